/// What the body of a node says, while it is computed.
public final class Expansion {
  let node: Node
  private(set) var elements: [Element] = []
  /// The views of the app in it, each of which gets a node.
  private(set) var slots: [Slot] = []
  private(set) var path: [AnyHashable] = []
  var environment: EnvironmentValues
  /// How a stack shows a value on its path, by the type of the value.
  var destinations: [ObjectIdentifier: (AnyHashable) -> Void] = [:]

  init(of node: Node) {
    self.node = node
    environment = node.environment
  }

  /// Adds a view at a place of the body.
  func add<Content: View>(_ view: Content, at step: AnyHashable) {
    path.append(step)
    defer { path.removeLast() }
    guard let view = view as? any KitView else { return addSlot(replacing: view) }
    view.expand(into: self)
  }

  private func addSlot(replacing view: any View) {
    let view = environment.replacement?(view) ?? view
    let slot = Slot(view, at: path, environment)
    slots.append(slot)
    elements.append(.slot(slot))
  }

  func add(_ element: Element) { elements.append(element) }

  /// The elements that are added in a closure. They are not added here.
  func collect(_ body: () -> Void) -> [Element] {
    let outer = elements
    elements = []
    body()
    let collected = elements
    elements = outer
    return collected
  }

  /// Changes the environment for what is added in a closure.
  func within(
    _ change: (inout EnvironmentValues) -> Void, adding body: () -> Void
  ) {
    let outer = environment
    change(&environment)
    body()
    environment = outer
  }

  /// The control at this place.
  func control(_ name: String) -> Control { node.control(at: path, name) }

  /// Runs a closure of the app that the body has handed over.
  func action(_ name: String, _ body: @escaping () -> Void) -> () -> Void {
    { [weak node] in
      guard let node else { return }
      deliver(.closure, name, to: node, cause: node.bodyCall, body)
    }
  }
}

/// A view of the app in the body of another one.
final class Slot {
  let identity: Node.Identity
  private let environment: EnvironmentValues
  private let make: (Node) -> Node
  private let hand: (Node) -> Bool
  /// The node at which the view is, once it is known.
  private(set) weak var node: Node?

  init<Content: View>(_ view: Content, at path: [AnyHashable], _ environment: EnvironmentValues) {
    let identity = Node.Identity(path: path, type: ObjectIdentifier(Content.self))
    self.identity = identity
    self.environment = environment
    make = { parent in
      making(ViewNode<Content>.self) {
        let node = ViewNode(view, identity, in: parent, environment)
        node.connect(view)
        return node
      }
    }
    hand = { ($0 as? ViewNode<Content>)?.take(view) ?? true }
  }

  /// Makes the node.
  func appear(in parent: Node) -> Node {
    let new = make(parent)
    node = new
    return new
  }

  /// Gives the view to the node. Returns whether the node's body has to be computed.
  func enter(_ known: Node) -> Bool {
    node = known
    known.environment = environment
    return hand(known)
  }
}
