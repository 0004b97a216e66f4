/// The columns of a trace as a table, for databases and spreadsheets.
///
/// A cell is empty where a record has no such value. No name is a reserved word of SQL.
public enum TraceColumn: String, CaseIterable, Sendable {
  /// What was run; the same in every row, so that tables of several runs can be put together.
  case pattern, scenario, mistake
  /// The number of the record, and what it tells: `message`, `state`, `participant` …
  case n, event
  /// The turn that a record belongs to, and the action that caused it.
  case turn, action
  /// A message: how deep it is nested, and the records of the call around it, of the call that caused it, and of the call
  /// in which its receiver registered for it. A change of state has a parent, too.
  case depth, parent, cause, origin
  /// How a message travelled, and its two ends.
  case kind, sender
  case senderRole = "sender_role"
  case receiver
  case receiverRole = "receiver_role"
  /// What a message says, or what a screen shows.
  case text
  /// A list in JSON.
  case arguments
  /// Where the code is that got a message.
  case sourceFile = "source_file"
  case sourceLine = "source_line"
  /// The object of any other record: it was created, changed, released, or holds a reference.
  case object
  case objectType = "object_type"
  case objectRole = "object_role"
  /// A stored property: for a change its old and new value, for a reference the object it holds, and how.
  case property
  case oldValue = "old_value"
  case newValue = "new_value"
  case held, strength
  /// `true` where a reference ends.
  case ended
  /// The record of the message that returned, and its value or its error.
  case answers, returned, thrown
  /// The objects that were gone when the process was killed before a turn: a list in JSON.
  case killed
  /// Fields that only a newer program knows: an object in JSON.
  case other
}
