import Testing
import ToyKit

extension ToyKitTests {
  @Suite struct DiffableDataSourceTests {
    private let table = UITableView()
    private let asked = Asked()
    private let dataSource: UITableViewDiffableDataSource<Int, String>

    private final class Asked {
      var rows: [String] = []
    }

    init() {
      dataSource = UITableViewDiffableDataSource(tableView: table) { [asked] table, path, name in
        asked.rows.append(name)
        let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
        cell.contentConfiguration.text = name
        return cell
      }
    }

    private func show(_ names: [String], reconfiguring reconfigured: [String] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      snapshot.reconfigureItems(reconfigured)
      dataSource.apply(snapshot)
    }

    private var shown: [String?] {
      (0..<table.numberOfRows(inSection: 0)).map {
        table.cellForRow(at: IndexPath(row: $0, section: 0))?.contentConfiguration.text
      }
    }

    @Test func `the completion of apply is called when the turn is over`() {
      Device.current = Device()
      var isDone = false
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Hello"])
      dataSource.apply(snapshot, animatingDifferences: true) { isDone = true }
      #expect(!isDone)
      #expect(dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "Hello")
      UIKit.shared.runUntilIdle { $0() }
      #expect(isDone)
    }

    @Test func `the rows become what they are to be, and only new ones are asked for`() {
      show(["Anna", "Bert", "Carl"])
      #expect(shown == ["Anna", "Bert", "Carl"])
      asked.rows = []
      show(["Bert", "Zoe", "Carl", "Dora"])
      #expect(shown == ["Bert", "Zoe", "Carl", "Dora"])
      #expect(asked.rows == ["Zoe", "Dora"])
    }

    @Test func `a row that moves keeps its cell`() {
      show(["Anna", "Bert", "Carl"])
      asked.rows = []
      show(["Carl", "Anna", "Bert"])
      #expect(shown == ["Carl", "Anna", "Bert"])
      #expect(asked.rows == [])
    }

    @Test func `a row that is to be configured again is asked for, though it stays`() {
      show(["Anna", "Bert"])
      asked.rows = []
      show(["Anna", "Bert"], reconfiguring: ["Bert"])
      #expect(asked.rows == ["Bert"])
      #expect(dataSource.snapshot().reconfiguredItemIdentifiers == [])
    }

    @Test func `a row that moves can be configured again in its new place`() {
      show(["Anna", "Bert", "Carl"])
      asked.rows = []
      show(["Carl", "Anna", "Bert"], reconfiguring: ["Carl"])
      #expect(shown == ["Carl", "Anna", "Bert"])
      #expect(asked.rows == ["Carl"])
    }

    @Test func `nothing happens when nothing differs`() {
      show(["Anna"])
      asked.rows = []
      show(["Anna"])
      #expect(asked.rows == [])
      #expect(dataSource.snapshot().itemIdentifiers == ["Anna"])
    }

    @Test(arguments: [false, true])
    func `a row can be deleted only if the data source says so`(_ canEdit: Bool) {
      let rows = Rows(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "Cell", for: path)
      }
      rows.canEdit = canEdit
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Anna"])
      rows.apply(snapshot)
      table.isEditing = true
      Device.current.person.deleteRow(0, in: table)
      #expect(rows.deleted == (canEdit ? ["Anna"] : []))
    }

    @Test func `without a word on it, no row can be edited`() {
      #expect(!dataSource.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test func `an item is found by its place`() {
      show(["Anna"])
      #expect(dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "Anna")
      #expect(dataSource.itemIdentifier(for: IndexPath(row: 1, section: 0)) == nil)
    }
  }

  private final class Rows: UITableViewDiffableDataSource<Int, String> {
    var canEdit = false
    var deleted: [String] = []

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { canEdit }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      if let name = itemIdentifier(for: indexPath) { deleted.append(name) }
    }
  }
}
