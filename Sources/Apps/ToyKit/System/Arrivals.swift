/// What is called when a presented scene has appeared.
struct Arrivals {
  private struct Arrival {
    weak var scene: UIViewController?
    let completion: () -> Void
  }

  private var arrivals: [Arrival] = []

  mutating func add(_ scene: UIViewController, _ completion: @escaping () -> Void) {
    arrivals.append(Arrival(scene: scene, completion: completion))
  }

  /// The completion of the first scene that is shown now; those of scenes that are gone before are forgotten.
  mutating func takeCompletion(shown: [UIViewController]) -> (() -> Void)? {
    arrivals.removeAll { $0.scene == nil }
    let found = arrivals.firstIndex { arrival in
      let scene = quietly { arrival.scene?.scene }
      return shown.contains { $0 === scene }
    }
    return found.map { arrivals.remove(at: $0).completion }
  }
}
