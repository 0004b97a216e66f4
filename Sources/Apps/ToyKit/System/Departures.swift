/// Scenes that are being dismissed, until they are gone.
struct Departures {
  private struct Departure {
    weak var scene: UIViewController?
    weak var presenter: UIViewController?
    let completion: (() -> Void)?
  }

  private var departures: [Departure] = []

  mutating func begin(
    _ scene: UIViewController, from presenter: UIViewController, completion: (() -> Void)?
  ) {
    departures.append(Departure(scene: scene, presenter: presenter, completion: completion))
  }

  func contains(_ scene: UIViewController) -> Bool { departures.contains { $0.scene === scene } }

  func scene(leaving presenter: UIViewController) -> UIViewController? {
    departures.first { $0.presenter === presenter }?.scene
  }

  /// The scenes are gone: forgets them, up to the first with a completion.
  mutating func takeCompletion() -> (() -> Void)? {
    while !departures.isEmpty {
      if let completion = departures.removeFirst().completion { return completion }
    }
    return nil
  }
}
