/// Which call brought a scene to the screen, or took it away. The framework tells the scene later, in a turn of its
/// own.
struct SceneChanges {
  private var visible: Set<ObjectIdentifier> = []
  private var origins: [ObjectIdentifier: TraceRecorder.Cause] = [:]

  /// The scenes that are on the screen now.
  mutating func note(_ scenes: [UIViewController]) {
    let now = Set(scenes.map { ObjectIdentifier($0) })
    for scene in now.symmetricDifference(visible) { origins[scene] = causeNow }
    visible = now
  }

  func origin(of scene: UIViewController) -> TraceRecorder.Cause? {
    origins[ObjectIdentifier(scene)]
  }
}
