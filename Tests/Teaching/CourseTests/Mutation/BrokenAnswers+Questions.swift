import Lessons

@testable import Course

extension LessonPart {
  func brokenQuestion(_ question: Question) -> [BrokenAnswer] {
    let own: [BrokenAnswer] =
      switch question.form {
      case .predict, .breach: movedTicks(question)
      case .order: swappedItems(question)
      case .fill: alteredItems(question)
      case .quiz, .shortAnswer: isTranslation ? movedTicks(question) : []
      }
    return own + (question.form.hasBoxes ? lostBoxes(question) : lostNumbers(question))
      + doubledChoices(question)
  }

  /// Moves the tick of each right choice to each wrong choice.
  private func movedTicks(_ question: Question) -> [BrokenAnswer] {
    let lines = question.choices.map(\.location.line)
    return question.ticked.flatMap { right in
      question.choices.indices.filter { !question.choices[$0].isRight }.map { wrong in
        broken("tick moved from \(right + 1) to \(wrong + 1)") {
          $0[lines[right] - 1] = $0[lines[right] - 1].replacing("[x]", with: "[ ]")
          $0[lines[wrong] - 1] = $0[lines[wrong] - 1].replacing("[ ]", with: "[x]")
        }
      }
    }
  }

  private func swappedItems(_ question: Question) -> [BrokenAnswer] {
    let lines = question.choices.map(\.location.line)
    return zip(lines, lines.dropFirst()).map { first, second in
      broken("lines \(first) and \(second) swapped") { $0.swapAt(first - 1, second - 1) }
    }
  }

  private func alteredItems(_ question: Question) -> [BrokenAnswer] {
    question.choices.map {
      let word = $0.subject ?? ""
      return broken($0.location.line, "`\(word)`", "`\(word.dropLast())`")
    }
  }

  /// Removes a sign of the box, or the dash of its line. Then the line is not a choice any more.
  private func lostBoxes(_ question: Question) -> [BrokenAnswer] {
    question.choices.flatMap { choice in
      let line = choice.location.line
      let box = choice.isRight ? "[x]" : "[ ]"
      return pick([
        broken(line, "- \(box) ", "- "), broken(line, "- \(box)", box),
        broken(line, box, String(box.dropLast())), broken(line, "\(box) ", box),
      ])
    }
  }

  private func lostNumbers(_ question: Question) -> [BrokenAnswer] {
    question.choices.map { choice in
      broken("line \(choice.location.line) is no item") {
        $0[choice.location.line - 1].trimPrefix(#/\d\. |- /#)
      }
    }
  }

  /// Writes a choice and its reason twice.
  private func doubledChoices(_ question: Question) -> [BrokenAnswer] {
    guard question.form.hasBoxes else { return [] }
    return pick(question.choices).map { choice in
      let start = choice.location.line - 1
      let end = choice.reason.last.map(\.lastLine) ?? start + 1
      return broken("choice in line \(start + 1) doubled") {
        $0.insert(contentsOf: $0[start..<end], at: start)
      }
    }
  }
}
