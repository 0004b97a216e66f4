/// The app: a value that says which scenes it has.
public protocol App {
  associatedtype Body: Scene
  init()
  var body: Body { get }
}

/// A window of the app.
public protocol Scene {
  func expand(into expansion: Expansion)
}

public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func expand(into expansion: Expansion) { expansion.add(content, at: "window") }
}

/// The node of the app itself. It has state, as a view has.
final class AppNode<Running: App>: Node {
  private let app: Running
  private var said: Running.Body?

  override class var _lifelineType: String { "\(Running.self)" }
  override class var _lifelineRole: Role { .app }

  init(_ app: Running, _ environment: EnvironmentValues) {
    self.app = app
    super.init(Identity(path: [], type: ObjectIdentifier(Running.self)), in: nil, environment)
  }

  override func describe() { said = app.body }

  override func expandBody(into expansion: Expansion) { said?.expand(into: expansion) }
}

extension Launcher {
  /// Starts an app that is written with this kit.
  public init<Running: App>(_ app: Running.Type) {
    self.init(delegate: { HostDelegate(app, EnvironmentValues()) })
  }

  /// Starts an app in which one view is replaced wherever it is used. What the old one is asked leaves no trace: it never
  /// was on the screen.
  public init<Running: App, Old: View>(
    _ app: Running.Type, replacing old: Old.Type, by new: @escaping (Old) -> some View
  ) {
    var environment = EnvironmentValues()
    environment.replacement = { old in (old as? Old).map { old in unrecorded { new(old) } } }
    self.init(delegate: { HostDelegate(app, environment) })
  }
}

/// What UIKit knows of the app. It has no lifeline: the kit's app is the app.
private final class HostDelegate<Running: App>: UIApplicationDelegate {
  var window: UIWindow?
  private let environment: EnvironmentValues

  init(_ app: Running.Type, _ environment: EnvironmentValues) { self.environment = environment }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Kit.shared.run { _ in
      making(AppNode<Running>.self) {
        let app = Running()
        let node = AppNode(app, environment)
        node.connect(app)
        return node
      }
    }
    return true
  }

  /// UIKit has nothing to save. The kit's views save what they have to, with `@SceneStorage`.
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    Kit.shared.enterBackground()
    return false
  }
}
