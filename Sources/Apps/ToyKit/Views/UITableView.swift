import Cells
import Localization

public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Whether the user can delete the row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// The position of a row. The toy's tables have one section.
public nonisolated struct IndexPath: Hashable, Sendable, CustomStringConvertible {
  public let row: Int
  public let section: Int

  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  public var description: String { "row \(row)" }
}

/// As in Foundation: `[section, row]`.
extension IndexPath: ExpressibleByArrayLiteral {
  public nonisolated init(arrayLiteral elements: Int...) {
    self.init(row: elements.dropFirst().first ?? 0, section: elements.first ?? 0)
  }
}

/// Shows the rows of its data source.
@Traced(.view) open class UITableView: UIView {
  @Reference public weak var dataSource: (any UITableViewDataSource)?
  @Reference public weak var delegate: (any UITableViewDelegate)?
  @Reference public var refreshControl: UIRefreshControl?
  public private(set) var indexPathForSelectedRow: IndexPath?
  public var isEditing = false
  @Untraced var rows: [Row] = []
  @Untraced private(set) var needsLayout = true
  /// The call that made the rows out of date.
  @Untraced private var staleSince = causeNow
  /// The table's only cell. It is made when it is needed first.
  @Reference private var prototype: UITableViewCell?

  /// The content of a row: what the data source has set on the cell.
  struct Row {
    let reuseIdentifier: String
    let content: UIListContentConfiguration

    var text: String { content.text }
    var line: String { content.secondaryText.isEmpty ? text : "\(text)  \(content.secondaryText)" }
  }

  @Untraced public final override var lifelineName: String? { "tableView" }

  // MARK: Changing rows

  /// Gets all rows from the data source again when the screen is laid out. None of them is selected then.
  public func reloadData() {
    if indexPathForSelectedRow != nil { indexPathForSelectedRow = nil }
    needsLayout = true
    staleSince = causeNow
  }

  public enum ScrollPosition { case none, top, middle, bottom }

  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    indexPathForSelectedRow = indexPath
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathForSelectedRow = nil
  }

  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Data source

  /// Says of which class the cells are. The toy's tables have cells of one class.
  @Untraced public func register(
    _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    prototype = cellClass.init()
  }

  /// The table's only cell. The table copies its content for each row.
  @Untraced public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = prototype ?? quietly(as: self) { UITableViewCell() }
    cell.reuseIdentifier = identifier
    if prototype == nil { prototype = cell }
    return cell
  }

  /// Gets the rows from the data source if they are out of date.
  @Untraced public func layoutIfNeeded() {
    if needsLayout { layoutRows() }
  }

  @Untraced func layoutRows() {
    needsLayout = false
    acting(as: self, because: staleSince) {
      rows = (0..<askForCount()).map { ask(IndexPath(row: $0, section: 0)) }
    }
  }

  @Untraced public func numberOfRows(inSection section: Int) -> Int { rows.count }

  /// A cell with the content of the row; `nil` when there is no such row.
  @Untraced public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard rows.indices.contains(indexPath.row) else { return nil }
    return quietly {
      let cell = UITableViewCell()
      cell.contentConfiguration = rows[indexPath.row].content
      return cell
    }
  }

  /// Who is asked for rows; `nil` for the kit's own data source, which is drawn at its table.
  private var source: (any UITableViewDataSource)? {
    dataSource is any RowsOfTable ? nil : dataSource
  }

  @Untraced func askForCount() -> Int {
    deliver(.datasource, from: self, to: source) {
      dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    }
  }

  @Untraced func ask(_ path: IndexPath) -> Row {
    let cell = deliver(.datasource, from: self, to: source) {
      dataSource?.tableView(self, cellForRowAt: path)
    }
    return quietly {
      Row(
        reuseIdentifier: cell?.reuseIdentifier ?? "",
        content: cell?.contentConfiguration ?? UIListContentConfiguration())
    }
  }

  // MARK: Touches

  /// A cell may have a segue and a delegate that hears of the selection after it.
  @Untraced func select(_ row: Int) {
    guard isStillThere(row) else { return }
    indexPathForSelectedRow = IndexPath(row: row, section: 0)
    prototype?.reuseIdentifier = rows[row].reuseIdentifier
    if let prototype { UIKit.shared.performCellSegue(of: self, prototype) }
    deliver(.delegate, to: delegate) {
      delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0))
    }
  }

  /// The Delete button of a row was tapped. A row that cannot be edited has none.
  @Untraced open func commitDelete(_ row: Int) {
    guard isStillThere(row) else { return }
    let path = IndexPath(row: row, section: 0)
    let canEdit = deliver(.datasource, to: dataSource) {
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    }
    guard canEdit else { return }
    deliver(.datasource, to: dataSource) {
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
  }

  /// Whether the data source still has the row. Apps read what the row shows, and would stop at a row that is gone.
  private func isStillThere(_ row: Int) -> Bool {
    guard let dataSource else { return true }
    let count = quietly { dataSource.tableView(self, numberOfRowsInSection: 0) }
    guard row >= count else { return true }
    UIKit.shared.raise(.goneRow(name(ofRow: row), count: count))
    return false
  }

  /// A row that is gone from the data source is not asked for: a touch of it is an exception.
  @Untraced func offersDelete(_ row: Int) -> Bool {
    let count = quietly { dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0 }
    return row >= count || canEdit(row)
  }

  private func canEdit(_ row: Int) -> Bool {
    quietly { dataSource?.tableView(self, canEditRowAt: IndexPath(row: row, section: 0)) ?? false }
  }

  // MARK: Drawing

  @Untraced public override var visibleViews: [UIView] {
    isHidden ? [] : [refreshControl].compactMap { $0 } + [self]
  }

  @Untraced public override var spoken: [String] {
    let names = rows.indices.map { row in
      let name = name(ofRow: row)
      return rows[row].text.hasPrefix("▸") ? localized("\(name), folder") : name
    }
    let all = names.joined(separator: localized("; "))
    let list = names.isEmpty ? localized("No rows") : localized("Rows: \(all)")
    return (refreshControl?.spoken ?? []) + (isEditing ? [localized("In edit mode")] : []) + [list]
  }

  @Untraced public override func lines(width: Int, glyphs: Glyphs) -> [String] {
    let shown = rows.indices.map { row in
      let mark = isEditing && canEdit(row) ? glyphs.deleteMark + " " : ""
      return glyphs.fitted(mark + rows[row].line, to: width)
    }
    return (refreshControl?.lines(width: width, glyphs: glyphs) ?? []) + shown
  }
}
