import Lessons
import Localization

extension Lesson {
  /// With the title of a lesson or exercise in place of the address of a link to it.
  func titlingLinks(in index: LessonIndex) -> Lesson {
    let (targets, exercises) = (LinkTargets(index), index.exercises)
    var titles: [LinkTargets.Target: String] = [:]
    for entry in index.entries {
      titles[.lesson(id: entry.id)] = index.title(of: entry, in: language)
    }
    for entry in exercises.entries {
      titles[.exercise(id: entry.id)] = exercises.title(of: entry, in: language)
    }
    return relinked { targets.target(of: $0).flatMap { titles[$0] } }
  }
}

extension Section {
  /// The blocks that learners see before the answer, without the drawing.
  var openText: [Block] { openBlocks.filter { !$0.isMermaid } }

  /// Without comments and other HTML, and with links to the web only: on paper, the names of other lessons are in quotes.
  /// Comes after ``Lesson/titlingLinks(in:)``.
  var forPrint: Section {
    var section = self
    section.heading = heading.forPrint
    section.blocks = blocks.forPrint
    if case .task(let task) = kind { section.kind = .task(task.forPrint) }
    return section
  }
}

extension PageTask {
  fileprivate var forPrint: PageTask {
    var task = self
    task.hints = hints.withoutShell
    task = task.mapTexts(\.forPrint, blocks: \.forPrint)
    task.explanation = task.explanation.withoutShell
    return task
  }
}

extension Question {
  var forPrint: Question {
    var question = self
    question.hints = hints.withoutShell
    question = question.mapTexts(\.forPrint, blocks: \.forPrint)
    question.explanation = question.explanation.withoutShell
    for index in choices.indices {
      question.choices[index].reason = question.choices[index].reason.withoutShell
    }
    return question
  }
}

extension [Hint] {
  /// Without hints that only tell what to type. The other sentences of a hint speak of what comes of that, so none after
  /// it is kept.
  var withoutShell: [Hint] {
    compactMap { hint in
      var hint = hint
      hint.text = hint.text.cutAtShell
      return hint.text.isEmpty ? nil : hint
    }
  }
}

extension [Block] {
  fileprivate var forPrint: [Block] {
    compactMap { block in
      block.kind.forPrint.map { Block($0, at: block.location, to: block.lastLine) }
    }
  }
}

extension Block.Kind {
  /// `nil` for invisible blocks.
  fileprivate var forPrint: Block.Kind? {
    switch self {
    case .paragraph(let text): text.withoutTurning.forPrint.paragraph
    case .html: nil
    default: mapTexts(\.forPrint, blocks: \.forPrint)
    }
  }
}

extension [Inline] {
  fileprivate var forPrint: [Inline] { flatMap(\.forPrint) }

  fileprivate var paragraph: Block.Kind? {
    plain.allSatisfy(\.isWhitespace) ? nil : .paragraph(self)
  }

  /// Without sentences that only lead back to another lesson. Empty if the rest only leads to the next one.
  fileprivate var withoutTurning: [Inline] {
    let all = sentences
    let kept = all.filter { !$0.onlyLeads(localized("Back to")) }
    if kept.allSatisfy({ $0.onlyLeads(localized("Next:")) }) { return [] }
    return kept.count == all.count ? self : kept.joinedSentences
  }

  /// Whether it says nothing but these words, links to lessons, and small words between them.
  private func onlyLeads(_ words: String) -> Bool {
    let said = filter { !$0.isLocalLink }.plain
    guard said.hasPrefix(words), contains(where: \.isLocalLink) else { return false }
    let small = localized("the, or, to, and").words
    return said.dropFirst(words.count).words.allSatisfy(small.contains)
  }

  /// In quotes if it is this title, in small or capital letters. Other words belong to their sentence.
  fileprivate func named(_ title: String) -> [Inline] {
    let name = flowing.plain
    guard name.lowercased() == title.lowercased() else { return forPrint }
    let quoted = localized("\"\(name)\"")
    if codeSpans.isEmpty { return [.text(quoted)] }
    return [.text(String(quoted.prefix(1)))] + flowing.forPrint + [.text(String(quoted.suffix(1)))]
  }
}

extension Inline {
  fileprivate var forPrint: [Inline] {
    switch self {
    case .link(let inner, let url):
      url.isOnTheWeb ? [.link(inner.forPrint, url: url)] : inner.named(url)
    case .image(let inner, let url):
      url.isOnTheWeb
        ? [.link(inner.isEmpty ? [.text(url)] : inner.forPrint, url: url)]
        : inner.forPrint + [.text(localized(" (\(url))"))]
    case .html: []
    default: [mapText(\.forPrint)]
    }
  }

  fileprivate var isLocalLink: Bool {
    if case .link(_, let url) = self { !url.isOnTheWeb } else { false }
  }
}

extension StringProtocol {
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }
}

extension String {
  fileprivate var isOnTheWeb: Bool {
    let address = lowercased()
    return ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
  }
}
