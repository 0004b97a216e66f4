import Actions
import Lessons
import Stage

extension Course {
  /// Grades the answers to every question and task of a lesson, in the order of the lesson.
  public func grade(_ lesson: Lesson, by sheet: AnswerSheet) -> [Grade] {
    lesson.sections.compactMap { section in
      guard let id = section.id else { return nil }
      var grade = Grade(id: id, answer: sheet[id])
      switch section.kind {
      case .question(let question): grade.judge(question, of: lesson, in: self)
      case .task(let task): grade.judge(task, of: lesson)
      case .text, .run, .contract, .claims, .variations, .exercise: return nil
      }
      return grade
    }
  }

  /// The question of a section, with the lesson's pattern; `nil` when the section asks no question.
  public func asked(in section: Section, of lesson: Lesson) throws(AskingProblem) -> PosedQuestion?
  {
    guard let question = section.question else { return nil }
    return try ask(question, id: section.id ?? "", else: lesson.pattern(unless: nil))
  }
}

extension Grade {
  fileprivate mutating func judge(_ question: Question, of lesson: Lesson, in course: Course) {
    kind = .question
    do throws(AskingProblem) {
      let asked = try course.ask(question, id: id, else: lesson.pattern(unless: nil))
      outcome = outcomeOfNothing ?? outcome(of: asked)
    } catch {
      outcome = .cannotBeAsked(error.message)
    }
  }

  private func outcome(of asked: PosedQuestion) -> Outcome {
    do throws(AnswerProblem) {
      return try asked.judge(answer?.text ?? "").isRight ? .right : .wrong
    } catch {
      return .unclear(.answer(error))
    }
  }

  fileprivate mutating func judge(_ task: PageTask, of lesson: Lesson) {
    kind = .task
    do throws(ScriptError) {
      let script = Script(setup: task.setup, actions: [])
      let play = try script.run(in: lesson.pattern(unless: task.pattern))
      outcome = outcomeOfNothing ?? perform(task, on: play)
    } catch {
      outcome = .cannotBeAsked(error.words)
    }
  }

  /// As at the prompt, a task is done as soon as all goals are met at once.
  private mutating func perform(_ task: PageTask, on play: Play) -> Outcome {
    let actions = answer?.text.actionLines ?? []
    let steps = Steps.count(actions)
    guard steps <= Steps.most else { return .unclear(.tooManySteps(steps)) }
    for line in actions {
      do {
        try play.perform(line)
        goals = task.goals(on: play)
      } catch {
        return .unclear(.action(line, error))
      }
      if goals.allSatisfy(\.isMet) { return .right }
    }
    return .wrong
  }

  /// `nil` when there is an answer to judge.
  private var outcomeOfNothing: Outcome? {
    guard let answer else { return .notAnswered }
    return answer.isSkipped ? .skipped : nil
  }
}

extension Lesson {
  /// The section's own pattern, else the lesson's, else the first pattern. `check` reports unknown names.
  fileprivate func pattern(unless own: String?) -> Pattern {
    (own ?? pattern).flatMap(Pattern.init(named:)) ?? Pattern.usual
  }
}

extension PageTask {
  fileprivate func goals(on play: Play) -> [Grade.Goal] {
    let context = EvaluationContext(play)
    return goals.map { .init(text: $0.name, isMet: context.holds($0.predicate)) }
  }
}
