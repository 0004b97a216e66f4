/// What is handed down the tree: objects by their type, and a few values of the kit.
public struct EnvironmentValues {
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Whether lists show how to delete rows.
  public var editMode: Binding<EditMode>?
  /// Closes the sheet around the view.
  public var dismiss = DismissAction()
  /// Whether the app is in front.
  public var scenePhase = ScenePhase.active
  var isEnabled = true
  /// Adds a value to the path of the stack around the view.
  var push: ((AnyHashable) -> Void)?
  /// Where the view is, if its controls have names of their own there.
  var place = ControlPlace.screen
  var submit: () -> Void = {}
  /// The view that takes the place of another one; `nil` for most.
  var replacement: ((Any) -> (any View)?)?

  init() {}

  subscript<Object: AnyObject>(_ type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }
}

public nonisolated enum EditMode: Sendable {
  case inactive, active

  public var isEditing: Bool { self == .active }
}

public nonisolated enum ScenePhase: Sendable {
  case active, background
}

/// Closes a sheet: sets the binding to `false` that presents it.
public struct DismissAction {
  var isPresented: Binding<Bool>?

  public func callAsFunction() {
    Kit.shared.dismiss { isPresented?.wrappedValue = false }
  }
}

/// What was put into the environment above the view.
@propertyWrapper public struct Environment<Value>: NodeProperty {
  private let read: (EnvironmentValues) -> Value?
  private let asked: String?
  private let slot = Slot()

  private final class Slot {
    var value: Value?
  }

  /// An object, by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[type] }
    asked = "\(type)"
  }

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
    asked = nil
  }

  /// An object must be in the environment before it is read, as in SwiftUI.
  public var wrappedValue: Value {
    guard let value = slot.value else {
      preconditionFailure(
        """
        No \(Value.self) is in the environment. Add it with .environment(_:) to a view above this one.
        """)
    }
    return value
  }

  func connect(to node: Node, as name: String) {
    guard let asked else { return slot.value = read(node.environment) }
    deliver(.query, asked, from: node, to: SharedEnvironment.shared) {
      slot.value = read(node.environment)
    }
  }
}

extension Environment: HoldingObject {
  var object: (any Participant)? { asked == nil ? nil : slot.value as? any Participant }
}

/// The environments of all views, as one lifeline.
@Traced(.environment) final class SharedEnvironment {
  static var shared: SharedEnvironment { Device.current.neighbour(SharedEnvironment.init) }

  var lifelineName: String? { "Environment" }
}
