import Lessons
import Localization
import Stage

/// Checks lessons and scenarios: reads them, and runs everything in them that can be run.
public struct LessonCheck {
  /// All problems found so far.
  public private(set) var findings: Set<Finding> = []
  /// Drawings and digests that are out of date. They are findings as well, unless `corrects`.
  public private(set) var corrections: Set<Correction> = []
  private let corrects: Bool
  /// Files in which some part has no end. Nothing is written into them: it could replace what belongs to other parts.
  private var unclear: Set<String> = []
  private let report: (_ done: Int, _ total: Int) -> Bool
  private var done = 0
  private var total = 0
  public private(set) var counts = Counts()

  /// - Parameters:
  ///   - corrects: whether to collect new drawings and digests as corrections.
  ///   - reporting: called before each run with the number of files done and in all. Returns whether to go on; after
  ///     `false` nothing more is run, and the findings are not complete.
  public init(
    corrects: Bool = false,
    reporting report: @escaping (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) {
    self.corrects = corrects
    self.report = report
  }

  private func goesOn() -> Bool { report(done, total) }

  /// Checks a course.
  ///
  /// - Parameter file: the name of the only file to check; `nil` for all files.
  public mutating func check(_ course: Course, only file: String? = nil) {
    let library = LessonLibrary.load(course.index, while: { goesOn() })
    func isMeant(_ name: String) -> Bool { file.map { name.hasFileName(of: $0) } ?? true }
    unclear.formUnion(library.unclearFiles)
    add(library.problems.filter { isMeant($0.file) })
    let scenarios = library.index.ownScenarios.filter { isMeant($0.file) }
    let lessons = library.lessons.filter { isMeant($0.file) }
    let translations = library.translations.filter { isMeant($0.file) }
    // The mistakes, and all lessons together, come last.
    total += scenarios.count + lessons.count + translations.count + 1
    for scenario in scenarios where goesOn() {
      check(scenario)
      done += 1
    }
    for lesson in lessons where goesOn() {
      check(lesson, in: course)
      done += 1
    }
    for translation in translations where goesOn() {
      check(translation, of: library[translation.id], in: course)
      done += 1
    }
    guard goesOn() else { return }
    for lesson in lessons + translations where goesOn() {
      checkPages(of: lesson, in: course)
      findings.formUnion(GuessingCheck([lesson]).findings(in: lesson.file))
    }
    if file == nil, goesOn() {
      checkTogether(library)
      checkMistakes(in: course)
    }
  }

  /// Checks a scenario that belongs to no course.
  public mutating func check(_ reading: ReadResult<Scenario>) {
    add(reading.problems)
    if let scenario = reading.value { check(scenario) }
  }

  /// Checks one lesson or translation. `course` makes its runs and need not contain it.
  mutating func check(
    _ reading: ReadResult<Lesson>, translating original: Lesson? = nil, in course: Course
  ) {
    unclear.formUnion(reading.problems.unclearFiles)
    add(reading.problems)
    guard let lesson = reading.value else { return }
    checkPages(of: lesson, in: course)
    if let original {
      check(lesson, of: original, in: course)
    } else {
      check(lesson, in: course)
    }
  }

  private mutating func add(_ problems: [LessonProblem]) {
    let open = problems.filter { problem in
      !corrects || !problem.kind.isCorrectable || unclear.contains(problem.file)
    }
    findings.formUnion(open.map(Finding.init))
  }

  private mutating func check(_ scenario: Scenario) {
    counts.scenarios += 1
    for pattern in Pattern.all where pattern.app.scenarioFolder == scenario.app && goesOn() {
      counts.runs += 1
      do {
        _ = try Script(scenario).run(in: pattern)
      } catch {
        findings.insert(Finding(scenario, error))
      }
    }
  }
}

extension LessonCheck {
  private mutating func check(_ lesson: Lesson, in course: Course) {
    counts.lessons += 1
    for name in lesson.contractPatterns {
      do {
        let pattern = try Pattern.pattern(named: name)
        checkContract(of: lesson, pattern, in: course)
      } catch {
        // Every run would report the same.
        let place = lesson.patternLocation ?? Location()
        findings.insert(Finding(lesson.file, place, error.message))
        return
      }
    }
    checkSections(of: lesson, in: course)
  }

  private mutating func checkSections(of lesson: Lesson, in course: Course) {
    var runsInARow = 0
    for section in lesson.sections where goesOn() {
      var check = SectionCheck(section, of: lesson, in: course)
      check.check { goesOn() }
      counts.runs += check.runs
      counts.questions += section.question == nil ? 0 : 1
      add(check)
      runsInARow = section.isToDo ? 0 : runsInARow + (section.isRun ? 1 : 0)
      if section.isRun, runsInARow == LessonCheck.mostRunsInARow + 1 {
        let message = localized(
          "this is the fourth run in a row without a question. Ask a question before it.")
        findings.insert(Finding(lesson.file, section.location, message))
      }
    }
  }

  private mutating func check(
    _ translation: Lesson, of original: Lesson?, in course: Course
  ) {
    counts.translations += 1
    if let original { correct(translation, from: original) }
    let terms = TermCheck(course.index.terms(in: translation.language))
    findings.formUnion(terms.findings(in: translation, of: original))
    for section in translation.sections where goesOn() {
      var check = SectionCheck(section, of: translation, in: course)
      check.checkTable { goesOn() }
      check.checkDrawing()
      add(check)
    }
  }

  private mutating func add(_ check: SectionCheck) {
    findings.formUnion(check.findings)
    for (correction, finding) in check.corrections where !unclear.contains(correction.file) {
      if corrects { corrections.insert(correction) } else { findings.insert(finding) }
    }
  }

  private mutating func correct(_ translation: Lesson, from original: Lesson) {
    guard corrects, !unclear.contains(translation.file) else { return }
    for section in translation.sections {
      guard let id = section.id, let source = original[id] else { continue }
      let digest = source.digest(after: corrections, in: original.file)
      guard section.attributes["digest"]?.text != digest else { continue }
      corrections.insert(section.correction(digest: digest, in: translation.file))
    }
  }
}

// MARK: What pages say

extension LessonCheck {
  private mutating func checkPages(of lesson: Lesson, in course: Course) {
    findings.formUnion(SittingCheck(lesson).findings)
    findings.formUnion(OpenerCheck(lesson).findings)
    findings.formUnion(DistanceCheck(lesson).findings)
    for section in lesson.sections {
      var check = SectionCheck(section, of: lesson, in: course)
      check.checkWording()
      add(check)
    }
  }

  /// Small hints in each lesson may add up to a good guess, and short ways to a long one.
  private mutating func checkTogether(_ library: LessonLibrary) {
    let languages = Dictionary(grouping: library.lessons + library.translations, by: \.language)
    for (_, lessons) in languages {
      let (directory, several) = (library.index.directory, lessons.count > 1 ? lessons : [])
      findings.formUnion(CoreCheck(lessons).findings(in: directory))
      findings.formUnion(GuessingCheck(several).findings(in: directory))
    }
  }
}

extension LessonCheck {
  private mutating func checkContract(of lesson: Lesson, _ pattern: Pattern, in course: Course) {
    guard let table = lesson.contract(of: pattern.name) else { return }
    var check = ContractCheck(table)
    for scenario in course.index.scenarios(for: pattern) where goesOn() {
      check.run(scenario, in: pattern, course)
    }
    counts.runs += check.runs
    findings.formUnion(check.findings(in: lesson.file) + check.failures)
  }

  private mutating func checkMistakes(in course: Course) {
    var check = MistakeCheck(course)
    check.check { goesOn() }
    counts.mistakes += check.mistakes
    findings.formUnion(check.findings)
  }
}
