import Testing

@testable import Shell

/// What `break`, `watch`, `continue` and `find` take, and what they say of other words.
@Suite struct StopNamesTests {
  private func answer(_ lines: String...) -> String {
    let session = Transcript().session
    session.width = 1000
    return session.reply(toEach: lines).words
  }

  @Test(arguments: [
    "setName", "Recording.setName once", "target-action", "from PlayVC", "kind set", "with Hi",
    "breach",
  ])
  func `watch refuses what is about messages, and says what changes`(words: String) {
    let refusal = """
      "\(words)" is about messages, and watch stops where a property changes: watch name, watch Recording.name, or \
      watch Model. To stop at the messages: break \(words)
      """
    #expect(answer("run mvc rename", "watch \(words)") == refusal)
    #expect(answer("run mvc rename", "watch \(words)", "break").hasPrefix("No stop is set."))
    // The code knows the methods that no run has had yet.
    if words == "setName" { #expect(answer("use mvc", "watch setName") == refusal) }
  }

  @Test(arguments: ["name", "NAME", "Recording.name", "Model", "Hello", "title = Hi", "isEditing"])
  func `watch takes properties, and whose they are`(words: String) {
    #expect(answer("run mvc rename", "watch \(words)").hasPrefix("Stop 1: watch \(words)."))
  }

  @Test func `watch alone lists the stops, as break does`() {
    let list = answer("run mvc rename", "watch name", "watch")
    #expect(list.contains("watch name"))
    #expect(list == answer("run mvc rename", "watch name", "break"))
  }

  @Test func `a value that is missing before a condition is named`() {
    #expect(
      answer("run mvc rename", "break setName with if Hello.name = Hi")
        == answer("run mvc rename", "break setName with"))
    #expect(
      answer("run mvc rename", "break with if once").hasPrefix("Stop 1: break with if once."))
  }

  @Test(arguments: [
    "break once", "break if", "break count count 2",
    "watch if once if Hello.name = Hi",
  ])
  func `the first word is a name`(line: String) {
    #expect(answer("run mvc rename", line).hasPrefix("Stop 1: \(line)."))
  }

  @Test(arguments: ["break if Hello.name = Hi", "break count 2", "break once setName"])
  func `what begins like the words after a name is told that a name comes first`(line: String) {
    #expect(answer("run mvc rename", line).hasPrefix("Say what to look for: a method,"))
  }

  @Test func `the number of a message is no stop`() {
    #expect(
      answer("run mvc rename", "watch 5") == """
        "5" is a number, and watch stops where a property changes: watch name, watch Recording.name, or watch Model. \
        To go to message 5: goto 5
        """)
    for line in ["break 5", "break 5 once", "continue 5"] {
      #expect(
        answer("run mvc rename", line) == """
          "5" is a number. To stop, name a method, a kind of message, a property, or who gets the message, as in: \
          break setName. To go to message 5: goto 5
          """)
    }
    #expect(
      answer("run mvc rename", "find 5")
        == "Nothing here is called \"5\". To go to message 5: goto 5")
  }

  @Test func `what is not the number of a message is not told how to go there`() {
    let unknown = "To see what there is: messages, objects"
    #expect(
      answer("run mvc rename", "find -5")
        == "Nothing in this run is called \"-5\". \(unknown)")
    #expect(
      answer("run mvc rename", "find 5.name")
        == "Nothing in this run is called \"5\". \(unknown)")
    #expect(
      answer("run mvc rename", "break -5") == """
        "-5" is a number. To stop, name a method, a kind of message, a property, or who gets the message, as in: \
        break setName.
        """)
  }

  @Test(arguments: [
    ("Helo.name = Hi", "Nothing in this run is called \"Helo\". Did you mean \"Hello\"?"),
    ("Hello.nme = Hi", "In this run, Hello has no property \"nme\". Did you mean \"name\"?"),
    (
      "released Foo",
      "Nothing in this run is called \"Foo\". To see what there is: messages, objects"
    ),
    ("pst before setName", "Nothing in this run is called \"pst\". Did you mean \"post\"?"),
    (
      "Recording.name = Hi",
      "Several objects are a Recording: Hello and Standup. Name one of them."
    ),
  ])
  func `a name in a condition that the run does not have is named`(
    condition: String, problem: String
  ) {
    #expect(
      answer("run mvc rename", "break post if \(condition)") == """
        Stop 1: break post if \(condition). continue goes there, and an action that comes there stops. The stop stays \
        for what comes. \(problem)
        """)
    #expect(answer("run mvc rename", "continue post if \(condition)") == problem)
  }

  @Test(arguments: ["name = Hi", "Hello = Hi", "name was Hello", "title=Hi"])
  func `a condition about a value needs the object and its property`(condition: String) {
    let problem = """
      if "\(condition)" does not name an object and its property. Write both, as in: if Hello.name = Hi
      """
    #expect(answer("run mvc rename", "break post if \(condition)") == problem)
    #expect(answer("run mvc rename", "continue post if \(condition)") == problem)
  }

  @Test(arguments: [
    "Hello.name = Hi", "hello.name = Hi", "Hello.NAME = Hi", "Hello.name=Hi", "Hello.Name!=Ho",
    "alive HELLO", "setname before Post",
  ])
  func `names in a condition are meant in any case`(condition: String) {
    #expect(
      answer("run mvc rename", "break post if \(condition)").hasSuffix("stops. 1 match so far."))
  }

  @Test(arguments: [
    ("watch Hello.name != Hi", "!="), ("find name!=Hi", "!="), ("find name > 3", ">"),
    ("continue name <= 3", "<="), ("find Hello.name >5", ">"), ("find name <=3", "<="),
    ("break name <Hi", "<"),
  ])
  func `signs that compare are said to be for conditions`(line: String, sign: String) {
    #expect(
      answer("run mvc rename", line) == """
        "\(sign)" does not work here. Write = VALUE for the new value, or was VALUE for the old one. break and watch \
        also take a condition with =, !=, contains or lacks, as in: watch name if Hello.name != Hi
        """)
  }

  @Test func `a call is looked for with its arguments, whatever their signs`() {
    let found = answer("run mvc rename", #"find setName("Hi")"#)
    #expect(found.contains(#"setName("Hi")"#) && found.contains("1 message."))
    for text in ["Bye", "a=b", "a!=b", "x->y", "H"] {
      let answer = answer("run mvc rename", #"find setName("\#(text)")"#)
      #expect(answer.hasPrefix("Nothing in this run matches"))
    }
  }

  @Test(arguments: ["with !=", "with >", "name = !="])
  func `signs are looked for in values`(words: String) {
    #expect(
      answer("run mvc rename", "find \(words)") == "Nothing in this run matches \(words).")
  }

  @Test(arguments: [
    "watch name = once", "watch name was If", "break with if", "watch name = once once",
    "watch name = \"\"", "break setName if Hello.name = \"\"",
  ])
  func `a value may be any word, and empty`(line: String) {
    #expect(answer("run mvc rename", line).hasPrefix("Stop 1: \(line)."))
  }

  @Test func `an empty value is compared`() {
    #expect(
      answer("run mvc rename", "break setName if Hello.name != \"\"")
        == "Stop 1: break setName if Hello.name != \"\". continue goes there, and an action that comes there stops. "
        + "1 match so far.")
    #expect(
      answer("run mvc rename", "find name = \"\"") == "Nothing in this run matches name = \"\".")
  }

  @Test func `a condition with another sign is told the signs that there are`() {
    #expect(
      answer("run mvc rename", "break post if Hello.name > 3") == """
        if "Hello.name > 3" is not a condition. Write `if Hello.name = "Hi"` (or !=, contains, lacks), `if screen \
        shows Hi`, `if released PlayVC2` or `if post before setName`.
        """)
    #expect(
      answer("run mvc rename", "watch name if Hello.name != Hi").hasPrefix(
        "Stop 1: watch name if Hello.name != Hi."))
  }

  @Test(arguments: [
    ("find from", "After from, write an object, a type or a role, as in: find from Model"),
    ("find to", "After to, write an object, a type or a role, as in: find to Model"),
    ("find name was", "After was, write a value, as in: find Recording.name was Hi"),
    ("find name =", "After =, write a value, as in: find Recording.name = Hi"),
    (
      "find to Model after",
      "After after, write what to look for, as in: find to Model after post"
    ),
    (
      "find from setName",
      """
      "setName" is a method or a property. Who sends or gets a message is an object, a type or a role, as in: \
      find to Model
      """
    ),
  ])
  func `a query that is not complete says what belongs there`(line: String, problem: String) {
    #expect(answer("run mvc rename", line) == problem)
  }

  @Test(arguments: [
    ("to", "Hello.name"), ("from", "Hello.setName"), ("to", "hello.NAME"),
    ("to", "Hello.setName(_:)"),
  ])
  func `a member with its object sends and gets nothing`(end: String, name: String) {
    #expect(
      answer("run mvc rename", "find \(end) \(name)") == """
        "\(name)" is a method or a property. Who sends or gets a message is an object, a type or a role, as in: \
        find to Model
        """)
  }

  @Test(arguments: ["Hello.foo", "foo.bar"])
  func `a name that is no member is not said to be one`(name: String) {
    #expect(
      answer("run mvc rename", "find to \(name)")
        == "Nothing in this run is called \"\(name)\". To see what there is: messages, objects")
  }

  @Test func `a stop at what is not drawn says so`() {
    for line in ["break query", "break kind query"] {
      #expect(
        answer("run mvc rename", line) == """
          Stop 1: \(line). continue goes there, and an action that comes there stops. 8 matches are not in the drawing, \
          and are not stopped at. To stop there, add --all to continue; after diagram only or diagram hide, type \
          first: diagram everything
          """)
    }
    #expect(
      answer("run mvc rename", "break query if Hello.name = Hi").hasSuffix(
        " stops. Nothing in the drawing matches it so far."))
  }

  @Test func `after kind, the kinds are listed`() {
    #expect(
      answer("run mvc rename", "find kind").hasPrefix(
        "After kind, write a kind of message. There are user, target-action, "))
  }

  @Test(arguments: ["why", "code", "goto now", "find next", "step ask"])
  func `without a run, the answer says how to begin one`(line: String) {
    #expect(answer(line).hasPrefix("No pattern is in use. Type: use mvc, "))
    #expect(answer("use mvc", line) == "Nothing has happened yet. Type: launch")
  }
}
