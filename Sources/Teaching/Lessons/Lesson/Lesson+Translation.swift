import Trace

extension Lesson {
  /// This lesson in another language. Sections that are missing or different in the translation
  /// stay as they are.
  public func translated(by translation: Lesson) -> Lesson {
    var lesson = self
    lesson.title = translation.title
    lesson.language = translation.language
    lesson.sections = sections.map { section in
      guard let id = section.id, let other = translation[id],
        section.differences(in: other).isEmpty
      else { return section }
      return section.translated(by: other)
    }
    return lesson
  }

  /// Where this translation differs from its original, and what is missing or out of date.
  func problems(asTranslationOf original: Lesson) -> [LessonProblem] {
    var kinds: [(Location, LessonProblem.Kind)] = []
    if id != original.id {
      kinds.append((Location(), .translation(.differs(.id(original: original.id)))))
    }
    for section in sections {
      guard let id = section.id else { continue }
      let place = section.location
      guard let source = original[id] else {
        kinds.append((place, .translation(.sectionWithoutOriginal(id))))
        continue
      }
      kinds += source.differences(in: section).map { (place, .translation(.differs($0))) }
      for title in Attributes.titles
      where (source.attributes[title] == nil) != (section.attributes[title] == nil) {
        kinds.append((place, .translation(.differs(.title(title)))))
      }
      if let stale = section.staleness(against: source, id) { kinds.append((place, stale)) }
    }
    let missing = original.sections.compactMap(\.id).filter { self[$0] == nil }
    if !missing.isEmpty {
      kinds.append((Location(), .translation(.missingTranslation(ids: missing))))
    }
    return kinds.map { LessonProblem(file, $0.0, $0.1) }
  }
}

extension Section {
  /// Texts from the translation, everything else from here.
  fileprivate func translated(by other: Section) -> Section {
    var section = other
    section.attributes = attributes.retitled(from: other.attributes)
    section.kind = kind.translated(by: other.kind)
    return section
  }

  fileprivate func staleness(against original: Section, _ id: String) -> LessonProblem.Kind? {
    guard let digest = attributes["digest"]?.text else { return .translation(.noDigest(id: id)) }
    return digest == original.digest ? nil : .translation(.staleTranslation(id: id))
  }

  fileprivate func differences(in other: Section) -> [LessonProblem.Difference] {
    switch (kind, other.kind) {
    case (.contract(let table), .contract(let own)):
      table.cellsOnly == own.cellsOnly ? [] : [.contract]
    case (.claims(let claims), .claims(let own)):
      claims.claims.map(\.source) == own.claims.map(\.source) ? [] : [.statements]
    case (.variations(let variations), .variations(let own)):
      variations.variants.map(\.name) == own.variants.map(\.name) ? [] : [.variants]
    case (.task(let task), .task(let own)): task.differences(in: own)
    case (.question(let question), .question(let own)): question.differences(in: own)
    case (.exercise(let exercise), .exercise(let own)): exercise.differences(in: own)
    default: []
    }
  }
}

extension ContractTable {
  fileprivate var cellsOnly: Contract {
    var contract = contract
    (contract.rule, contract.timeRules) = (nil, [])
    return contract
  }
}

extension Section.Kind {
  fileprivate func translated(by other: Section.Kind) -> Section.Kind {
    switch (self, other) {
    case (.claims(var claims), .claims(let own)):
      claims.claims = own.claims
      return .claims(claims)
    case (.variations(let variations), .variations(var own)):
      own.run = variations.run
      return .variations(own)
    case (.task(let task), .task(var own)):
      own.pattern = task.pattern
      own.setup = task.setup
      return .task(own)
    case (.exercise, .exercise): return other
    case (.question(let question), .question(var own)):
      own.run = question.run
      own.borrowed = question.borrowed
      return .question(own)
    default: return self
    }
  }
}

extension PageTask {
  fileprivate func differences(in other: PageTask) -> [LessonProblem.Difference] {
    (goals.map(\.source) == other.goals.map(\.source) ? [] : [.statements])
      + (solution == other.solution ? [] : [.solution]) + hints.differences(in: other.hints)
  }
}

extension Exercise {
  fileprivate func differences(in other: Exercise) -> [LessonProblem.Difference] {
    (goals.map(\.source) == other.goals.map(\.source) ? [] : [.statements])
      + hints.differences(in: other.hints)
  }
}

extension Question {
  fileprivate func differences(in other: Question) -> [LessonProblem.Difference] {
    guard choices.count == other.choices.count else {
      return [.choices(other.choices.count, original: choices.count)]
    }
    let sameTicks = choices.map(\.isRight) == other.choices.map(\.isRight)
    let sameMessages = form == .quiz || choices.map(\.subject) == other.choices.map(\.subject)
    return (sameTicks ? [] : [.ticks])
      + (sameMessages || form == .shortAnswer ? [] : [.messages])
      + hints.differences(in: other.hints)
  }
}

extension [Hint] {
  fileprivate func differences(in other: [Hint]) -> [LessonProblem.Difference] {
    count == other.count ? [] : [.hints(other.count, original: count)]
  }
}
