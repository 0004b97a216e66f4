import Cells

/// Everything that the user can touch now: the controls of the presented scene on top, otherwise of both
/// panes.
public struct VisibleControls {
  /// A button of a bar, a scene or an alert.
  public struct Button {
    public let label: String
    public let isEnabled: Bool
    let touch: (Person) -> Void
  }

  /// A row of a table.
  public struct Row {
    /// The item's name, without its icon.
    public let label: String
    /// Rows of a table in edit mode cannot be selected.
    public let isSelectable: Bool
    let touch: (Person) -> Void
    let delete: (Person) -> Void
  }

  /// A slider for whole numbers from 0 on.
  public struct Slider {
    public let label: String
    public let maximum: Int
    let value: Int
    let touch: (Person, Int) -> Void
  }

  public let buttons: [Button]
  public let rows: [Row]
  public let sliders: [Slider]
  private let fields: [UITextField]
  private let refreshControls: [UIRefreshControl]
  private let isAlert: Bool
  /// The title of the presented scene on top; `nil` when none is presented.
  public let coveringTitle: String?

  /// Reads the current screen.
  public init() {
    let scenes = quietly { UIKit.shared.touchableScenes }
    let views = quietly { scenes.flatMap(\.touchableViews) }
    buttons = quietly {
      scenes.flatMap(\.barItems).map(VisibleControls.button)
        + views.compactMap(VisibleControls.button)
    }
    rows = quietly { views.compactMap { $0 as? UITableView }.flatMap(VisibleControls.rows) }
    sliders = quietly { views.compactMap { $0 as? UISlider }.map(VisibleControls.slider) }
    fields = views.compactMap { $0 as? UITextField }
    refreshControls = views.compactMap { $0 as? UIRefreshControl }
    isAlert = scenes.last is UIAlertController
    coveringTitle = quietly { scenes.last.flatMap { $0.isOnTop ? $0.barTitle : nil } }
  }

  // MARK: Touches

  public var hasField: Bool { !fields.isEmpty }
  /// Whether a table can be pulled down to refresh it.
  public var canBePulled: Bool { !refreshControls.isEmpty }
  public var isRefreshing: Bool { quietly { refreshControls.contains(where: \.isRefreshing) } }

  public func tap(_ button: Button) { button.touch(Device.current.person) }
  public func open(_ row: Row) { row.touch(Device.current.person) }
  /// Swipes over the row and taps Delete.
  public func delete(_ row: Row) { row.delete(Device.current.person) }

  /// The moves of a finger that drags the knob to a value: one for each whole number on the way. Each move is
  /// an event of its own.
  public func moves(of slider: Slider, to value: Int) -> [() -> Void] {
    let step = value < slider.value ? -1 : 1
    return stride(from: slider.value, through: value, by: step).dropFirst().map { value in
      { slider.touch(Device.current.person, value) }
    }
  }

  /// Types into the first field. Outside alerts, Return is pressed after that.
  public func type(_ text: String) {
    guard let field = fields.first else { return }
    Device.current.person.type(text, in: field, thenReturn: !isAlert)
  }

  /// Pulls the table down to refresh it. Nothing happens when there is none to pull.
  public func pull() {
    if let control = refreshControls.first { Device.current.person.pull(control) }
  }

  // MARK: Finding

  private static func button(_ item: UIBarButtonItem) -> Button {
    Button(label: item.label, isEnabled: item.isEnabled) { $0.tap(item) }
  }

  private static func button(_ view: UIView) -> Button? {
    switch view {
    case let button as UIButton:
      Button(label: button.title, isEnabled: button.isEnabled) { $0.tap(button) }
    case let button as UIAlertButton:
      Button(label: button.title, isEnabled: button.canBeTapped) { $0.tap(button) }
    case let button as UIActivityButton:
      Button(label: button.title, isEnabled: true) { $0.tap(button) }
    default: nil
    }
  }

  private static func slider(_ view: UISlider) -> Slider {
    Slider(
      label: view.accessibilityLabel, maximum: Int(view.maximumValue), value: Int(view.value)
    ) {
      $0.drag(view, to: $1)
    }
  }

  private static func rows(of table: UITableView) -> [Row] {
    table.rows.indices.map { row in
      Row(label: table.name(ofRow: row), isSelectable: !table.isEditing) {
        $0.tapRow(row, in: table)
      } delete: {
        $0.deleteRow(row, in: table)
      }
    }
  }
}

extension UIKit {
  var touchableScenes: [UIViewController] {
    if let browser { return [browser] }
    return rootViewController?.presentedStack.last.map { [$0.scene] } ?? visibleScenes
  }
}

extension UITableView {
  /// The row's text without the icon before it.
  func name(ofRow row: Int) -> String {
    let text = text(ofRow: row)
    return text.hasPrefix("▸ ") || text.hasPrefix("♪ ") ? String(text.dropFirst(2)) : text
  }
}
