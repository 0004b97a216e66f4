import Stage

extension Command {
  static let undo = Command(
    "undo", .look, to: "take the last action back, or several",
    example: ["use mvc", "launch", "tap Edit", "undo"],
    details: """
      The app starts again and repeats the earlier actions. Their messages are not shown again. \
      What you take back is kept. redo does it again, and another action begins a new branch. This works in every pattern. \
      What the app itself can do is another thing: help log.
      """,
    Form(
      .optional(.count), options: .screens, traits: .changesApp, run: { $0.branches.undo }))

  static let redo = Command(
    "redo", .look, to: "do again what undo took back",
    example: ["use mvc", "launch", "tap Edit", "undo", "redo"],
    Form(
      .optional(.count), options: .screens, traits: .changesApp, run: { $0.branches.redo }))

  static let branches = Command(
    "branches", .look, to: "show all that you tried in this run, as a tree",
    example: ["use mvc", "launch", "tap Edit", "undo", "open Work", "branches", "branches 1"],
    details: """
      An action after undo begins a new branch. So does an action while you step, if there are later actions: the run goes \
      on after the action at whose messages you are. The old branch is kept, with its number, until you use a pattern or run \
      a scenario.
      """,
    Form(options: .screens, run: { $0.branches.list }),
    Form(
      .one(.branch), to: "go to the end of a branch", options: .screens,
      traits: .changesApp, run: { $0.branches.goToBranch }))

  static let actionList = Command(
    "actions", .look, to: "list the actions of the run, with their numbers",
    example: [
      "use mvc", "launch", "open Hello", "open Work", "actions", "actions drop 2",
      "actions play viper",
    ],
    details: """
      actions drop and actions move play the new list from its beginning, as a new branch. If one of the actions is not \
      possible then, you read which one and why, and nothing changes. A saved file is a scenario. Without a set-up it is also \
      a file of commands, for source.
      """,
    Form(traits: .looksAtRun, run: { $0.branches.actions }),
    Form(
      "drop", .one(.actionNumber), to: "play the run without an action", options: .screens,
      traits: .changesApp, run: { $0.branches.drop }),
    Form(
      "move", .one(.actionNumber), .one(.actionPlace),
      to: "play the run with an action in another place", options: .screens,
      traits: .changesApp, run: { $0.branches.move }),
    Form(
      "play", .one(.patternOfApp), to: "play the actions in another pattern of the app",
      options: .screens, traits: .beginsRun, run: { $0.branches.playElsewhere }),
    Form(
      "save", .one(.file()), to: "save the actions in a file", options: .these(.force),
      run: { $0.branches.save }),
    Form(
      "load", .one(.file()), to: "begin a run with the actions of a file", options: .screens,
      traits: .beginsRun, run: { $0.branches.load }))
}

extension OptionList {
  /// How screens are shown.
  fileprivate static var screens: OptionList { these(.plain, .ascii, .width) }
}

extension Argument<Int> {
  static var branch: Self {
    .listed("N", "the number of a branch, as branches lists them") {
      Array(1...($0.run.play?.tree.ends.count ?? 1))
    }
  }

  static var actionNumber: Self { action("N") }
  static var actionPlace: Self { action("PLACE") }

  private static func action(_ placeholder: String) -> Self {
    .listed(placeholder, "the number of an action, as actions lists them") { session in
      (session.run.play?.tree.inputs ?? []).indices.map { $0 + 1 }
    }
  }
}

extension Argument<String> {
  /// A pattern as users may call it within the app in use.
  static var patternOfApp: Self {
    .init("PATTERN") { position in
      .words((position.session.run.play?.pattern.app ?? .usual).patterns.map(\.name))
    }
  }
}
