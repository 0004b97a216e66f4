import Testing

@testable import Workshop

/// What the compiler wrote, as messages about the learner's files.
struct CompilerMessageTests {
  private let file = "/x/edit/Play.swift"
  private let macro = "/tmp/@__swiftmacro_4play_TracedMethod.swift"
  private let text = """
    @Traced(.controller) class PlayVC {
      func play() {
        store.save()
      }
      func stop() {
        store.save()
      }
    }
    """

  private func messages(_ output: String) -> [CompilerMessage] {
    CompilerMessage.all(in: output, sources: [file: text])
  }

  private func error(_ line: Int, _ column: Int) -> CompilerMessage {
    CompilerMessage(
      file: file, line: line, column: column, severity: .error, text: "no member 'save'")
  }

  @Test func `an error in a file`() {
    #expect(
      messages("\(file):3:11: error: no member 'save'\n    store.save()\n          ^")
        == [error(3, 11)])
  }

  @Test func `an error in a macro is told where its line is`() {
    #expect(
      messages("\(macro):2:9: error: no member 'save'\n  store.save()\n        ^") == [error(3, 5)])
  }

  @Test func `of two equal lines, the macro's note says which`() {
    let output = """
      \(macro):2:9: error: no member 'save'
        store.save()
              ^
      \(file):5:3: note: in expansion of macro '_TracedMethod' on instance method 'stop()' here
      """
    #expect(messages(output).first == error(6, 5))
  }

  @Test func `the note of another error does not count`() {
    let output = """
      \(macro):2:9: error: no member 'save'
        store.save()
      \(macro):9:9: error: no member 'save'
        nothing.like(this)
      \(file):5:3: note: in expansion of macro '_TracedMethod' on instance method 'stop()' here
      """
    #expect(messages(output).prefix(2) == [error(3, 5), error(5, 3)])
  }

  // MARK: Lines that the macro has broken up

  private let player = """
    @Traced(.controller) class PlayVC: UIViewController {
      var item: Item? {
        didSet { if item !== oldItem { show() } }
      }
      init(a: Int) { super.init(); lod() }
      func show() {
        switch item { case nil: titel = ""; default: titel = "" }
      }
      func rename(to name: String) {
        if item?.setName(name) == false { shw() }
      }
      func rename(at place: Int) { if place > 0 { shw() } else { shw() } }
      func play() { player.toggle(); shw() }
    }
    extension FolderVC {
      func play() { shw() }
    }
    extension TableVC {
      override func table(_ table: Table, rowsIn section: Int) -> Int {
        list.number
      }
      override func table(
        _ table: Table, commit style: [Int: Style],
        at row: Int
      ) {
        list.remov(row)
      }
    }
    """

  /// The places of errors, each in a line of an expansion.
  ///
  /// - Parameter errors: in which member, the type that it is in, and the line with its number there.
  private func places(
    _ errors: (member: String, type: String, line: Int, quote: String)...
  ) -> [String] {
    let output = errors.flatMap { member, type, line, quote in
      let name = member.prefix { $0.isLetter }
      let folder = "/tmp/swift-generated-sources/@__swiftmacro_3MVC\(type.count)\(type)C"
      return [
        "\(folder)\(name.count)\(name)12TracedMethodfMp_.swift:\(line):9: error: cannot find it",
        "        \(quote)", "        ^~~~",
        "\(folder)\(name.count)\(name)6TracedfMr14_.swift:1:1: note: in expansion of macro 'TracedMethod' on "
          + "instance method '\(member)' here", "@TracedMethod", "^",
      ]
    }
    return CompilerMessage.all(
      in: output.joined(separator: "\n"), sources: [file: player]
    )
    .map { "\($0.file == file ? "" : "elsewhere ")\($0.line):\($0.column)" }
  }

  @Test func `what is in braces on one line is found there, in the method that the note names`() {
    #expect(places(("rename(to:)", "PlayVC", 7, "shw()")) == ["10:39"])
    #expect(places(("play()", "PlayVC", 7, "shw()")) == ["13:34"])
    #expect(places(("init(a:)", "PlayVC", 8, "lod()")) == ["5:32"])
  }

  @Test func `a property is found under its own name`() {
    #expect(
      places(("item", "PlayVC", 3, "if _stored_item !== oldItem {")) == ["3:14"])
  }

  @Test func `of methods with one name, the type and the label say which`() {
    #expect(places(("play()", "FolderVC", 3, "shw()")) == ["16:17"])
    #expect(places(("rename(at:)", "PlayVC", 4, "shw()")) == ["12:47"])
  }

  @Test func `of methods whose first label is the same, the other labels say which, on any line`() {
    #expect(places(("table(_:commit:at:)", "TableVC", 3, "list.remov(row)")) == ["26:5"])
    #expect(places(("table(_:commit:at:)", "TableVC", 3, "nothing.like(this)")) == ["22:3"])
    #expect(places(("table(_:rowsIn:)", "TableVC", 3, "}")) == ["19:3"])
  }

  @Test func `words that are in another method of that name only are told there`() {
    #expect(places(("table(_:height:)", "TableVC", 3, "list.remov(row)")) == ["26:5"])
    #expect(places(("rename(to:)", "PlayVC", 3, "if place > 0 {")) == ["12:32"])
  }

  @Test func `equal words of one method get a place each, in their order`() {
    #expect(
      places(
        ("rename(at:)", "PlayVC", 4, "shw()"), ("rename(at:)", "PlayVC", 6, "shw()"))
        == ["12:47", "12:62"])
    #expect(
      places(
        ("show()", "PlayVC", 10, #"titel = "";"#), ("show()", "PlayVC", 12, #"titel = """#))
        == ["7:29", "7:50"])
  }

  @Test func `words that are not there, and a brace, are told where the method begins`() {
    #expect(places(("show()", "PlayVC", 3, "nothing.like(this)")) == ["6:3"])
    #expect(places(("show()", "PlayVC", 3, "}")) == ["6:3"])
  }

  @Test func `what is in no file stays an error`() {
    #expect(places(("other()", "OtherVC", 3, "nothing.like(this)")) == ["elsewhere 3:9"])
  }

  @Test func `what names no file is no message`() {
    #expect(messages("<unknown>:0: error: unable to execute command: Killed") == [])
  }

  @Test func `a warning of the macro is about tracing`() {
    let words = "This initialiser holds a closure and cannot be traced."
    #expect(messages("\(file):2:3: warning: \(words)").map(\.isAboutTracing) == [true])
    #expect(messages("\(file):2:3: warning: unused variable").map(\.isAboutTracing) == [false])
  }
}
