/// The items that a table shows. The toy's tables have one section.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var itemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
    itemIdentifiers += identifiers
  }
}

/// A data source of the kit itself.
protocol RowsOfTable {}

/// A data source that gets the new rows as a snapshot, and changes only the rows that differ. A subclass
/// decides how they can be edited.
///
/// It has no lifeline: what it is told and asks for is drawn at its table. A subclass in an app may have one, for the
/// methods that it overrides.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource, RowsOfTable {
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider =
    (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// - Parameter cellProvider: makes the cell for an item. The object that creates the data source owns it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = owned("cellProvider(_:_:_:)", .datasource, cellProvider)
    tableView.dataSource = self
  }

  public func snapshot() -> Snapshot { current }

  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let items = current.itemIdentifiers
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The table changes at once, and asks for the cells of new rows.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) {
    let items = snapshot.itemIdentifiers
    deliver(.set, "apply(_:)", [_capture(items)], to: tableView) {
      let difference = items.difference(from: current.itemIdentifiers)
      current = snapshot
      tableView?.change(
        removing: difference.removals.map(\.row), inserting: difference.insertions.map(\.row))
    }
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.itemIdentifiers.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }

  /// No row, unless a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Removes rows by their old positions, then inserts rows by their new positions.
  fileprivate func change(removing removed: [Int], inserting inserted: [Int]) {
    guard !needsLayout else { return layoutRows() }
    for row in removed.sorted(by: >) where rows.indices.contains(row) { rows.remove(at: row) }
    for row in inserted.sorted() where row <= rows.count {
      rows.insert(ask(IndexPath(row: row, section: 0)), at: row)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var row: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
