import Testing

@testable import Shell

/// A number that is none, or too small, gets the numbers that there are.
@Suite struct NumberTests {
  @Test(arguments: [
    ("undo 0", "N cannot be \"0\". It is a number from 1."),
    ("redo 0", "N cannot be \"0\". It is a number from 1."),
    ("step 0", "N cannot be \"0\". It is a number from 1."),
    ("step back 0", "N cannot be \"0\". It is a number from 1."),
    ("break off x", "N cannot be \"x\". It is the number of a stop, as break lists them."),
    ("log x", "NUMBER cannot be \"x\". It is the number of an entry, as log lists them."),
    ("branches x", "N cannot be \"x\". It is the number of a branch, as branches lists them."),
    ("actions drop x", "N cannot be \"x\". It is the number of an action, as actions lists them."),
    (
      "actions move 1 x",
      "PLACE cannot be \"x\". It is the number of an action, as actions lists them."
    ),
    ("tick 0", "Use tick like this: tick [N]. N is a number from 1 to 1000."),
    ("tick 1001", "Use tick like this: tick [N]. N is a number from 1 to 1000."),
    (
      "drag Position x",
      "Use drag like this: drag LABEL NUMBER. NUMBER is a whole number from 0."
    ),
  ])
  func `the answer says which numbers there are`(line: String, problem: String) {
    let session = Transcript().session
    session.width = 1000
    for earlier in ["use mvc-vs", "launch"] { _ = session.reply(to: earlier) }
    #expect(session.reply(to: line).complaint == problem)
  }
}
