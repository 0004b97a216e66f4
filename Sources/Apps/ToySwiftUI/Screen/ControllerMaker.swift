/// Makes view controllers for what bodies say.
struct ControllerMaker {
  private(set) var held: [AnyObject] = []

  mutating func root(of node: Node) -> UIViewController {
    for element in node.elements.flat {
      guard case .split(let list, let detail) = element else { continue }
      let split = UISplitViewController()
      let (first, second) = (pane(list.flat), pane(detail.flat))
      split.setPanes(first, second)
      return split
    }
    return scene(node.elements.flat)
  }

  private mutating func pane(_ elements: [Element]) -> UIViewController {
    for case .stack(let stack) in elements { return navigation(stack) }
    return scene(elements)
  }

  private mutating func navigation(_ stack: Element.Screens) -> UIViewController {
    let scenes = stack.screens.map { scene($0.flat) }
    for scene in scenes.dropFirst() { scene.navigationItem.leftBarButtonItem = backItem(stack) }
    let navigation = UINavigationController()
    navigation.restorationIdentifier = "NavigationStack"
    navigation.setViewControllers(scenes, animated: false)
    return navigation
  }

  private mutating func backItem(_ stack: Element.Screens) -> UIBarButtonItem {
    item(
      .init(
        control: stack.backButton, content: [.text("‹ Back")], isEnabled: true, touch: stack.pop))
  }

  // MARK: Presented

  /// Alerts and sheets, in the order in which they were opened.
  mutating func presented(by tree: Tree) -> [UIViewController] {
    let nodes = tree.root.preorder + tree.leaving.flatMap(\.preorder)
    var open: [(number: Int, content: Element.Presentation.Content)] = []
    for node in nodes {
      for case .presentation(let presentation) in node.elements {
        guard let shown = node.presented[presentation.path] else { continue }
        open.append((shown.number, presentation.content))
      }
    }
    return open.sorted { $0.number < $1.number }.map { presented($0.content) }
  }

  private mutating func presented(_ content: Element.Presentation.Content) -> UIViewController {
    switch content {
    case .sheet(let elements): scene(elements.flat)
    case .alert(let title, let message, let parts): alert(title, message, parts)
    }
  }

  private mutating func alert(
    _ title: String, _ message: String, _ parts: [Element]
  ) -> UIViewController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.closesItself = false
    for part in parts {
      switch part {
      case .field(let field):
        alert.addTextField()
        if let view = alert.textFields?.last { fill(view, field, isInAlert: true) }
      case .button(let button):
        let action = UIAlertAction(title: button.label, style: .default) { _ in
          button.control.touch("tap", button.touch)
        }
        alert.addAction(action)
        action.isEnabled = button.isEnabled
      default: break
      }
    }
    return alert
  }

  // MARK: Scenes

  private mutating func scene(_ elements: [Element]) -> UIViewController {
    let scene = UIViewController()
    var list: Element.Rows?
    var refreshing: Element.Refreshing?
    for element in elements {
      switch element {
      case .title(let title): scene.title = title
      case .bar(let place, let parts): put(parts.flat, at: place, of: scene)
      case .list(let rows): list = list ?? rows
      case .refreshing(let work): refreshing = refreshing ?? work
      default: break
      }
    }
    scene.view =
      list.map { table($0, refreshing) }
      ?? UIStackView(arrangedSubviews: elements.compactMap { view($0) })
    return scene
  }

  private mutating func put(
    _ parts: [Element], at place: ToolbarItemPlacement, of scene: UIViewController
  ) {
    let items = parts.compactMap { part -> UIBarButtonItem? in
      if case .button(let button) = part { item(button) } else { nil }
    }
    switch place {
    case .topBarLeading: scene.navigationItem.leftBarButtonItem = items.first
    case .primaryAction: scene.navigationItem.rightBarButtonItem = items.first
    case .bottomBar: scene.toolbarItems = items
    }
  }

  private mutating func item(_ button: Element.Touchable) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: button.label, style: .plain, target: nil, action: nil)
    item.isEnabled = button.isEnabled
    item.setTarget(button.target, action: Target.fire)
    return item
  }

  // MARK: Views

  private mutating func view(_ element: Element) -> UIView? {
    switch element {
    case .text(let text): UILabel(text: text)
    case .line(let parts):
      UIStackView(arrangedSubviews: parts.flat.compactMap { view($0) }, axis: .horizontal)
    case .button(let button): self.button(button)
    case .field(let field): self.field(field)
    case .slider(let track): slider(track)
    default: nil
    }
  }

  private mutating func button(_ button: Element.Touchable) -> UIView {
    let view = UIButton(title: button.label)
    view.isEnabled = button.isEnabled
    view.addTarget(button.target, action: Target.fire(_:), for: .touchUpInside)
    return view
  }

  private mutating func field(_ field: Element.Field) -> UIView {
    let view = UITextField()
    fill(view, field, isInAlert: false)
    return view
  }

  /// Outside of alerts Return is pressed after typing.
  private mutating func fill(_ view: UITextField, _ field: Element.Field, isInAlert: Bool) {
    view.text = field.text
    view.placeholder = field.placeholder
    guard isInAlert else { return view.delegate = hold(FieldDelegate(field)) }
    let edit = field.edit
    let target = field.control.onTouch { view in
      let text = (view as? UITextField)?.text ?? ""
      return ("type \(text.swiftLiteral)", { edit(text) })
    }
    view.addTarget(target, action: Target.fire(_:), for: .editingChanged)
  }

  private mutating func slider(_ track: Element.Track) -> UIView {
    let view = UISlider()
    view.accessibilityLabel = track.label
    view.maximumValue = Float(track.maximum)
    view.value = Float(track.value)
    let move = track.move
    let target = track.control.onTouch { view in
      let value = Double((view as? UISlider)?.value ?? 0)
      return ("drag to \(Int(value))", { move(value) })
    }
    view.addTarget(target, action: Target.fire(_:), for: .valueChanged)
    return view
  }

  private mutating func table(
    _ rows: Element.Rows, _ refreshing: Element.Refreshing?
  ) -> UITableView {
    let table = UITableView()
    let source = hold(Source(rows))
    table.dataSource = source
    table.delegate = source
    table.isEditing = rows.isEditing
    if let refreshing {
      let control = UIRefreshControl()
      let pull = refreshing.pull
      let target = rows.control.onTouch { _ in ("pull", pull) }
      control.addTarget(target, action: Target.fire(_:), for: .valueChanged)
      if refreshing.isUnderWay() { control.beginRefreshing() }
      table.refreshControl = control
    }
    return table
  }

  private mutating func hold<Object: AnyObject>(_ object: Object) -> Object {
    held.append(object)
    return object
  }
}

extension Element.Touchable {
  fileprivate var target: Target { control.onTouch { [touch] _ in ("tap", touch) } }
}
