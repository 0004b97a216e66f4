/// Brings what the bodies say onto the screen of the toy UIKit.
///
/// The objects of UIKit are made again each time, and nothing of them is recorded: that is the kit's own business.
final class HostWindow {
  private let window = unrecorded { UIWindow() }
  /// UIKit does not hold targets, delegates and data sources.
  private var held: [AnyObject] = []

  func show(_ tree: Tree) {
    unrecorded {
      var maker = ControllerMaker()
      let root = maker.root(of: tree.root)
      window.rootViewController = root
      window.makeKeyAndVisible()
      for scene in maker.presented(by: tree) {
        root.present(scene, animated: true)
        UIKit.shared.runUntilScenesAreShown()
      }
      UIKit.shared.runUntilScenesAreShown()
      held = maker.held
    }
  }
}

/// Runs a body as if nobody recorded.
func unrecorded<Result>(_ body: () -> Result) -> Result {
  let recorder = TraceRecorder.current
  TraceRecorder.current = nil
  defer { TraceRecorder.current = recorder }
  return body()
}
