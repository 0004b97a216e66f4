import ToyKit

/// A scene on the screen, with its last description.
final class RenderedScene<Message> {
  let controller: any SceneController
  private let id: AnyHashable
  private let table: RenderedTable<Message>?
  private let column: RenderedViews<Message>?
  private let bars: RenderedBars<Message>

  init(_ scene: Scene<Message>, send: @escaping Reporting<Message>) {
    id = scene.id
    switch scene.content {
    case .table(let description):
      let table = RenderedTable(description, send: send)
      (self.table, column, controller) = (table, nil, table.controller)
    case .column:
      let column = RenderedViews<Message>(.vertical, named: "column", send: send)
      let controller = ColumnScene()
      quietly { controller.view = column.stack }
      (table, self.column, self.controller) = (nil, column, controller)
    }
    bars = RenderedBars(of: controller, send: send)
    update(to: scene)
  }

  /// Whether it is the described scene.
  func isOf(_ scene: Scene<Message>) -> Bool {
    id == scene.id && (table == nil) == (scene.table == nil)
  }

  func update(to scene: Scene<Message>) {
    bars.update(to: scene)
    switch scene.content {
    case .table(let description): table?.update(to: description)
    case .column(let views): column?.update(to: views)
    }
    controller.handlers = bars.handlers + (table?.handlers ?? []) + (column?.handlers ?? [])
  }
}

/// A controller that the app does not write: it is made for a description. A control does not hold its target, and a
/// table not its delegate, so the controller does.
protocol SceneController: UIViewController {
  var handlers: [AnyObject] { get set }
}

/// The controller of a table.
@Traced(.view) final class TableScene: UITableViewController, SceneController {
  @Reference var handlers: [AnyObject] = []
  @Untraced override var lifelineName: String? { "tableVC" }

  init() {
    super.init(nibName: nil, bundle: nil)
  }
}

/// The controller of a column of views.
@Traced(.view) final class ColumnScene: UIViewController, SceneController {
  @Reference var handlers: [AnyObject] = []
  @Untraced override var lifelineName: String? { "columnVC" }

  init() {
    super.init(nibName: nil, bundle: nil)
  }
}
