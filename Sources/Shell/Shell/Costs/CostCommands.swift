import Cells
import Course
import Documents
import Exports
import Grammar
import Lessons
import Localization
import Stage
import Trace

/// Answers `costs`: the same change in several patterns.
struct CostCommands: Room {
  let renderer: RunRenderer

  func list(_ request: Request) throws(ShellProblem) -> Reply {
    let changes = try library.requireCourse().changes
    let rows = changes.map { (term: $0.name, text: $0.scenario.title(in: language)) }
    guard let first = changes.first else {
      return reply(localized("No exercise changes the app in several patterns."))
    }
    let next = localized("For what it costs in each pattern, type: costs \(first.name)")
    return Reply(
      .stack([
        Rows(rows: rows).styled(width: width(request.options)), advice(next),
      ]))
  }

  func costs(_ request: Request) throws(ShellProblem) -> Reply {
    let course = try library.courseThatRemembersRuns(of: [])
    let change = try change(called: request[.change], in: course)
    try delivery.requirePlace(request.options)
    let bills = try bills(of: change, in: course)
    let readers = bills.map(\.pattern).filter {
      course.contract(of: $0.name)?.senders.contains(.viewNode) == true
    }
    let sheet = CostSheet(
      title: change.scenario.title(in: language), bills: bills, readers: readers.map(\.title))
    switch request.options[Option<CostFormat>.format] ?? .text {
    case .text:
      return try delivery.deliver(
        sheet.styled(request.options, width: width(request.options)), request.options)
    case .csv:
      let rows = [CostRecords.columns] + CostRecords(bills, of: change).rows
      return try delivery.deliver(Lines(rows.map(CSV.row)), request.options)
    case .svg: return try delivery.deliver(sheet.picture.svg, request.options)
    }
  }

  private func change(
    called name: String, in course: Course
  ) throws(ShellProblem) -> Change {
    let changes = course.changes
    guard let change = changes.first(where: { $0.name == name }) else {
      throw .name(.unknownChange(name, known: changes.map(\.name)))
    }
    return change
  }

  private func bills(of change: Change, in course: Course) throws(ShellProblem) -> [Bill] {
    let bills = try environment.measuring { () throws(ShellProblem) in
      try telling(course.bills(of: change, reporting: environment.part().goesOn)) {
        .exercise(.lesson($0))
      }
    }
    guard let bills else { throw .input(.interrupted) }
    return bills
  }
}
