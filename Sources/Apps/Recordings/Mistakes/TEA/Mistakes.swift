import RecordingsApp
import TEAKit

extension RecordingsTEA {
  public static var mistakes: [Mistake] {
    [M1.mistake, M2.mistake, M3.mistake, M4.mistake, M5.mistake, StaleCopy.mistake]
  }
}

/// The app with a state that does something wrong.
enum Wrong<State: WrongState> {
  static var launcher: Launcher { Launcher(delegate: AppDelegate.init) }

  @Traced(.app) final class AppDelegate: TEA.AppDelegate {
    override func makeDriver() -> any AppDriver {
      Driver(State(right: AppState(items: Store.shared.items)))
    }
  }
}

/// A state that does all but one thing as the right one does.
protocol WrongState: Program where Message == AppState.Message, Saved == AppState.Saved {
  var right: AppState { get set }

  init(right: AppState)
}

extension WrongState {
  mutating func update(_ message: AppState.Message) -> [AppCommand] { right.update(message) }

  var view: SplitView<AppState.Message> { right.view }

  var subscriptions: [Subscription<AppState.Message>] { right.subscriptions }

  var saved: AppState.Saved { right.saved }

  mutating func restore(_ saved: AppState.Saved) -> [AppCommand] { right.restore(saved) }

  var drawn: Any { right }
}
