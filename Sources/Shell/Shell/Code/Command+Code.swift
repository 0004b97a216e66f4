extension Command {
  static let code = Command(
    "code", .look, to: "the Swift code of a message, a type or a method",
    example: ["run mvc rename", "code 5"],
    details: """
      With a number: the line that sent this message, and the method that got it. The number is that of the \
      drawing or the list that you saw last, also of one with --all. A name is an object or a type, such as PlayVC, or one of its methods, such as \
      PlayVC.rename. You see the source files of the apps that come with Lifeline, as they are now. While you step, code alone shows the message at \
      which you stand.
      """,
    Form(options: .telling, traits: .looksAtRun, run: { $0.code.here }),
    Form(
      .one(.codeSubject), options: .telling, traits: .looksAtRunUnlessNamed,
      run: { $0.code.code }))
}

extension Argument<RunSubject> {
  static var codeSubject: Self {
    .init("N|NAME", candidates: { .words($0.session.code.names) }) { (word, _) in
      RunSubject(word)
    }
  }
}
