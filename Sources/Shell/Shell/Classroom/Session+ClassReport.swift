import Cells
import Classroom
import Course
import Localization

extension Session {
  /// Who did what, from files that students handed in. Files that cannot be used are named, and the
  /// others count.
  func classReport(_ words: [String], _ request: Request) throws(ShellProblem) -> Reply {
    let options = request.options
    let format = options.format.flatMap(ReportFormat.init) ?? .text
    let files = HandInFiles(words)
    guard !files.handIns.isEmpty else {
      throw .lessons(.findings(files.complaints, count: nothingToReport))
    }
    let report = ClassReport(
      Roster(files.handIns), leftOut: files.leftOut,
      course: library.map { Course($0, remembersRuns: true) }, language: language.rawValue,
      timeZone: environment.timeZone)
    var reply = try reply(report, format, options)
    if !files.complaints.isEmpty { reply.complaint = files.complaints.joined(separator: "\n") }
    return reply
  }

  private var nothingToReport: String {
    localized("No file can be counted. Name files that were written with `progress export`.")
  }

  private func reply(
    _ report: ClassReport, _ format: ReportFormat, _ options: Options
  ) throws(ShellProblem) -> Reply {
    switch format {
    case .csv: return try deliver(report.csv, options)
    case .html: return try deliver(report.html, options)
    case .text:
      let text = ClassReportText(report, width: width(options), isPlain: options.isPlain).styled
      return try deliver(options.isASCII ? text.inASCII : text, options)
    }
  }
}
