import Analysis

extension Command {
  static let find = Command(
    "find", .look, to: "find messages and changes of state in the run",
    example: ["run mvc rename", "find to Recording", "find next"],
    details: """
      A word alone is a method, a kind of message, a property, or who gets the message: find setName. To say it \
      exactly: from NAME, to NAME, kind KIND, with TEXT (a part of an argument), NAME.METHOD, NAME.PROPERTY, \
      = VALUE, was VALUE (before a change), state (only changes of state), breach (of the contract), and A -> B : \
      METHOD as in lessons. A NAME is an object, a type or a role: Hello, Recording, Model. Several of them must all \
      hold: find from Controller kind set. after and before take the part of the run after or before the first match of \
      something else: find to Model before post. The numbers are those of the drawing. find next and find previous go \
      to the matches, from where you stand. After an action, only what it led to is searched. To search all of the run, \
      type first: step run
      """,
    Form(.some(.query), options: .drawing, traits: .looksAtRun, run: { $0.stepping.find }),
    Form(
      "next", to: "go to the next match", options: .drawing, traits: .looksAtRun,
      run: { $0.stepping.findAgain }),
    Form(
      "previous", to: "go to the match before", options: .drawing,
      traits: .looksAtRun, run: { $0.stepping.findAgain }))

  static let breakAt = Command(
    "break", .look, to: "stop at messages, in continue and in the middle of an action",
    example: [
      "use mvc", "launch", "open Hello", "break setName once", #"type "Hi""#, "continue",
    ],
    details: """
      Say where to stop as for find: break setName, break from Controller to Model, break breach. once: the stop goes \
      away when it has stopped. count N: only the Nth match stops, in the run or the action that you step through. \
      if CONDITION: only where this is true just after the message, as in if Hello.name = Hi or if screen shows Hi. \
      When an action meets a stop, you stand at that message, with state and screen as they were then; nothing after it \
      is shown until you go on with continue or step. (The app has done all of the action by then: what it did is recorded, \
      and shown to you step by step.) run plays all of a scenario; continue then goes from stop to stop. break alone \
      lists the stops.
      """,
    Form(to: "list the stops", run: { $0.stops.listStops }),
    Form(.some(.stopWords), run: { $0.stops.set }),
    Form(
      "off", .optional(.stop), to: "remove a stop, or all stops",
      run: { $0.stops.removeStop }))

  static let watch = Command(
    "watch", .look, to: "stop where a property changes",
    example: ["run mvc rename", "watch Recording.name", "continue"],
    details: """
      watch name stops at every property of that name, watch Recording.name at those of one type or object, watch \
      Model at all properties of a role. = VALUE and was VALUE choose by the new and the old value. once, count N and if \
      work as in break, and break off N removes it. watch alone lists the stops.
      """,
    Form(to: "list the stops", run: { $0.stops.listStops }),
    Form(.some(.stopWords), run: { $0.stops.set }))

  static let continueRun = Command(
    "continue", .look, to: "go on to the next stop, or to the end",
    example: ["run mvc rename", "continue back playNavItem2.title"],
    details: """
      Goes to the next message that a stop of break or watch names, else to the last message. With words as for find, \
      it goes to the next match of these, with no stop set: continue setName. Where nothing matches them, it says so, and \
      you stay where you are. In the middle of an action, the action then goes to its end. An empty line repeats it.
      """,
    Form(
      .any(.stopWords), options: .drawing, traits: [.looksAtRun, .repeats], run: Session.goOn),
    Form(
      "back", .any(.stopWords), to: "go back to the last stop before this message",
      options: .drawing, traits: [.looksAtRun, .repeats], run: Session.goOn))
}

extension Argument<String> {
  /// Words that say what to find.
  static var query: Self {
    .init("WHAT", candidates: { .words($0.session.queryCandidates(after: $0.words)) })
  }

  /// The same, with the words of a stop after them.
  static var stopWords: Self {
    .init("WHAT", candidates: { .words($0.session.stopCandidates(after: $0.words)) })
  }
}

extension Argument<Int> {
  /// The number of a stop.
  static var stop: Self {
    .listed("N", "the number of a stop, as break lists them") { $0.run.stops.all.map(\.number) }
  }
}
