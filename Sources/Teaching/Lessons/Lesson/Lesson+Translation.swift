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
  ///
  /// - Parameter unreadable: the lines of goals and claims that were left out. Those of their pages are not compared.
  func problems(
    asTranslationOf original: Lesson, unreadable: [Int] = []
  ) -> [LessonProblem] {
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
      let isIncomplete = unreadable.contains { $0 >= place.line && $0 <= section.lastLine }
      for difference in source.differences(in: section)
      where difference.kind != .statements || !isIncomplete {
        kinds.append((difference.place ?? place, .translation(.differs(difference.kind))))
      }
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

  fileprivate func differences(in other: Section) -> [Difference] {
    switch (kind, other.kind) {
    case (.contract(let table), .contract(let own)):
      table.cellsOnly == own.cellsOnly ? [] : [Difference(.contract, at: own.location)]
    case (.claims(let claims), .claims(let own)): claims.claims.differences(in: own.claims)
    case (.variations(let variations), .variations(let own)):
      Difference.first(
        variations.variants.map(\.name), own.variants.map { ($0.name, $0.location) }, .variants)
    case (.task(let task), .task(let own)): task.differences(in: own)
    case (.question(let question), .question(let own)): question.differences(in: own)
    case (.exercise(let exercise), .exercise(let own)): exercise.differences(in: own)
    default: []
    }
  }
}

private struct Difference {
  let kind: LessonProblem.Difference
  /// `nil` for the heading of the page.
  let place: Location?

  init(_ kind: LessonProblem.Difference, at place: Location? = nil) {
    (self.kind, self.place) = (kind, place)
  }

  /// The first code span that differs; `kind` where one is missing.
  static func first(
    _ original: [String], _ own: [(String, Location)], _ kind: LessonProblem.Difference
  ) -> [Difference] {
    guard original.count == own.count else { return [Difference(kind)] }
    for (right, (code, place)) in zip(original, own) where right != code {
      let isMissing = right.isEmpty || code.isEmpty
      return [Difference(isMissing ? kind : .code(code, original: right), at: place)]
    }
    return []
  }
}

extension [Statement] {
  fileprivate func differences(in other: [Statement]) -> [Difference] {
    Difference.first(map(\.source), other.map { ($0.source, $0.location) }, .statements)
  }
}

extension ContractTable {
  fileprivate var cellsOnly: Contract {
    var contract = contract
    contract.rules = []
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
  fileprivate func differences(in other: PageTask) -> [Difference] {
    goals.differences(in: other.goals)
      + Difference.first(
        solution, other.solution.map { ($0, other.solutionLocation) }, .solution)
      + hints.differences(in: other.hints)
  }
}

extension Exercise {
  fileprivate func differences(in other: Exercise) -> [Difference] {
    goals.differences(in: other.goals) + hints.differences(in: other.hints)
  }
}

extension Question {
  fileprivate func differences(in other: Question) -> [Difference] {
    guard choices.count == other.choices.count else {
      return [Difference(.choices(other.choices.count, original: choices.count))]
    }
    let ticked = zip(choices, other.choices).first { $0.isRight != $1.isRight }
    let ticks = ticked.map { [Difference(.ticks, at: $0.1.location)] } ?? []
    let rest = ticks + hints.differences(in: other.hints)
    guard form != .quiz, form != .shortAnswer else { return rest }
    return rest
      + Difference.first(
        choices.map { $0.subject ?? "" },
        other.choices.map { ($0.subject ?? "", $0.location) }, .messages)
  }
}

extension [Hint] {
  fileprivate func differences(in other: [Hint]) -> [Difference] {
    count == other.count ? [] : [Difference(.hints(other.count, original: count))]
  }
}
