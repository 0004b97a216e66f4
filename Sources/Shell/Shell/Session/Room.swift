import Cells
import Localization

/// A part of the shell that answers some of the commands, with the state that these share.
protocol Room {
  var display: Display { get }
}

extension Room {
  var width: Int { display.width }
  func width(_ options: Options) -> Int { display.width(options) }
  /// In the width of the screen.
  func reply(_ words: String) -> Reply { Reply(.wrapped(words, to: width)) }
  /// Words that say what to type next.
  func advice(_ words: String) -> Styled { .wrapped(display.typed(words), to: width, .faint) }
  /// As lessons name it.
  var language: String { display.language.rawValue }
}
