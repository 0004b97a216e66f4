/// A node for a view of the app.
final class ViewNode<Content: View>: Node {
  private var view: Content
  private var said: Content.Body?

  override class var _lifelineType: String { "\(Content.self)" }

  init(_ view: Content, _ identity: Identity, in parent: Node?, _ environment: EnvironmentValues) {
    self.view = view
    super.init(identity, in: parent, environment)
  }

  override func describe() { said = view.body }

  override func expandBody(into expansion: Expansion) {
    if let said { expansion.add(said, at: "body") }
  }

  /// Takes the new value of the view. Returns whether it differs from the one before.
  func take(_ new: Content) -> Bool {
    defer {
      view = new
      connect(new)
    }
    guard !areEqual(view, new) else { return false }
    differing = differences(view, new)
    return true
  }
}
