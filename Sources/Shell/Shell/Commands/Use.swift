extension Command {
  static let use = Command(
    "use", .begin, to: "choose a pattern and start again",
    details: """
      Sets up a new app that is not running yet. The recorded messages are forgotten; an open \
      lesson stays where it is: type lesson to go back.
      """,
    Form(.one(.pattern), run: Session.use))

  static let apps = Command(
    "apps", .begin, to: "list the apps and the patterns that each runs in",
    Form(options: .these(.json), run: { $0.patterns.apps }))

  static let patterns = Command(
    "patterns", .begin, to: "list the patterns",
    Form(options: .these(.json), run: { $0.patterns.patterns }))
}
