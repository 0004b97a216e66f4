import Grammar

extension Command {
  static let costs = Command(
    "costs", .patterns, to: "what the same change of the app costs in each pattern",
    example: ["costs count-in-title"],
    details: """
      A change is an exercise that several patterns have. The figures are those of its solutions. Code: the files and \
      lines of the app that change. Tests: how many had to change, how many there are now, and how many of those changed \
      or new need no view. Messages: as many as a drawing shows for each action, before and now; a dash means that the \
      action did not come up or was not possible before. What one action did before may take several now. In MV and MVVM \
      @Observable, each observed property that a body reads counts as a message; queries do not count in any pattern. So \
      compare before and now, not the sums. Cells: those of the contract through which messages go. Wrong versions: code \
      that works and is wrong nevertheless, and what finds it; absent means that a pattern has no such version. Lines and \
      tests are counted in the patches and sources, messages before the change in a run. What needs a built solution was \
      recorded by check --exercises --write.
      """,
    Form(to: "the changes", options: .these(.width), run: { $0.costs.list }),
    Form(
      .one(.change),
      options: .these(.plain, .ascii, .width) + .these(Option<CostFormat>.format) + .saving,
      run: { $0.costs.costs }))
}

nonisolated enum CostFormat: String, Choice {
  case text, csv, svg
}

extension Argument<String> {
  /// The name of a change.
  static var change: Self {
    .init("CHANGE", names: { $0.library.course?.changes.map(\.name) ?? [] })
  }
}
