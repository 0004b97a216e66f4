import Cells

/// Everything that the user can touch now: the controls of the presented scene on top, otherwise of both
/// panes.
public struct VisibleControls {
  /// A button of a bar, a scene or an alert.
  public struct Button {
    public let label: String
    public let isEnabled: Bool
    public let tap: () -> Void
  }

  /// A row of a table.
  public struct Row {
    /// The item's name, without its icon.
    public let label: String
    /// Rows of a table in edit mode cannot be selected.
    public let isSelectable: Bool
    public let open: () -> Void
    /// Swipes over the row and taps Delete; `nil` where a row cannot be deleted.
    public let delete: (() -> Void)?
  }

  /// A slider for whole numbers from 0 on.
  public struct Slider {
    public let label: String
    public let maximum: Int
    let value: Int
    let drag: (Int) -> Void
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
  /// Whether an alert waits for a text.
  public var needsText: Bool {
    quietly { isAlert && fields.contains { $0.text?.isEmpty != false } }
  }
  /// Labels of the buttons that can be tapped.
  public var tappableLabels: [String] { buttons.filter(\.isEnabled).map(\.label) }
  /// Whether a table can be pulled down to refresh it.
  public var canBePulled: Bool { !refreshControls.isEmpty }
  public var isRefreshing: Bool { quietly { refreshControls.contains(where: \.isRefreshing) } }

  /// The moves of a finger that drags the knob to a value: one for each whole number on the way. Each move is
  /// an event of its own.
  public func moves(of slider: Slider, to value: Int) -> [() -> Void] {
    let step = value < slider.value ? -1 : 1
    return stride(from: slider.value, through: value, by: step).dropFirst().map { value in
      { slider.drag(value) }
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
    Button(label: item.label, isEnabled: item.isEnabled) { Device.current.person.tap(item) }
  }

  private static func button(_ view: UIView) -> Button? {
    switch view {
    case let button as UIButton: tappable(button, button.title, button.isEnabled)
    case let button as UIAlertButton: tappable(button, button.title, button.canBeTapped)
    case let button as UIActivityButton: tappable(button, button.title, true)
    default: nil
    }
  }

  private static func tappable(
    _ control: UIControl, _ label: String, _ isEnabled: Bool
  ) -> Button {
    Button(label: label, isEnabled: isEnabled) { Device.current.person.tap(control) }
  }

  private static func slider(_ view: UISlider) -> Slider {
    Slider(
      label: view.accessibilityLabel, maximum: view.wholeMaximum, value: view.wholeValue
    ) { Device.current.person.drag(view, to: $0) }
  }

  private static func rows(of table: UITableView) -> [Row] {
    table.rows.indices.map { row in
      let delete = { Device.current.person.deleteRow(row, in: table) }
      return Row(
        label: table.name(ofRow: row), isSelectable: !table.isEditing,
        open: { Device.current.person.tapRow(row, in: table) },
        delete: table.offersDelete(row) ? delete : nil)
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
  package func name(ofRow row: Int) -> String {
    let text = rows.indices.contains(row) ? rows[row].text : ""
    return text.hasPrefix("▸ ") || text.hasPrefix("♪ ") ? String(text.dropFirst(2)) : text
  }
}
