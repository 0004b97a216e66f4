import Cells
import Classroom
import Course
import Localization
import Progress

extension ClassCommands {
  /// A report on files that students handed in. A file that cannot be used is named and left out.
  func report(_ request: Request) throws(ShellProblem) -> Reply {
    let options = request.options
    let format: ReportFormat = request[.format] ?? .text
    let files = HandInFiles(try request.all(.file()))
    guard !files.submissions.isEmpty else {
      let none =
        files.assignments.isEmpty
        ? localized(
          "None of the files can be read. Name files that were written with progress export.")
        : localized("These files say what was to be done. Name files that learners handed in, too.")
      let complaints = files.complaints + [files.strayWords].compactMap(\.self)
      throw .lessons(.findings(complaints, count: none))
    }
    let report = ClassReport(
      Roster(files.submissions), assignments: files.assignments, homework: files.homework,
      leftOut: files.leftOut, course: library.index.map { Course($0, remembersRuns: true) },
      language: language, timeZone: environment.timeZone, today: environment.today)
    return try reply(report, format, options)
      .with { $0.add(complaint: complaint(about: files, format)) }
  }

  /// A report for people has the reasons in a section of its own.
  private func complaint(about files: HandInFiles, _ format: ReportFormat) -> String {
    let count = files.leftOut.count
    let brief = localized("Left out: \(count). See \"\(ReportSection.warnings.title)\".")
    let reasons = format == .csv || count == 0 ? files.complaints : [brief]
    return (reasons + [files.strayWords].compactMap(\.self)).joined(separator: "\n")
  }

  private func reply(
    _ report: ClassReport, _ format: ReportFormat, _ options: Options
  ) throws(ShellProblem) -> Reply {
    switch format {
    case .csv: return try delivery.deliver(report.csv, options)
    case .html: return try delivery.deliver(report.html, options)
    case .text:
      let sheet = ClassReportSheet(
        report: report, width: width(options), isPlain: options[.plain])
      return try delivery.deliver(sheet.styled.inCharset(of: options), options)
    }
  }
}
