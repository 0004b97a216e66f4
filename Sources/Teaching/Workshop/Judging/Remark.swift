import Localization
import Trace

/// Something that works and keeps the contract, and that a reader of the code would ask about. It fails no layer.
public nonisolated enum Remark: Equatable, Sendable {
  /// In one turn, an object says the same to the same object again, and nothing has changed in between.
  case repeated(Repetition)
  /// Objects that the code creates, and to which nothing is said.
  case unused([String], scenario: String)
  /// A private property that nothing uses.
  case leftOver(String, file: String, line: Int)

  public struct Repetition: Equatable, Sendable {
    public var scenario: String
    /// `rename "Hello" to "Hi"`
    public var action: String
    public var kind: MessageKind
    /// The names of the sender and of the receiver.
    public var from, to: String
    public var text: String
    /// How often it is said in that turn.
    public var times: Int
  }
}

extension Remark {
  /// What there is to ask about a run.
  ///
  /// - Parameter known: of runs that need no remark: those of the pattern as it is, and those that have theirs.
  static func all(on habits: Habits, in scenario: String, besides known: [Habits]) -> [Remark] {
    let repeated = habits.repetitions(in: scenario)
      .filter { said in !known.contains { $0.repeated[said.key] != nil } }
      .map { Remark.repeated($0.repetition) }
    let unused = habits.unused
      .filter { object in !known.contains { $0.unused.contains { $0.type == object.type } } }
      .map(\.name)
    return repeated + (unused.isEmpty ? [] : [.unused(unused, scenario: scenario)])
  }

  /// What was found, where, and what to ask yourself.
  public var words: String {
    switch self {
    case .repeated(let said):
      let times = said.times
      return said.kind == .query
        ? localized(
          "In \(said.scenario), after \(said.action), \(said.from) asks \(said.to) \(times) times: \(said.text.printable). The answer cannot have changed. Ask once, and keep the answer."
        )
        : localized(
          "In \(said.scenario), after \(said.action), \(said.from) says \(times) times to \(said.to): \(said.text.printable). Nothing has changed in between. Once is enough."
        )
    case .unused(let names, let scenario):
      return localized(
        "In \(scenario), these objects are created and get no message: \(names.listed(.and)). Are they needed?"
      )
    case .leftOver(let name, let file, let line):
      return localized("edit/\(file):\(line): nothing uses \(name). Is it needed?")
    }
  }
}
