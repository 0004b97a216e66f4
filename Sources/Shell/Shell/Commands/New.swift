extension Command {
  static let new = Command(
    "new", .learn, to: "a lesson of your own, to begin with",
    details: """
      Writes a file that runs as it is, with one page of each sort, into the directory of lessons: \
      lifeline --lessons DIR names it. Take the lesson with lesson NAME. When you save the file, \
      the page that lies open is read again; an empty line shows it.
      """,
    Form("lesson", .rest(.name), options: .these(.force), run: { $0.authoring.newLesson }),
    Form(
      "scenario", .rest(.name), to: "a scenario of your own, to begin with",
      options: .these(.force), run: { $0.authoring.newScenario }))
}

extension Argument<String> {
  static var name: Self { .init("NAME") }
}
