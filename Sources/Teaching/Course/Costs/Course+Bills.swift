import Analysis
import Files
import Lessons
import Stage
import Trace

extension Course {
  /// What a change costs in each pattern that has an exercise for it. Throws what is wrong with the files of an exercise.
  func bills(of change: Change) throws(LessonProblem) -> [Bill] {
    try bills(of: change) { _, _ in true } ?? []
  }

  /// - Parameter reporting: called before each pattern with the number of patterns done and in all. Returns whether to go
  ///   on; after `false` there are no bills.
  public func bills(
    of change: Change, reporting: (_ done: Int, _ total: Int) -> Bool
  ) throws(LessonProblem) -> [Bill]? {
    if let known = memory?.bills[change.name] { return known }
    let ledger = FigureLedger(text: index.exercises.text(ofFile: FigureLedger.file) ?? "")
    var bills: [Bill] = []
    for exercise in change.exercises {
      guard reporting(bills.count, change.exercises.count) else { return nil }
      bills.append(try bill(of: exercise, change.scenario, ledger[exercise.page.id]?.figures))
    }
    memory?.bills[change.name] = bills
    return bills
  }

  private func bill(
    of exercise: Change.Exercise, _ scenario: Scenario, _ figures: RunFigures?
  ) throws(LessonProblem) -> Bill {
    let exercises = index.exercises
    let versions = exercises.versions(of: exercise.page.id)
    var bill = Bill(pattern: exercise.pattern)
    for version in [LessonIndex.ExerciseVersion.start, .solution] {
      for file in try versions.patch(version)?.files ?? [] { bill.add(file) }
    }
    if let code = PatternCode(exercise.pattern.name, in: exercises.sources) {
      bill.tests = TestCost(
        from: code.texts, to: try versions.code(.solution, in: code.texts))
    }
    bill.messages = costs(of: scenario, in: exercise.pattern, figures)
    bill.cells = figures.flatMap { cells($0, in: exercise.pattern) }
    bill.wrong = versions.wrong.map {
      Bill.WrongVersion($0, layer: versions.note("fails", on: $0))
    }
    return bill
  }

  private func costs(
    of scenario: Scenario, in pattern: Pattern, _ figures: RunFigures?
  ) -> [Bill.ActionCost] {
    let before = messagesBefore(scenario, in: pattern)
    return scenario.actions.enumerated().map { index, action in
      let now = figures?.messages.dropFirst(index).first
      return Bill.ActionCost(
        action: action, before: before.dropFirst(index).first,
        now: now?.action == action ? now?.count : nil)
    }
  }

  /// Of the pattern as it is, for the actions up to the first that it cannot play.
  private func messagesBefore(_ scenario: Scenario, in pattern: Pattern) -> [Int] {
    var script = Script(scenario)
    do {
      return try run(script, in: pattern).trace.messagesByAction
    } catch {
      script.actions = Array(script.actions.prefix(max(0, error.index - script.setup.count)))
      return (try? run(script, in: pattern).trace.messagesByAction) ?? []
    }
  }

  private func cells(_ figures: RunFigures, in pattern: Pattern) -> Bill.CellCost? {
    guard let contract = contract(of: pattern.name) else { return nil }
    let new = cells(figures.cells, unusedIn: pattern, contract)
    return Bill.CellCost(
      used: figures.cells.count, new: figures.cells.count { new.contains($0) },
      allowed: contract.allowedCells.count)
  }

  /// Those that no scenario uses. No more scenarios are played than are needed to know it.
  private func cells(
    _ cells: [Contract.Route], unusedIn pattern: Pattern, _ contract: Contract
  ) -> Set<Contract.Route> {
    var unused = Set(cells)
    for scenario in index.scenarios(for: pattern) where !unused.isEmpty {
      guard let play = try? run(Script(scenario), in: pattern, showingSetup: true) else { continue }
      unused.subtract(contract.cells(usedIn: play.trace))
    }
    return unused
  }
}

extension Bill {
  fileprivate mutating func add(_ change: Patch.FileChange) {
    if change.path.hasPrefix(PatternCode.tests) {
      testFiles.add(change)
    } else {
      code.add(change)
    }
  }
}

extension [Bill.FileCost] {
  /// Start and solution may change the same file.
  fileprivate mutating func add(_ change: Patch.FileChange) {
    let place = firstIndex { $0.path == change.path } ?? endIndex
    if place == endIndex { append(.init(path: change.path, added: 0, removed: 0)) }
    self[place].added += change.added
    self[place].removed += change.removed
  }
}

extension Bill.WrongVersion {
  fileprivate init(_ version: LessonIndex.ExerciseVersion, layer: String?) {
    let name = if case .wrong(let name) = version { name } else { version.name }
    self.init(name: name, layer: layer.flatMap { Exercise.Layer(rawValue: $0) })
  }
}
