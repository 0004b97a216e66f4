extension Command {
  static let lessons = Command(
    name: "lessons", usages: ["lessons"], summary: "the lessons there are", family: .learn,
    flags: [.json], body: { $0.library.lessons })

  static let lesson = Command(
    name: "lesson", usages: ["lesson [ID [PAGE]]"], summary: "open a lesson, page by page",
    details: """
      Without an id: the page that lies open, or the one that free left. Runs are made while you \
      look, and you can go on from where they end. PAGE is a number or the id of a section.
      """,
    family: .learn, flags: OptionName.drawing, vocabulary: .lessons, body: { $0.lessons.lesson })

  static let next = Command(
    name: "next", usages: ["next"], summary: "the next page of the lesson", family: .learn,
    repeats: true, body: { $0.lessons.next })

  static let previous = Command(
    name: "previous", usages: ["previous"], summary: "the page before", family: .learn,
    repeats: true, body: { $0.lessons.previous })
}
