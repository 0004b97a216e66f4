extension Command {
  static let new = Command(
    "new", .learn, to: "write a new lesson to start from",
    example: ["new lesson my-lesson"],
    details: """
      Writes a file that runs as it is, with one page of each sort, into the current directory, or into the one that \
      lifeline --lessons DIR names; a scenario goes into scenarios there, an exercise into exercises. Open the lesson with lesson NAME. When you save the file, \
      the open page is read again; an empty line shows it.
      """,
    Form("lesson", .rest(.name), options: .these(.force), run: { $0.authoring.newLesson }),
    Form(
      "scenario", .rest(.name), to: "write a new scenario to start from",
      options: .these(.force), run: { $0.authoring.newScenario }),
    Form(
      "exercise", .rest(.name), to: "write a new exercise to start from",
      options: .these(.force), run: { $0.authoring.newExercise }))
}

extension Argument<String> {
  static var name: Self { .init("NAME") }
}
