/// Why a look could not be read, or means nothing here.
public enum DiagramFilterProblem: Error, Equatable, Sendable {
  /// A word where a part should begin.
  case unknownPart(String)
  case nothingSaid(DiagramFilter.Part)
  case saidTooMuch(DiagramFilter.Part, String)
  case badNumber(DiagramFilter.Part, String)
  case unknownName(String, DiagramFilter.Part)
  /// There are fewer messages.
  case noMessage(Int, last: Int)
}
