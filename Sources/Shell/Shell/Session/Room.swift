import Cells
import Localization

/// What puts words on the display, in its width and its language.
protocol Displaying {
  var display: Display { get }
}

extension Displaying {
  var width: Int { display.width }
  func width(_ options: Options) -> Int { display.width(options) }
  /// In the width of the screen.
  func reply(_ words: String) -> Reply { Reply(.wrapped(words, to: width)) }
  /// Words that say what to type next.
  func advice(_ words: String) -> Styled { .wrapped(display.typed(words), to: width, .faint) }
  /// As lessons name it.
  var language: String { display.language.rawValue }
}

/// A part of the shell that answers some of the commands, with the state that these share. A room has the renderer, and
/// everything else through it.
protocol Room: Displaying {
  var renderer: RunRenderer { get }
}

extension Room {
  var display: Display { renderer.display }
  var library: Library { renderer.library }
  var run: CurrentRun { renderer.run }
  var delivery: Delivery { renderer.delivery }
  var environment: ShellEnvironment { delivery.environment }
}
