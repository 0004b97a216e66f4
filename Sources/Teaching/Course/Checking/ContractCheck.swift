import Analysis
import Lessons
import Localization
import Stage
import Trace

/// Checks a lesson's contract against every scenario, set-up included.
struct ContractCheck {
  let table: ContractTable
  private(set) var runs = 0
  /// Scenarios that could not be run.
  private(set) var failures: [Finding] = []
  /// Each fault once, with the messages that have it.
  private var complaints: [(fault: Breach.Fault, examples: [String])] = []

  init(_ table: ContractTable) { self.table = table }

  /// Checks a run of the scenario.
  mutating func run(_ scenario: Scenario, in pattern: Pattern, _ course: Course) {
    do {
      let trace = try course.run(Script(scenario), in: pattern, showingSetup: true).trace
      runs += 1
      let messages = trace.messagesByRecord
      for breach in table.contract.breaches(in: trace) {
        guard let message = messages[breach.message] else { continue }
        let place = complaints.firstIndex { $0.fault == breach.fault } ?? complaints.endIndex
        if place == complaints.endIndex { complaints.append((breach.fault, [])) }
        complaints[place].examples.append(
          localized("\(message.words) in \(scenario.name.quoted)"))
      }
    } catch {
      failures.append(Finding(scenario, error))
    }
  }

  /// One finding for each fault, at the cell or the rule that forbids it.
  func findings(in file: String) -> [Finding] {
    complaints.map { fault, examples in
      let (example, others) = (examples[0], examples.count - 1)
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
