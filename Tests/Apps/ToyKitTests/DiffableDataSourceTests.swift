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

    private func show(_ names: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      dataSource.apply(snapshot)
    }

    private var shown: [String?] {
      (0..<table.numberOfRows(inSection: 0)).map {
        table.cellForRow(at: IndexPath(row: $0, section: 0))?.contentConfiguration.text
      }
    }

    @Test func `the rows become what they are to be, and only new ones are asked for`() {
      show(["Anna", "Bert", "Carl"])
      #expect(shown == ["Anna", "Bert", "Carl"])
      asked.rows = []
      show(["Bert", "Zoe", "Carl", "Dora"])
      #expect(shown == ["Bert", "Zoe", "Carl", "Dora"])
      #expect(asked.rows == ["Zoe", "Dora"])
    }

    @Test func `nothing happens when nothing differs`() {
      show(["Anna"])
      asked.rows = []
      show(["Anna"])
      #expect(asked.rows == [])
      #expect(dataSource.snapshot().itemIdentifiers == ["Anna"])
    }

    @Test func `an item is found by its place`() {
      show(["Anna"])
      #expect(dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "Anna")
      #expect(dataSource.itemIdentifier(for: IndexPath(row: 1, section: 0)) == nil)
    }
  }
}
