extension Command {
  static let new = Command(
    name: "new", usages: ["new lesson NAME", "new scenario NAME"],
    summary: "a lesson of your own, to begin with",
    summaries: ["new scenario NAME": "a scenario of your own, to begin with"],
    details: """
      Writes a file that runs as it is, with one page of each sort, into the directory of lessons: \
      lifeline --lessons DIR names it. Take the lesson with lesson NAME. When you save the file, \
      the page that lies open is read again; an empty line shows it.
      """,
    family: .learn, flags: [.force], vocabulary: .new, body: { $0.authoring.new })
}
