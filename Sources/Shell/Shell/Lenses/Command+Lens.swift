import Analysis

extension Command {
  static let lens = Command(
    "lens", .look, to: "which messages of the run belong to a design pattern, and who plays it",
    example: ["run mvc rename", "lens observer"],
    details: """
      observer: announcements, those who hear them, and the registration. strategy: what views and \
      others leave to a target, a delegate or a data source. composite: what contains what, and the \
      messages that go down this tree from a group to a part of the same kind: view to view, screen to screen, \
      model to model. The messages are marked ● (in ASCII *) and all others are dimmed, in every \
      drawing until lens off. On the command line: run mvc rename --lens observer.
      """,
    Form(to: "the three lenses", options: .these(.width), run: { $0.lenses.list }),
    Form(
      .one(.lens), options: .drawing + .looking, traits: .looksAtRun, run: { $0.lenses.look }),
    Form("off", to: "draw all messages alike again", run: { $0.lenses.remove }))

  static let kinds = Command(
    "kinds", .look, to: "how messages travel: each kind, and what it did in the run",
    example: ["kinds mvc"],
    details: """
      What a sender knows follows from the kind. The other columns are counted in the run: the \
      largest number of objects that got the same message, whether they were called at once or \
      later, whether messages brought an answer, and how properties of the sender hold the receiver. \
      With a pattern, all its scenarios are counted together; with all, or without a run, those of all \
      patterns.
      """,
    Form(
      .optional(.pattern), options: .these(.plain, .ascii, .width, .json),
      traits: .looksAtRunUnlessNamed, run: { $0.lenses.kinds }),
    Form(
      "all", to: "count all scenarios of all patterns",
      options: .these(.plain, .ascii, .width, .json), run: { $0.lenses.allKinds }))
}

extension Argument<Lens> {
  static var lens: Self { .init(choice: Lens.choices) }
}
