import Analysis
import Lessons
import Localization
import Stage
import Trace

/// Checks a lesson's contract against every scenario, set-up included.
struct ContractCheck {
  private let table: ContractTable
  private let contract: Contract
  private(set) var runs = 0
  /// Scenarios that could not be run.
  private(set) var failures: [Finding] = []
  /// Each fault once, with the first message that has it and the number of others.
  private var complaints: [(fault: Breach.Fault, example: String, others: Int)] = []

  init(_ table: ContractTable) {
    self.table = table
    contract = table.contract
  }

  /// Checks a run of the scenario.
  mutating func run(_ scenario: Scenario, in pattern: Pattern, _ course: Course) {
    do {
      check(try course.run(Script(scenario), in: pattern, showingSetup: true).trace, of: scenario)
    } catch {
      failures.append(Finding(scenario, error))
    }
  }

  private mutating func check(_ trace: Trace, of scenario: Scenario) {
    runs += 1
    let messages = trace.messagesByRecord
    for breach in contract.breaches(in: trace) {
      if let message = messages[breach.message] {
        add(breach.fault, localized("\(message.words) in \(scenario.name.quoted)"))
      }
    }
  }

  private mutating func add(_ fault: Breach.Fault, _ example: String) {
    if let index = complaints.firstIndex(where: { $0.fault == fault }) {
      complaints[index].others += 1
    } else {
      complaints.append((fault, example, 0))
    }
  }

  /// One finding for each fault, at the cell or the rule that forbids it.
  func findings(in file: String) -> [Finding] {
    complaints.map { fault, example, others in
      let examples = others == 0 ? example : localized("\(example), and \(others) more")
      return Finding(
        file, location(of: fault),
        localized(
          """
          \(fault.wording), but the app does it: \(examples). Correct the contract or the app.
          """))
    }
  }

  private func location(of fault: Breach.Fault) -> Location {
    switch fault {
    case .forbidden(_, let route):
      table.cell(from: route.from, to: route.to)?.location ?? table.location
    case .againstRule: table.ruleLocation ?? table.location
    }
  }
}

extension Trace.Message {
  /// `FolderVC -> tableView: reloadData()`
  fileprivate var words: String { "`\(from) -> \(to): \(call)`".printable }
}
