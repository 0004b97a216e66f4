import Actions
import Cells
import Classroom
import Course
import Exports
import Grammar
import Lessons
import Localization
import QuestionBanks

extension ClassCommands {
  /// The questions of lessons, for another program.
  func questions(_ request: Request) throws(ShellProblem) -> Reply {
    guard let format: QuestionFormat = request[.format] else { throw request.command.wrongUse }
    let names = try request.all(.lessonOrAll)
    try delivery.requirePlace(request.options)
    let bank = try environment.measuring { () throws(ShellProblem) in
      try self.bank(of: library.lessons(called: names, environment.part(0..<10)), request.options)
    }
    let problems = try library.problemsOfLessons(leftOutOf: names)
    guard !bank.questions.isEmpty || !bank.misread.isEmpty else {
      guard !problems.isEmpty else { throw .lessons(.noQuestions) }
      return Reply().failing(for: problems)
    }
    var reply = try deliver(bank.file(format), format, request.options)
    let unsupportedFeatures = bank.unsupportedFeatures(in: format)
    if !unsupportedFeatures.isEmpty {
      reply.add(
        complaint: localized(
          "\(format.rawValue): \(unsupportedFeatures.joined(separator: localized("; ")))."))
    }
    let misread = localized(
      """
      Left out because they cannot be read: \(bank.misread.commaSeparated). lifeline check says why.
      """)
    return reply.failing(with: bank.misread.isEmpty ? nil : misread).failing(for: problems)
  }

  private func bank(
    of lessons: [Lesson], _ options: Options
  ) throws(ShellProblem) -> QuestionBank {
    let course = try library.courseThatRemembersRuns(of: lessons)
    let part = environment.part(10..<100)
    let pages = try pages(of: lessons, options)
    let bank = try telling(
      QuestionBank(lessons, in: course, pages: pages, reporting: part.goesOn)
    ) { .lessons(.unpackable($0)) }
    guard let bank else { throw .input(.interrupted) }
    return bank
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
