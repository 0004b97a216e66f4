/// The items that a table shows. The toy's tables have one section.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var itemIdentifiers: [ItemIdentifierType] = []
  public fileprivate(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
    itemIdentifiers += identifiers
  }

  /// The cells of these items are configured again, though the items are the same.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
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
  public typealias CellProvider =
    (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// - Parameter cellProvider: makes the cell for an item. The object that creates the data source owns it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = owned("cellProvider(_:_:_:)", .datasource, cellProvider)
    tableView.dataSource = self
  }

  public func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { current }

  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let items = current.itemIdentifiers
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The table changes at once. It asks for the cells of new rows, and of those that are to be configured again. A row that
  /// moves keeps its cell.
  ///
  /// - Parameter completion: called when the turn is over.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if let completion {
      let completion = owned("completion()", .closure, completion)
      Device.current.process.enqueue { acting(as: UIKit.shared, completion) }
    }
    let items = snapshot.itemIdentifiers
    deliver(.set, "apply(_:)", [_capture(items)], to: tableView) {
      let difference = items.difference(from: current.itemIdentifiers).inferringMoves()
      let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(items.firstIndex(of:))
      current = snapshot
      current.reconfiguredItemIdentifiers = []
      tableView?.change(difference, reconfiguring: reconfigured)
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
  /// A difference removes rows by their old positions from the end, then inserts rows by their new positions.
  fileprivate func change<Item>(
    _ difference: CollectionDifference<Item>, reconfiguring reconfigured: [Int]
  ) {
    guard !needsLayout else { return layoutRows() }
    var moved: [Int: Row] = [:]
    for change in difference {
      switch change {
      case .remove(let row, _, let newRow) where rows.indices.contains(row):
        let removed = rows.remove(at: row)
        if let newRow { moved[newRow] = removed }
      case .insert(let row, _, _) where row <= rows.count:
        rows.insert(moved[row] ?? ask(IndexPath(row: row, section: 0)), at: row)
      default: break
      }
    }
    for row in reconfigured where rows.indices.contains(row) {
      rows[row] = ask(IndexPath(row: row, section: 0))
    }
  }
}
