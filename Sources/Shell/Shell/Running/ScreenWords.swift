import Localization

/// A screen for screen readers: its words without frames.
struct ScreenWords {
  let text: String

  init(_ screen: String) { self.init(lines: Self.lines(of: screen)) }

  init(lines: [String]) {
    text = ([localized("On the screen:")] + lines.map { "   " + $0 }).joined(separator: "\n")
  }

  static func lines(of screen: String) -> [String] {
    screen.split(separator: "\n").map(words).filter { !$0.isEmpty }
  }

  /// Words that are apart on the screen are separated by semicolons.
  private static func words(_ line: Substring) -> String {
    line.split { "┌┐└┘│─├┤".contains($0) }
      .flatMap { String($0).split(separator: "  ", omittingEmptySubsequences: true) }
      .map { $0.drop { $0 == " " } }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}
