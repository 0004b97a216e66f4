/// UIKit's state restoration: scenes with a restoration identifier are saved, made again and told.
public struct StateRestoration {
  private let uikit: UIKit
  private let file = "restoration"

  public init() {
    uikit = UIKit.shared
  }

  /// One scene in the archive: where it stood, and what it wrote.
  private struct SavedScene: Sendable {
    let identifier: String
    let place: Place
    let values: [String: any Sendable]
  }

  private enum Place: Sendable {
    case master(Int)
    case detail
  }

  public static var hasSavedState: Bool { Device.current.disk["restoration"] != nil }

  /// Asks the app delegate, then every scene, each in a turn of its own.
  public func save(inTurn: (() -> Void) -> Void) {
    let coder = quietly { NSCoder() }
    guard ask(inTurn, { $0.application(UIApplication.shared, shouldSaveApplicationState: coder) })
    else { return }
    var saved: [SavedScene] = []
    for (scene, place) in quietly({ restorableScenes }) {
      let coder = quietly { NSCoder() }
      inTurn { tell(scene) { scene.encodeRestorableState(with: coder) } }
      saved.append(
        SavedScene(
          identifier: scene.restorationIdentifier ?? "", place: place, values: coder.values))
    }
    Device.current.disk[file] = saved
  }

  /// After a launch: makes the scenes that are missing, puts them in place, and tells each.
  public func restore(inTurn: (() -> Void) -> Void) {
    guard let saved = Device.current.disk[file] as? [SavedScene] else { return }
    let coder = quietly { NSCoder() }
    guard
      ask(inTurn, { $0.application(UIApplication.shared, shouldRestoreApplicationState: coder) })
    else { return }
    for record in saved {
      inTurn {
        acting(as: uikit) {
          guard let scene = scene(for: record) else { return }
          let coder = quietly { NSCoder(record.values) }
          tell(scene) { scene.decodeRestorableState(with: coder) }
        }
      }
    }
  }

  private func ask(
    _ inTurn: (() -> Void) -> Void, _ question: @escaping (any UIApplicationDelegate) -> Bool
  ) -> Bool {
    guard let delegate = uikit.delegate else { return false }
    var answer = false
    inTurn {
      answer = deliver(.lifecycle, from: uikit, to: delegate) { question(delegate) }
    }
    return answer
  }

  private func tell(_ scene: UIViewController, _ body: () -> Void) {
    deliver(.lifecycle, from: uikit, to: scene, body)
  }

  private var panes: [UINavigationController] {
    quietly {
      (uikit.rootViewController as? UISplitViewController)?.viewControllers
        .compactMap { $0 as? UINavigationController } ?? []
    }
  }

  private var restorableScenes: [(UIViewController, Place)] {
    let master = panes.first?.viewControllers ?? []
    let detail = panes.count > 1 ? panes.last?.topViewController : nil
    let stack = master.enumerated().map { ($1, Place.master($0)) }
    return (stack + [detail].compactMap { $0 }.map { ($0, .detail) })
      .filter { $0.0.restorationIdentifier != nil }
  }

  private func scene(for record: SavedScene) -> UIViewController? {
    switch record.place {
    case .detail: return quietly { panes.last?.topViewController }
    case .master(let depth):
      guard let stack = panes.first else { return nil }
      let existing = quietly { stack.viewControllers }
      return existing.indices.contains(depth) ? existing[depth] : push(record.identifier, on: stack)
    }
  }

  private func push(_ identifier: String, on stack: UINavigationController) -> UIViewController? {
    let storyboard = quietly { stack.viewControllers.first?.storyboard }
    guard let scene = storyboard?.instantiateViewController(withIdentifier: identifier) else {
      return nil
    }
    quietly { stack.pushViewController(scene, animated: false) }
    return scene
  }
}
