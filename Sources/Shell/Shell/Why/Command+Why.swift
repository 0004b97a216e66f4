extension Command {
  static let why = Command(
    "why", .look, to: "why a message was sent, a property changed, or nothing came",
    example: ["run mvc rename", "why 9", "why Hello.name"],
    details: """
      Shows the chain of causes, from what you did, a timer, the network or the system down to the message or the \
      property's last change, with what the contract says of each message. The numbers are those of \
      the drawing or the list that you saw last, also of one with --all. While you step, why alone explains the message at which you stand. why not \
      NAME says why this object was not told, as far as the run shows it: who let go of it, what it is registered for, \
      who was told and did not tell it, or what the contract allows. With a mistake, it plays the same actions \
      without the mistake, and names the first message that is missing. What only closures hold is not known.
      """,
    Form(options: .drawing + .these(.json), traits: .looksAtRun, run: { $0.why.here }),
    Form(
      .one(.whySubject), options: .drawing + .these(.json), traits: .looksAtRun,
      run: { $0.why.why }),
    Form(
      "not", .one(.whyNotSubject), to: "why an object was not told of a change",
      options: .telling, traits: .looksAtRun, run: { $0.why.whyNot }))
}

extension Argument<RunSubject> {
  static var whySubject: Self {
    .init("N|NAME", candidates: { .words($0.session.why.changedProperties) }) { (word, _) in
      // `why not` without a name is wrong use.
      word.lowercased() == "not" ? nil : RunSubject(word)
    }
  }
}

extension Argument<String> {
  static var whyNotSubject: Self {
    .init("NAME", names: { $0.why.names })
  }
}
