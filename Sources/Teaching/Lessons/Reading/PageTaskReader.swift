import Cells

extension LessonReader {
  mutating func pageTask(_ raw: RawSection) -> PageTask? {
    let goals = statements(in: raw)
    if goals.isEmpty, raw.statementItems.isEmpty {
      complain(.statement(.noGoals), at: raw.location)
    }
    let solution = raw.blocks.last(where: \.isSolution)
    reportSecond(of: raw.blocks.filter(\.isSolution), .statement(.secondSolution))
    let place = solution?.location ?? raw.location
    let actions = (solution?.paragraph?.codeSpans ?? []).flatMap(\.actionLines)
    if actions.isEmpty { reportNoSolution(raw, at: place) }
    reportEmptyHints(raw)
    let setup = raw.attributes.actions("setup")
    guard allows(setup + actions, at: place) else { return nil }
    return PageTask(
      pattern: raw.pattern, setup: setup, prompt: raw.assignment,
      goals: goals, hints: raw.hints, solution: actions, solutionLocation: place,
      explanation: raw.quotes)
  }

  private mutating func reportNoSolution(_ raw: RawSection, at place: Location) {
    if let meant = raw.blocks.last(where: \.isMeantAsSolution) {
      complain(.statement(.badSolution), at: meant.location)
    } else {
      complain(.statement(.noSolution), at: place)
    }
  }
}
