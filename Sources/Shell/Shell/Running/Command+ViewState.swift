extension Command {
  static let log = Command(
    "log", .patterns, to: "the log of the interface, if the pattern keeps one",
    example: ["use mvc-vs", "launch", "tap \"Edit\"", "log"],
    details: """
      In Lifeline only MVC+VS has this command. Ticks are left out. log 2 is the app's own way back: its stores get \
      older values, and the messages are those of the app. undo works in every pattern and sends none.
      """,
    Form(run: { $0.runs.log }),
    Form(
      .one(.number), to: "go to an entry of the log", run: Session.travel))

  static let viewState = Command(
    "view-state", .patterns, to: "the view state, if the pattern keeps it in one value",
    example: ["use mvc-vs", "launch", "view-state folderViews[0].editing true"],
    details: """
      As in `view-state folderViews[0].editing true`. In Lifeline only MVC+VS has this command. An object is JSON in \
      quotes, with a backslash before each quote in it. Times are in seconds.
      """,
    Form(run: { $0.runs.viewState }),
    Form(
      .one(.path), .one(.value),
      to: "set a part of the view state; the screen follows",
      run: Session.changeViewState))
}

extension Argument<Int> {
  static var number: Self {
    .listed("NUMBER", "the number of an entry, as log lists them") { $0.logNumbers }
  }
}

extension Argument<String> {
  static var path: Self { .init("PATH") }
  static var value: Self { .init("VALUE") }
}
