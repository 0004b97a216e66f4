/// The figures of bills as records for other programs.
public struct CostRecords {
  /// The names of the columns.
  public static let columns = ["change", "pattern", "figure", "of", "before", "now"]
  public let rows: [[String]]

  public init(_ bills: [Bill], of change: Change) {
    rows = bills.flatMap { bill in
      bill.records.map { [change.name, bill.pattern.name] + $0 }
    }
  }
}

extension Bill {
  /// Each with the name of the figure, what it is about, and both values. A value that is not known is empty.
  fileprivate var records: [[String]] {
    files("", code) + files("test ", testFiles)
      + [
        ["tests", "", "\(tests.before)", "\(tests.now)"],
        ["tests changed", "", "", "\(tests.changed)"],
        ["tests changed or new", "", "", "\(tests.written)"],
        ["tests changed or new without a view", "", "", "\(tests.withoutViews)"],
      ]
      + messages.map { cost in
        [
          "messages", cost.action, cost.before.map(String.init) ?? "",
          cost.now.map(String.init) ?? "",
        ]
      }
      + (cells.map { cells in
        [
          ["cells used", "", "", "\(cells.used)"],
          ["cells used for the first time", "", "", "\(cells.new)"],
          ["cells allowed", "", "", "\(cells.allowed)"],
        ]
      } ?? [])
      + wrong.map { ["wrong version", $0.name, "", $0.layer?.rawValue ?? ""] }
  }

  private func files(_ kind: String, _ files: [FileCost]) -> [[String]] {
    files.flatMap { file in
      [
        ["\(kind)lines added", file.path, "", "\(file.added)"],
        ["\(kind)lines removed", file.path, "", "\(file.removed)"],
      ]
    }
  }
}
