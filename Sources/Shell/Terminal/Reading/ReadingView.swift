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
    var sitting = Sitting(text, on: console, prompt(), isFirst: !wasOpen, layout: layout)
    wasOpen = true
    while sitting.goesOn {
      if !keyboard.hasKey { sitting.showPage() }
      let event = keyboard.next()
      obey(event, of: keyboard, in: &sitting)
    }
    let shown = sitting.ended(andTyped: keyboard.lettersLeft)
    keyboard.release()
    return shown
  }

  private func obey(_ event: Keyboard.Event, of keyboard: Keyboard, in sitting: inout Sitting) {
    switch event {
    case .key(let key): sitting.press(key)
    case .ended: sitting.goesOn = false
    case .stopped:
      sitting.giveBackScreen()
      keyboard.stop()
      sitting.takeScreen()
      sitting.lay(out: resize())
    case .changed: sitting.lay(out: resize())
    }
  }
}

/// A text while it is read, from the first page on the screen to the prompt.
@MainActor
private struct Sitting {
  private let text: Styled
  private let console: Console
  private let layout: Reply.Later<Styled>?
  private var screen: ReadingScreen
  private var reading: ReadingState
  private var delivery = TextOutput.Delivery.delivered
  /// What the reader has left it with; `nil` when something else ended it.
  private var begun: BegunLine?
  var goesOn = true

  init(
    _ text: Styled, on console: Console, _ prompt: ReadingState.Prompt, isFirst: Bool,
    layout: Reply.Later<Styled>?
  ) {
    (self.text, self.console, self.layout) = (text, console, layout)
    screen = ReadingScreen(writer: console.writer, window: console.visible)
    reading = ReadingState(
      WindowedText(text, in: screen.window), prompt: prompt, isFirst: isFirst)
    takeScreen()
  }

  mutating func takeScreen() { send(ReadingScreen.begin) }

  func giveBackScreen() { _ = console.output.send(ReadingScreen.end) }

  mutating func showPage() {
    reading.pageIsShown()
    send(screen.text(of: reading))
  }

  /// Where nothing arrives any more, nothing is read.
  private mutating func send(_ output: String) {
    delivery = console.output.send(output)
    if delivery != .delivered { goesOn = false }
  }

  mutating func press(_ key: ReadingKey) {
    guard case .leaves(let line) = reading.press(key) else { return }
    (begun, goesOn) = (line, false)
  }

  /// - Parameter size: of the window; `nil` where none is known.
  mutating func lay(out size: ScreenSize?) {
    guard let size, size != screen.window else { return }
    screen = ReadingScreen(writer: console.writer, window: size)
    reading.lay(out: WindowedText(layout?.value ?? text, in: size))
  }

  /// Gives the screen back, with what was seen last where the reader has left.
  ///
  /// - Parameter letters: those that came with the last key.
  mutating func ended(andTyped letters: String) -> Shown {
    let rest = begun == nil ? "" : screen.linesLeft(of: reading).map { $0 + "\n" }.joined()
    let ending = console.output.send(ReadingScreen.end + rest)
    begun?.typed += letters
    return Shown(
      delivery: delivery == .delivered ? ending : delivery, begun: begun ?? BegunLine())
  }
}

/// What became of a text that was shown.
public struct Shown: Equatable, Sendable {
  public var delivery: TextOutput.Delivery
  /// What the reader has begun at the prompt.
  public var begun = BegunLine()
  /// Of the reply and of all that followed it: how the first ended that was not done.
  public var status = Reply.Status.done
}
