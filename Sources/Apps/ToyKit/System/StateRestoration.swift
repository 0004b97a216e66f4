/// UIKit's state restoration: scenes with a restoration identifier are saved, and after a launch created
/// again with their state.
public struct StateRestoration {
  private let uikit: UIKit
  private let file = "restoration"

  public init() {
    uikit = UIKit.shared
  }

  /// A scene in the archive: its place, and the state that it has saved.
  private struct SavedScene: Sendable {
    let identifier: String
    let place: Place
    let values: [String: any Sendable]
  }

  private enum Place: Sendable {
    case master(Int)
    case detail
  }

  /// The state of the app delegate and of the scenes.
  private struct SavedState: Sendable {
    var app: [String: any Sendable]
    var scenes: [SavedScene]
  }

  /// Saves the state of the app delegate and of every scene, each in a turn of its own. Does nothing when
  /// the delegate refuses.
  public func save(inTurn: (() -> Void) -> Void) {
    let coder = quietly { NSCoder() }
    guard ask(inTurn, { $0.application(.shared, shouldSaveApplicationState: coder) }) == true
    else { return }
    ask(inTurn) { $0.application(.shared, willEncodeRestorableStateWith: coder) }
    var saved = SavedState(app: coder.values, scenes: [])
    for (scene, place) in quietly({ restorableScenes }) {
      let coder = quietly { NSCoder() }
      inTurn { tell(scene) { scene.encodeRestorableState(with: coder) } }
      saved.scenes.append(
        SavedScene(
          identifier: scene.restorationIdentifier ?? "", place: place, values: coder.values))
    }
    Device.current.disk[file] = saved
  }

  /// After a launch: creates the missing scenes, and restores the state of each in a turn of its own. Does
  /// nothing when no state is saved, or the delegate refuses.
  public func restore(inTurn: (() -> Void) -> Void) {
    guard let saved = Device.current.disk[file] as? SavedState else { return }
    let coder = quietly { NSCoder(saved.app) }
    guard ask(inTurn, { $0.application(.shared, shouldRestoreApplicationState: coder) }) == true
    else { return }
    for record in saved.scenes {
      inTurn { acting(as: uikit) { restore(record) } }
    }
    ask(inTurn) { $0.application(.shared, didDecodeRestorableStateWith: coder) }
  }

  /// The view of a scene is loaded before the scene reads its state.
  private func restore(_ record: SavedScene) {
    let coder = quietly { NSCoder(record.values) }
    guard let scene = scene(for: record, coder) else { return }
    scene.loadIfNeeded()
    tell(scene) { scene.decodeRestorableState(with: coder) }
  }

  @discardableResult
  private func ask<Answer>(
    _ inTurn: (() -> Void) -> Void, _ question: @escaping (any UIApplicationDelegate) -> Answer
  ) -> Answer? {
    var answer: Answer?
    inTurn { answer = ask(question) }
    return answer
  }

  private func ask<Answer>(_ question: (any UIApplicationDelegate) -> Answer) -> Answer? {
    guard let delegate = uikit.delegate else { return nil }
    return deliver(.lifecycle, from: uikit, to: delegate) { question(delegate) }
  }

  private func tell(_ scene: UIViewController, _ body: () -> Void) {
    deliver(.lifecycle, from: uikit, to: scene, body)
  }

  private var panes: [UIViewController] {
    quietly { (uikit.rootViewController as? UISplitViewController)?.viewControllers ?? [] }
  }

  private var stack: UINavigationController? { panes.first as? UINavigationController }

  /// The scene in the second pane, with or without a navigation controller.
  private var detail: UIViewController? { panes.dropFirst().last?.scene }

  private var restorableScenes: [(UIViewController, Place)] {
    let master = (stack?.viewControllers ?? []).enumerated().map { ($1, Place.master($0)) }
    return (master + [detail].compactMap { $0 }.map { ($0, .detail) })
      .filter { $0.0.restorationIdentifier != nil }
  }

  private func scene(for record: SavedScene, _ coder: NSCoder) -> UIViewController? {
    switch record.place {
    case .detail: return quietly { detail } ?? showDetail(record.identifier, coder)
    case .master(let depth):
      guard let stack else { return nil }
      let existing = quietly { stack.viewControllers }
      return existing.indices.contains(depth)
        ? existing[depth]
        : push(record.identifier, on: stack, coder)
    }
  }

  private func push(
    _ identifier: String, on stack: UINavigationController, _ coder: NSCoder
  ) -> UIViewController? {
    let answer = ask(for: [stack.restorationIdentifier ?? "", identifier], coder)
    let storyboard = quietly { stack.viewControllers.first?.storyboard }
    guard
      let scene = answer ?? storyboard?.instantiateViewController(withIdentifier: identifier)
    else { return nil }
    quietly { stack.pushViewController(scene, animated: false) }
    return scene
  }

  /// The second pane is empty when the app leaves it to restoration.
  private func showDetail(_ identifier: String, _ coder: NSCoder) -> UIViewController? {
    guard let split = uikit.rootViewController as? UISplitViewController,
      let scene = ask(for: [identifier], coder)
    else { return nil }
    quietly { split.showDetailViewController(scene, sender: nil) }
    return scene
  }

  private func ask(for path: [String], _ coder: NSCoder) -> UIViewController? {
    ask {
      $0.application(.shared, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    } ?? nil
  }
}

/// The archive for the state of scenes. It holds values, no objects.
@Traced(Role.system) public final class NSCoder {
  @Untraced private(set) var values: [String: any Sendable]

  public init(_ values: [String: any Sendable] = [:]) {
    self.values = values
  }

  /// What was saved under a name; empty when nothing was.
  public convenience init(savedAs file: String) {
    self.init(Device.current.disk[file] as? [String: any Sendable] ?? [:])
  }

  @Untraced public func save(as file: String) { Device.current.disk[file] = values }

  public var lifelineName: String? { "coder" }

  public func encode(_ value: [UUID], forKey key: String) { values[key] = value }

  public func encode(_ value: String?, forKey key: String) { values[key] = value }

  public func decodeObject(forKey key: String) -> [UUID]? { values[key] as? [UUID] }

  public func decodeString(forKey key: String) -> String? { values[key] as? String }
}
