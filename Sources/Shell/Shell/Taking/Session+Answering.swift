import Cells
import Course
import Lessons
import Localization

extension Session {
  /// Whether a line is meant for the question that lies open, not for the shell.
  func isAnswer(_ line: String) -> Bool {
    guard let work = bookmark?.work, let asked = work.asked else { return false }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return false }
    if asked.answer == .words { return work.isOpen && !Command.names.contains(first) }
    let letters = line.lowercased().filter { !$0.isWhitespace && !",.)".contains($0) }
    let known = asked.options.indices.map { Letters.letter($0) }
    let isSpelledOut = words.allSatisfy { $0.filter(\.isLetter).count <= 1 }
    if isSpelledOut { return letters.allSatisfy(\.isLetter) }
    return !Command.names.contains(first) && Set(letters).count == letters.count
      && letters.count == known.count && letters.allSatisfy { known.contains(String($0)) }
  }

  /// Judges an answer, and says why it is right or wrong. Nothing goes on by itself.
  func answer(to line: String) throws(ShellProblem) -> Reply {
    guard var bookmark, var work = bookmark.work, let asked = work.asked else {
      throw .nothingAsked
    }
    do throws(Misunderstanding) {
      let verdict = try asked.judge(line)
      work.attempts += 1
      work.isLeft = false
      if work.isOpen {
        if verdict.isRight { work.outcome = .right }
        remember(verdict.given, isRight: verdict.isRight, work, bookmark)
      }
      bookmark.work = work
      self.bookmark = bookmark
      return Reply(told(verdict, asked, work, bookmark))
    } catch {
      throw .misunderstood(error)
    }
  }

  /// Shows the answer and explains it.
  func shownAnswer(to asked: Asked, _ bookmark: Bookmark) -> Styled {
    let solution = asked.solution
    let letters = asked.letters(of: solution)
    let head = letters.isEmpty ? "" : localized("The answer: \(letters)")
    return .stack([
      .wrapped(head, to: width, .strong), remarks(solution, asked), explanation(of: asked),
    ])
  }

  private func told(
    _ verdict: Verdict, _ asked: Asked, _ work: PageWork, _ bookmark: Bookmark
  ) -> Styled {
    guard verdict.isRight else {
      return .stack([
        .wrapped(localized("Not yet."), to: width, .failure), remarks(verdict, asked),
        .wrapped(wayOn(work), to: width, .faint),
      ])
    }
    return .stack([
      .wrapped(localized("Right."), to: width, .success), remarks(verdict, asked),
      explanation(of: asked), .wrapped(PageWords.footer(of: bookmark), to: width, .faint),
    ])
  }

  private func wayOn(_ work: PageWork) -> String {
    let left = work.hints.count - work.hintsShown
    return left > 0
      ? localized("Try again, hint (\(left) left), or skip.")
      : localized("Try again, or skip.")
  }

  private func explanation(of asked: Asked) -> Styled {
    asked.explanation.isEmpty ? Styled() : asked.explanation.styled(width: width)
  }

  func remarks(_ verdict: Verdict, _ asked: Asked) -> Styled {
    .stack(verdict.remarks.map { remark($0, asked, isOnly: verdict.remarks.count == 1) })
  }

  private func remark(_ remark: Verdict.Remark, _ asked: Asked, isOnly: Bool) -> Styled {
    switch remark {
    case .reason(let index): return reason(index, asked, isNamed: !isOnly)
    case .missing(let count):
      return .wrapped(
        localized(
          count, one: "One right choice is missing.", other: "\(count) right choices are missing."),
        to: width)
    case .rightSoFar(let count, let all):
      let words =
        switch count {
        case 0: localized("The first one is not right.")
        case 1: localized("The first one is right, the second is not.")
        default: localized("The first \(count) of \(all) are right.")
        }
      return .wrapped(words, to: width)
    case .otherWord: return .wrapped(localized("It is another word."), to: width)
    }
  }

  private func reason(_ index: Int, _ asked: Asked, isNamed: Bool) -> Styled {
    let option = asked.options[index]
    let reason: Styled =
      switch option.reason {
      case .written(let blocks): blocks.styled(width: width)
      case .made(let made): .wrapped(made.words, to: width)
      }
    guard isNamed else { return reason }
    let name = asked.answer == .words ? "" : Letters.letter(index) + ") "
    return Styled(
      option.text.styled(width: width - name.cells).lines.enumerated().map {
        Styled.Line([Styled.Span($0 == 0 ? name : "   ")] + $1.spans)
      }) + reason
  }
}

extension Asked {
  /// `a c`, as the options are shown; the accepted form of a short answer.
  fileprivate func letters(of verdict: Verdict) -> String {
    switch answer {
    case .one(let index): Letters.letter(index)
    case .several(let indices): indices.sorted().map(Letters.letter).joined(separator: " ")
    case .sequence(let indices): indices.map(Letters.letter).joined(separator: " ")
    case .words: question.rightChoices.first?.forms.first ?? ""
    }
  }
}
