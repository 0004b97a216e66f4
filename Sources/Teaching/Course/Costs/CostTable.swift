import Lessons
import Localization

/// What a change costs, as a table in words: a column for each pattern.
public struct CostTable {
  public enum Part: String, CaseIterable, Sendable {
    case code, tests, messages, cells, wrong
  }

  /// The first of them is above the figures' names.
  public let heads: [String]
  public private(set) var rows: [Row]

  public struct Row: Equatable {
    /// In Markdown.
    public var name: String
    /// One for each pattern. A dash where there is nothing to count, a question mark where nothing is recorded.
    public var cells: [String]

    /// Without Markdown.
    public var plainName: String { name.filter { !"*`".contains($0) } }
  }

  public init(_ part: Part, of bills: [Bill]) {
    heads = [part.title] + bills.map(\.pattern.title)
    rows =
      switch part {
      case .code: Self.code(bills)
      case .tests: Self.tests(bills)
      case .messages: Self.messages(bills)
      case .cells: Self.cells(bills)
      case .wrong: Self.wrong(bills) + Self.versions(bills)
      }
  }

  private init(_ first: String, of bills: [Bill], _ rows: [Row]) {
    heads = [first] + bills.map(\.pattern.title)
    self.rows = rows
  }

  /// Where no text says what the rows are, wrong versions have a table of their own: what finds each is no count.
  public static func tables(_ part: Part, of bills: [Bill]) -> [CostTable] {
    guard part == .wrong else { return [CostTable(part, of: bills)] }
    // Below "found by", a dash would say that nothing finds it.
    let versions = versions(bills, absent: localized("absent"))
    guard !versions.isEmpty else { return [CostTable(part, of: bills)] }
    return [
      CostTable(part.title, of: bills, wrong(bills)),
      CostTable(localized("wrong version, found by"), of: bills, versions),
    ]
  }

  /// Lines of Markdown.
  public var markdown: [String] {
    let ruler = "|---|" + heads.dropFirst().map { _ in "---:|" }.joined()
    return [Self.line(heads), ruler] + rows.map { Self.line([$0.name] + $0.cells) }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}

extension CostTable.Part {
  var title: String {
    switch self {
    case .code: localized("code")
    case .tests: localized("tests")
    case .messages: localized("messages")
    case .cells: localized("cells of the contract")
    case .wrong: localized("wrong versions")
    }
  }
}

// MARK: Rows

extension CostTable {
  private static func row(
    _ name: String, _ bills: [Bill], _ cell: (Bill) -> String
  ) -> Row {
    Row(name: name, cells: bills.map(cell))
  }

  private static func code(_ bills: [Bill]) -> [Row] {
    [
      row(localized("files that change"), bills) { "\($0.code.count)" },
      row(localized("lines added"), bills) { "\($0.code.map(\.added).sum)" },
      row(localized("lines removed"), bills) { "\($0.code.map(\.removed).sum)" },
    ]
  }

  private static func tests(_ bills: [Bill]) -> [Row] {
    [
      row(localized("tests before"), bills) { "\($0.tests.before)" },
      row(localized("of these, changed"), bills) { "\($0.tests.changed)" },
      row(localized("tests now"), bills) { "\($0.tests.now)" },
      row(localized("changed or new"), bills) { "\($0.tests.written)" },
      row(localized("of these, without a view"), bills) { "\($0.tests.withoutViews)" },
      row(localized("lines added"), bills) { "\($0.testFiles.map(\.added).sum)" },
      row(localized("lines removed"), bills) { "\($0.testFiles.map(\.removed).sum)" },
    ]
  }

  private static func messages(_ bills: [Bill]) -> [Row] {
    let actions = bills.first?.messages.map(\.action) ?? []
    let rows = actions.enumerated().map { index, action in
      row("`\(action)`", bills) { $0.messages[index].words }
    }
    let totals = bills.map { $0.messages.total }
    guard totals.allSatisfy({ $0?.before != nil }) else { return rows }
    return rows + [Row(name: localized("all of these"), cells: totals.map { $0?.words ?? "?" })]
  }

  private static func cells(_ bills: [Bill]) -> [Row] {
    [
      row(localized("cells that are used"), bills) { $0.cells.map { "\($0.used)" } ?? "?" },
      row(localized("used for the first time"), bills) { $0.cells.map { "\($0.new)" } ?? "?" },
      row(localized("cells that may be used"), bills) { $0.cells.map { "\($0.allowed)" } ?? "?" },
    ]
  }

  /// How many there are, and how many each layer finds.
  private static func wrong(_ bills: [Bill]) -> [Row] {
    let all = bills.flatMap(\.wrong)
    let layers = Exercise.Layer.allCases.filter { layer in all.contains { $0.layer == layer } }
    return [row(localized("how many there are"), bills) { "\($0.wrong.count)" }]
      + layers.map { layer in
        row(layer.title, bills) { bill in "\(bill.wrong.count { $0.layer == layer })" }
      }
  }

  /// Those that several patterns have, each with what finds it.
  private static func versions(_ bills: [Bill], absent: String = "–") -> [Row] {
    let all = bills.flatMap(\.wrong)
    let names = Set(all.map(\.name)).filter { name in all.count { $0.name == name } > 1 }
    return names.sorted().map { name in
      row("*\(Self.title(ofVersion: name))*", bills) { bill in
        bill.wrong.first { $0.name == name }.map { $0.layer?.name ?? "?" } ?? absent
      }
    }
  }

  /// The course's own names are translated, others are those of the files.
  private static func title(ofVersion name: String) -> String {
    switch name {
    case "after-its-own-actions": localized("after its own actions")
    case "counts-itself": localized("counts itself")
    case "remembers-the-row": localized("remembers the row")
    case "the-view-counts": localized("the view counts")
    case "words-follow-the-name": localized("words follow the name")
    default: name.replacing("-", with: " ")
    }
  }
}

extension Bill.ActionCost {
  /// `12 → 13`, or one number where nothing changes.
  fileprivate var words: String {
    let (old, new) = (before.map(String.init) ?? "–", now.map(String.init) ?? "?")
    return old == new ? new : "\(old) → \(new)"
  }
}

extension [Bill.ActionCost] {
  /// `nil` when a figure is missing.
  fileprivate var total: Bill.ActionCost? {
    let (before, now) = (compactMap(\.before), compactMap(\.now))
    guard before.count == count, now.count == count else { return nil }
    return .init(action: "", before: before.sum, now: now.sum)
  }
}

extension [Int] {
  fileprivate var sum: Int { reduce(0, +) }
}

extension Exercise.Layer {
  /// In a cell.
  fileprivate var name: String {
    switch self {
    case .builds: localized("builds")
    case .recorded: localized("recorded")
    case .runs: localized("runs")
    case .screens: localized("screens")
    case .goals: localized("goals")
    case .contract: localized("contract")
    case .released: localized("released")
    case .tests: localized("tests")
    case .finds: localized("finds")
    }
  }

  /// What is found at this layer.
  fileprivate var title: String {
    switch self {
    case .builds: localized("does not build")
    case .recorded: localized("is not recorded")
    case .runs: localized("does not run to the end")
    case .screens: localized("a screen is wrong")
    case .goals: localized("a goal is missed")
    case .contract: localized("the contract is broken")
    case .released: localized("an object is not released")
    case .tests: localized("a test fails")
    case .finds: localized("a mistake is not found")
    }
  }
}
