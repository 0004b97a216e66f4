extension Command {
  static let log = Command(
    name: "log", usages: ["log", "log NUMBER"],
    summary: "everything the interface did, where a pattern logs it",
    summaries: ["log NUMBER": "go back, or forth, to a place in the log"],
    details: """
      Only a pattern that keeps all view state in one store can do this: MVC+VS. Ticks are \
      left out.
      """,
    family: .patterns, body: { $0.runs.log })

  static let set = Command(
    name: "set", usages: ["set", "set PATH VALUE"],
    summary: "the view state, where a pattern keeps all of it in one value",
    summaries: ["set PATH VALUE": "set a part of the view state by hand; the screen follows"],
    details: "As in `set folderViews[0].editing true`. Only MVC+VS has such a value.",
    family: .patterns, vocabulary: .viewState, body: { $0.runs.set })
}
