/// A description of the window: a value that is made again for each state. Nothing in it is a view.
public struct SplitView<Message> {
  /// The first pane, from the root to the scene on top.
  public var scenes: [Scene<Message>]
  /// The second pane.
  public var detail: Scene<Message>
  /// What is presented on top of both; `nil` for nothing.
  public var modal: Scene<Message>?
  /// Sent after the back button has popped a scene.
  public var onBack: Message

  public init(
    scenes: [Scene<Message>], detail: Scene<Message>, modal: Scene<Message>? = nil, onBack: Message
  ) {
    self.scenes = scenes
    self.detail = detail
    self.modal = modal
    self.onBack = onBack
  }
}

/// `Recordings › Work | Hello`
extension SplitView: CustomStringConvertible {
  public var description: String {
    let stack = scenes.map(\.title).joined(separator: " › ")
    return ([stack, detail.title, modal?.title].compactMap { $0 }.filter { !$0.isEmpty })
      .joined(separator: " | ")
  }
}

/// A scene: what is in its bars, and a table or a column of views.
public struct Scene<Message> {
  /// A scene with the same identity is the same scene: its views stay.
  public var id: AnyHashable
  public var title: String
  public var leftItem: BarItem<Message>?
  public var rightItem: BarItem<Message>?
  public var toolbar: [BarItem<Message>]
  public var content: Content

  public enum Content {
    case table(Table<Message>)
    case column([View<Message>])
  }

  public init(
    id: AnyHashable, title: String = "", leftItem: BarItem<Message>? = nil,
    rightItem: BarItem<Message>? = nil, toolbar: [BarItem<Message>] = [], _ content: Content
  ) {
    self.id = id
    self.title = title
    self.leftItem = leftItem
    self.rightItem = rightItem
    self.toolbar = toolbar
    self.content = content
  }

  /// The table, if it is one.
  public var table: Table<Message>? {
    if case .table(let table) = content { table } else { nil }
  }

  /// The views, if it is no table.
  public var views: [View<Message>] {
    if case .column(let views) = content { views } else { [] }
  }
}

public enum BarItem<Message> {
  /// Switches the edit mode of its scene. The mode is UIKit's: the state does not know it.
  case edit
  case button(id: String, title: String, onTap: Message)
}
