import Cells
import Foundation
import Shell

/// Shows a long text in the window of the terminal, and obeys the keys of the reader. Whatever ends it, the terminal
/// is left as it was found, with what was last seen on it.
@MainActor
public final class ReadingView {
  /// What letters mean at the prompt.
  var prompt: @MainActor () -> ReadingState.Prompt = { ReadingState.Prompt(follows: false) }
  /// Called when the window may have a new size. Returns what can be seen at once.
  var resize: @MainActor () -> ScreenSize? = { ScreenSize(ofDescriptor: STDOUT_FILENO) }

  /// Whether a text was read before.
  private var wasOpen = false

  public init() {}

  /// - Parameter layout: makes the text again for another size of the window; `nil` when that is not possible.
  /// - Returns: `nil`, with nothing shown, when standard input is no terminal.
  func show(
    _ text: Styled, on console: Console, layout: Reply.Later<Styled>? = nil
  ) -> Shown? {
    guard var keyboard = Keyboard() else { return nil }
    var screen = ReadingScreen(writer: console.writer, window: console.visible)
    var reading = ReadingState(
      WindowedText(text, in: screen.window), prompt: prompt(), isFirst: !wasOpen)
    wasOpen = true
    var delivery = console.output.send(ReadingScreen.begin)
    var begun: BegunLine?
    reading: while delivery == .delivered, begun == nil {
      if !keyboard.hasKey {
        reading.pageIsShown()
        delivery = console.output.send(screen.text(of: reading))
      }
      switch keyboard.next() {
      case .key(let key):
        if case .leaves(let line) = reading.press(key) { begun = line }
        continue
      case .ended: break reading
      case .stopped:
        _ = console.output.send(ReadingScreen.end)
        keyboard.stop()
        delivery = console.output.send(ReadingScreen.begin)
      case .changed: break
      }
      guard let size = resize(), size != screen.window else { continue }
      screen = ReadingScreen(writer: console.writer, window: size)
      reading.lay(out: WindowedText(layout?.value ?? text, in: size))
    }
    let rest = begun == nil ? "" : screen.linesLeft(of: reading).map { $0 + "\n" }.joined()
    let ending = console.output.send(ReadingScreen.end + rest)
    begun?.typed += keyboard.lettersLeft
    keyboard.release()
    return Shown(delivery == .delivered ? ending : delivery, begun: begun ?? BegunLine())
  }
}

/// What became of a text that was shown.
public struct Shown: Equatable, Sendable {
  public var delivery: TextOutput.Delivery
  /// What the reader has begun at the prompt.
  public var begun: BegunLine
  /// Of the reply and of all that followed it: how the first ended that was not done.
  public var status = Reply.Status.done

  init(_ delivery: TextOutput.Delivery, begun: BegunLine = BegunLine()) {
    self.delivery = delivery
    self.begun = begun
  }
}
