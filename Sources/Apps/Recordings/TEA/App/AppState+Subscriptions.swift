import RecordingsApp
import TEAKit

extension AppState {
  var subscriptions: [Subscription<Message>] {
    [.storeChanged, playState?.progress, recordState?.progress].compactMap { $0 }
  }
}

extension Subscription<AppState.Message> {
  static var storeChanged: Subscription {
    Subscription("storeChanged") { send in
      let observer = NotificationCenter.default.addObserver(
        forName: Store.changedNotification, object: nil, queue: nil
      ) { notification in
        guard let items = notification.userInfo["items"] as? Document else { return }
        send(.storeChanged(items))
      }
      return { NotificationCenter.default.removeObserver(observer) }
    }
  }

  static func progress(of player: Player) -> Subscription {
    Subscription("playProgress", to: player) { send in
      player.update = { send(.player(.progressed($0))) }
      return { player.update = { _ in } }
    }
  }

  static func progress(of recorder: Recorder) -> Subscription {
    Subscription("recordProgress", to: recorder) { send in
      recorder.update = { send(.recorder(.progressed($0))) }
      return { recorder.update = { _ in } }
    }
  }
}
