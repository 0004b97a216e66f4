import Actions
import Cells
import Classroom
import Course
import Exports
import Lessons
import Localization
import QuestionBanks

extension ClassCommands {
  /// The questions of lessons, for another program.
  func questions(_ request: Request) throws(ShellProblem) -> Reply {
    guard let format: QuestionFormat = request[.format] else { throw request.command.wrongUse }
    let names = try request.all(.lessonOrAll)
    let bank = try bank(of: library.lessons(called: names))
    var reply = try deliver(bank.file(format), format, request.options)
    let unsupportedFeatures = bank.unsupportedFeatures(in: format).map(\.message)
    if !unsupportedFeatures.isEmpty {
      reply.complaint =
        localized("\(format.rawValue): \(unsupportedFeatures.joined(separator: localized("; "))).")
    }
    if let remark = remark(onMisread: bank.misread) {
      reply.complaint = [reply.complaint, remark].compactMap(\.self).joined(separator: "\n")
      reply.status = .failed
    }
    return try reply.failing(for: library.problemsOfLessons(leftOutOf: names))
  }

  private func remark(onMisread sections: [String]) -> String? {
    guard !sections.isEmpty else { return nil }
    return localized(
      """
      Left out because they cannot be read: \(sections.commaSeparated). lifeline check says why.
      """)
  }

  private func bank(of lessons: [Lesson]) throws(ShellProblem) -> QuestionBank {
    let course = try library.courseThatRemembersRuns()
    defer { delivery.report(1, of: 1) }
    do {
      let bank = try QuestionBank(lessons, in: course) { done, total in
        delivery.report(done, of: total)
        return !delivery.environment.isInterrupted()
      }
      if let bank { return bank }
    } catch {
      throw .page(.question(error))
    }
    throw .line(.interrupted)
  }

  private func deliver(
    _ file: QuestionFile, _ format: QuestionFormat, _ options: Options
  ) throws(ShellProblem) -> Reply {
    switch file {
    case .text(let lines): return try delivery.deliver(lines, options)
    case .archive(let archive):
      return try delivery.deliver(archive, called: format.rawValue, options)
    }
  }
}

nonisolated extension QuestionFormat: Choice {}
