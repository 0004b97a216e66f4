import Lessons

extension AnswerSheet {
  /// Lines that are no answers, and answers to what the lesson does not ask.
  public func problems(for lesson: Lesson) -> [AnswerSheetProblem] {
    let asking = lesson.sections.filter(\.asks).compactMap(\.id)
    let strays = answers.filter { !asking.contains($0.id) }.map { answer in
      let kind: AnswerSheetProblem.Kind =
        lesson[answer.id] == nil
        ? .unknownID(answer.id, known: asking) : .nothingAsked(answer.id, known: asking)
      return AnswerSheetProblem(file, line: answer.line, kind)
    }
    return (problems + strays).sorted { $0.line < $1.line }
  }
}
