import Cells
import Localization

/// A screen for screen readers: its words without frames.
enum ScreenWords {
  static func text(_ lines: [String]) -> String {
    ([localized("On the screen:")] + lines.map { "   " + $0 }).joined(separator: "\n")
  }

  static func lines(of screen: String) -> [String] {
    screen.split(separator: "\n").map(words).filter { !$0.isEmpty }
  }

  /// Words that are apart on the screen are separated by semicolons.
  private static func words(_ line: Substring) -> String {
    line.split { "┌┐└┘│─├┤".contains($0) }
      .flatMap { String($0).split(separator: "  ", omittingEmptySubsequences: true) }
      .map(\.trimmed)
      .filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}
