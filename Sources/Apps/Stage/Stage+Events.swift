// What happens without the user.

import Actions
import AppInterface
import Localization

extension Stage {
  func performEvent(_ action: Action) throws(ActionProblem) {
    if case .network(let online) = action { return device.isOnline = online }
    try requireRunning()
    let turn = turnRunner(for: action)
    switch action {
    case .tick(let times): try tick(times, turn)
    case .answer:
      guard Network.shared.isWaiting else {
        let controls = VisibleControls()
        throw controls.isRefreshing
          ? .refreshesForEver : .nothingToAnswer(canPull: controls.canBePulled)
      }
      turn { Network.shared.deliverNextAnswer() }
    case .remoteDelete(let name):
      try remote(name, turn) { RemoteSync.shared.delete(name, from: $0) }
    case .remoteRename(let name, let new):
      try remote(name, turn) { RemoteSync.shared.rename(name, to: new, in: $0) }
    case .follow(let link):
      let url = try url(link)
      turn { UIKit.shared.follow(url) }
    default: break
    }
  }

  private func tick(_ times: Int, _ turn: (() -> Void) -> Void) throws(ActionProblem) {
    guard device.clock.isTicking else {
      throw .noTimer(buttons: VisibleControls().tappableLabels)
    }
    // The seconds are apart: blocks of the main queue run in between.
    for _ in 0..<times {
      device.clock.advance(inTurn: turn)
      UIKit.shared.runUntilIdle(inTurn: turn)
    }
  }

  private func remote(
    _ name: String, _ turn: (() -> Void) -> Void, _ change: @escaping (any SyncedItems) -> Void
  ) throws(ActionProblem) {
    let items = pattern.code.syncedItems
    let names = items?.names ?? []
    let name = name.spelled(as: names)
    guard let items, names.contains(name) else { throw .noItem(name, items: names) }
    turn { change(items) }
  }

  private func url(_ link: String) throws(ActionProblem) -> URL {
    guard let example = pattern.app.exampleLink else { throw .opensNoLinks }
    guard let url = URL(string: link), url.scheme == URL(string: example)?.scheme else {
      throw .foreignLink(link, example: example)
    }
    return url
  }
}
