import Testing

@testable import Shell

/// After an action, only what it led to is searched, and the answers say so.
@Suite struct SearchedPartTests {
  private func answer(_ lines: [String]) -> String {
    let session = Transcript().session
    session.width = 1000
    return session.reply(toEach: lines).words
  }

  private nonisolated static let edit = ["use mvc", "launch", "tap Edit"]
  private nonisolated static let advice = "To look in all of the run, type first: step run"

  @Test(arguments: [
    ("find viewDidLoad", "Nothing in the last action is called \"viewDidLoad\"."),
    ("continue viewDidLoad", "Nothing in the last action is called \"viewDidLoad\"."),
    (
      "find setEditin",
      "Nothing in the last action is called \"setEditin\". Did you mean \"setEditing\"?"
    ),
    ("find to User", "Nothing in the last action matches to User."),
    ("continue to User", "Nothing in the last action matches to User."),
  ])
  func `what the last action does not have may come in an earlier one`(
    line: String, problem: String
  ) {
    #expect(answer(Self.edit + [line]) == "\(problem) \(Self.advice)")
  }

  @Test func `a method that the last action has is told to send nothing`() {
    #expect(
      answer(Self.edit + ["find from Hello.setName"])
        == "Nothing in the last action is called \"Hello.setName\". \(Self.advice)")
    #expect(
      answer(Self.edit + ["find from FolderVC.setEditing"]) == """
        "FolderVC.setEditing" is a method or a property. Who sends or gets a message is an object, a type or a role, \
        as in: find to Model
        """)
  }

  @Test(
    arguments: [#"a\\b"#, #"say \"x\""#],
    ["find Hello.name=", "find Hello.name = ", "find with ", "continue Hello.name = "])
  func `a value with a backslash or a quote is found as it is typed`(value: String, line: String) {
    let name = "\"\(value)\""
    let found = answer(["use mvc", "launch", "open Hello", "type \(name)", "goto 1", line + name])
    #expect(found.contains(name) && !found.hasPrefix("Nothing"))
  }

  @Test func `a former value with a backslash is found as it is typed`() {
    let name = #""a\\b""#
    let found = answer(
      ["use mvc", "launch", "open Hello", "type \(name)", "type Hi", "find Hello.name was \(name)"])
    #expect(found.contains("1 change of state."))
  }

  @Test func `step run goes to all of the run, where it is found`() {
    #expect(answer(Self.edit + ["step run", "find viewDidLoad"]).contains("viewDidLoad()"))
  }

  @Test func `before a message of the last action there are those of earlier actions`() {
    let lines = ["use mvc", "launch", "open Hello", "type Hi", "goto 3", "continue back setName"]
    #expect(
      answer(lines)
        == "Nothing in the last action before this message matches setName. \(Self.advice)")
  }

  @Test func `where the last action is all of the run, all of it was searched`() {
    #expect(
      answer(["use mvc", "launch", "find setNmae"])
        == "Nothing in this run is called \"setNmae\". To see what there is: messages, objects")
    #expect(
      answer(["run mvc edit", "find to User"]) == "Nothing in this run matches to User.")
  }

  @Test func `a stop counts its matches where it looks for them`() {
    let lines = ["use mvc", "launch", "open Hello", "type Hi"]
    let head = "continue goes there, and an action that comes there stops."
    #expect(
      answer(lines + ["break setName"])
        == "Stop 1: break setName. \(head) 1 match in the last action.")
    #expect(
      answer(lines + ["break to View kind set"])
        == "Stop 1: break to View kind set. \(head) 2 matches in the last action.")
    #expect(
      answer(lines + ["break viewDidLoad"])
        == "Stop 1: break viewDidLoad. \(head) Nothing in the last action matches it.")
  }

  @Test func `with words that only match what is not drawn, continue says how to find it`() {
    #expect(
      answer(["run mvc rename", "continue kind query"]) == """
        8 matches of kind query are not in the drawing. To find them, add --all; after diagram only or diagram hide, \
        type first: diagram everything
        """)
  }

  @Test func `at no message, continue does not speak of this message`() {
    #expect(
      answer(["run mvc rename", "continue title if screen shows Nothing"])
        == "Nothing in this run matches title if screen shows Nothing.")
  }
}
