extension Command {
  static let objects = Command(
    "objects", .look, to: "which objects are alive, and who holds whom",
    example: ["run mvc open-folder", "objects"],
    details: """
      ═▶ is a strong reference, which keeps the object alive; ╌▷ is a weak one. Each object \
      appears once, where the fewest properties lead to it; --all shows widgets too. The \
      references are read from the declarations and the living objects; what only a closure or a \
      timer holds cannot be seen. --table shows which role held which in the whole run.
      """,
    Form(
      options: .these(.all, .table, .plain, .ascii, .width, .json), traits: .looksAtRun,
      run: { $0.inspection.objects }),
    Form(
      .one(.object), to: "what holds one object, and what it holds",
      options: .these(.all, .plain, .ascii, .width, .json), traits: .looksAtRun,
      run: { $0.inspection.object }))

  static let state = Command(
    "state", .look, to: "the properties of the objects",
    example: ["run mvc rename", "state Hello"],
    details: "Without a name: every object that has properties of its own.",
    Form(.optional(.object), traits: .looksAtRun, run: { $0.inspection.state }))

  static let whereState = Command(
    "where", .look, to: "where each piece of view state lives in this pattern",
    example: ["use mvc", "launch", "where"],
    details: """
      View state is what the screen shows and the model does not hold. For each piece: which objects keep \
      a copy, and which one decides. In the player of Recordings, `type` ends with Return, so a name there is never a text \
      that is being typed.
      """,
    Form(traits: .looksAtRun, run: { $0.inspection.whereStateLives }))
}
