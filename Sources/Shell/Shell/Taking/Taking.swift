extension Command {
  static let hint = Command(
    name: "hint", usages: ["hint"], summary: "help with the question or task, a bit at a time",
    family: .learn, body: { $0.lessons.hint })

  static let skip = Command(
    name: "skip", usages: ["skip"], summary: "show the answer and explain it", family: .learn,
    flags: OptionName.drawing, body: { $0.lessons.skip })

  static let say = Command(
    name: "say", usages: ["say ANSWER"],
    summary: "answer the question, when the answer is a command, too", family: .learn,
    body: { $0.lessons.say })

  static let task = Command(
    name: "task", usages: ["task"], summary: "the task once more, and which goals are met",
    family: .learn, body: { $0.lessons.task })

  static let replay = Command(
    name: "replay", usages: ["replay"], summary: "this page from its beginning", family: .learn,
    flags: OptionName.drawing, body: { $0.lessons.replay })

  static let free = Command(
    name: "free", usages: ["free"], summary: "leave the lesson to play; lesson leads back",
    details: """
      The app stands where the page left it, and is yours. The page, and what you have done \
      on it, wait: lesson opens it again.
      """,
    family: .learn, body: { $0.lessons.free })

  static let notes = Command(
    name: "notes", usages: ["notes"], summary: "what this page says to teachers", family: .learn,
    body: { $0.lessons.notes })
}
