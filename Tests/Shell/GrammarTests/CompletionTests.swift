import Grammar
import Testing

/// What the last word of a line of the small shell could become.
struct CompletionTests {
  private func completions(_ lines: String..., in kettle: Kettle = Kettle()) -> String {
    lines.map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let found = Completer(kettle).candidates(for: words.last ?? "", after: words.dropLast())
      let files = found.files == .none ? [] : ["(files)"]
      return (["\(line)|"] + found.all.map(\.text) + files).joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test func `a word could become what its place in a form takes`() {
    let kettle = Kettle()
    kettle.litres = 1
    kettle.aliases["more"] = "fill 1"
    #expect(
      completions(
        "", "fill ", "fill from ", "fill from a ", "brew ", "brew green ", "brew green Ann ",
        "brew all ", "brew green --", "brew all --", "brew all --tea ", "brew all --tea=",
        "brew green --minutes ", "shout --", "pour ", in: kettle)
          == """
          | fill brew shout more
          fill | from
          fill from | (files)
          fill from a |
          brew | green black all
          brew green | Ann Bo
          brew green Ann | Ann Bo
          brew all | Ann Bo
          brew green --| --sweet --minutes
          brew all --| --sweet --minutes --tea
          brew all --tea | green black
          brew all --tea=| --tea=green --tea=black
          brew green --minutes |
          shout --|
          pour |
          """)
  }

  @Test func `names are those that the context knows now`() {
    #expect(completions("brew green ") == "brew green |")
  }

  @Test func `the shell of a terminal gets a line for each, with what it means`() {
    let completer = Completer(Kettle(), anywhere: .these(.sweet))
    let answers = [[""], ["f"], ["-"], ["--sweet", "brew", "g"], ["fill", "from", ""]].map {
      "\($0)\n" + completer.lines(ofCommandLine: $0).joined(separator: "\n")
    }
    #expect(
      answers.joined(separator: "\n").replacing("\t", with: " → ")
        == """
        [""]
        fill → pour water into the kettle
        brew → make tea
        shout → call the guests
        :files
        ["f"]
        fill → pour water into the kettle
        :files
        ["-"]
        --sweet → with sugar
        ["--sweet", "brew", "g"]
        green
        ["fill", "from", ""]
        :files
        """)
  }

  @Test(arguments: CompletionScript.allCases)
  func `a script asks the program that it is for`(_ script: CompletionScript) {
    let text = script.text(for: "kettle")
    #expect(text.contains("kettle"))
    #expect(text.contains(" \(CompletionScript.request) "))
    #expect(!text.contains("PROGRAM") && !text.contains("REQUEST"))
  }
}
