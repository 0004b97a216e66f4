/// Why a look could not be read, or means nothing here.
public enum LookProblem: Error, Equatable, Sendable {
  /// A word where a part should begin.
  case unknownPart(String)
  case nothingSaid(Look.Part)
  case saidTooMuch(Look.Part, String)
  case badNumber(Look.Part, String)
  case unknownName(String, Look.Part)
  /// There are fewer messages.
  case noMessage(Int, last: Int)
}
