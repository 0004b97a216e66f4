import Grammar
import Testing

/// The words after the name of a program that has the small shell.
struct CommandLineTests {
  private func read(_ words: String...) -> String {
    do throws(KettleProblem) {
      let line = try CommandLineWords<Kettle>(words, of: "kettle", own: .these(.owner))
      let own = line.options[.owner].map { "of \($0); " } ?? ""
      let given = line.command.given.map { "\($0.spelling) \($0.value ?? "")" }
      return own + (line.command.words + given).joined(separator: ", ")
        + (line.namesCommand ? "" : "; nearest: \(line.nearestCommand ?? "none")")
    } catch {
      return error.message
    }
  }

  @Test func `options of the program may be anywhere, those of a command stay with it`() {
    #expect(read("--owner", "Ann", "brew", "green") == "of Ann; brew, green")
    #expect(
      read("brew", "--tea", "black", "all", "--owner=Ann") == "of Ann; brew, all, --tea black")
    #expect(read("brew", "--", "--owner") == "brew, --owner")
    #expect(read("brw") == "brw; nearest: brew")
    #expect(read("coffee") == "coffee; nearest: none")
  }

  @Test func `an unknown option is named with those that there are`() {
    #expect(
      read("brew", "--hot")
        == "brew has no option --hot. There are --sweet, --minutes, --tea and --owner.")
    #expect(read("brew", "--minu") == "brew has no option --minu. Did you mean \"--minutes\"?")
    #expect(read("--hot") == "kettle has no option --hot. There is --owner.")
    #expect(read("--owner") == "--owner needs a value: --owner NAME")
  }

  @Test func `help for a command line is help for its command`() throws {
    let line = try CommandLineWords<Kettle>(["brew", "green"], of: "kettle", own: [])
    #expect(line.asHelp?.command.words == ["help", "brew"])
    #expect(try CommandLineWords<Kettle>(["milk"], of: "kettle", own: []).asHelp == nil)
  }
}
