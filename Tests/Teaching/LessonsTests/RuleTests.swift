import Localization
import Testing
import Trace

@testable import Lessons

@Suite struct RuleTests {
  private func heading(_ rule: String) -> String {
    "## Who <!-- id: c type: contract rule: \(rule) -->"
  }

  /// The rules as a lesson writes them.
  private func rules(_ text: String) -> [String] {
    guard case .contract(let table)? = read(heading(text), contractBody).lastKind else {
      Issue.record("no contract")
      return []
    }
    return table.rules.map(\.description)
  }

  @Test(arguments: [
    "write View only-inside observer, lifecycle when post except busy-indicators, first-responder",
    "set View only-inside binding, lifecycle", "call ViewImpl only-inside observer",
    "write View only-inside observer except first-responder",
  ])
  func `says again what was written`(_ text: String) {
    #expect(rules(text) == [text])
  }

  @Test(arguments: [
    "state Model, ViewNode not-inside body", "state State only-inside update except restoring",
    "command after diff", "set not-inside body",
    "state Model not-inside body ; invalidate only-inside write",
  ])
  func `says again what was written about time`(_ text: String) {
    #expect(rules(text).joined(separator: " ; ") == text)
  }

  @Test(arguments: [
    ("state Modle not-inside body", "46: there is no role `Modle`. Did you mean `Model`?"),
    (
      "state Model not-inside body except cells",
      "75: `cells` cannot come after `except`. There is `restoring`."
    ),
    (
      "state Model not-inside body when post",
      "68: `when` cannot be here. After the kinds of message write `when` and a kind, then `except` and the exceptions."
    ),
  ])
  func `a rule about time that cannot be understood says where`(_ text: String, _ message: String) {
    #expect(messages(heading(text), contractBody) == ["L/a.md:9:\(message)"])
  }

  @Test func `a second rule that is not about time is refused`() {
    let rules = "write View only-inside observer ; set Model only-inside lifecycle"
    #expect(
      messages(heading(rules), contractBody) == [
        """
        L/a.md:9:74: a contract can have one such rule, and it has one already. Leave one out. It can \
        have several rules about time, such as `state Model not-inside body`.
        """
      ])
    #expect(self.rules(rules) == [])
  }

  @Test func `a rule about time may come before another rule, and after it`() {
    let (write, state) = ("write View only-inside observer", "state Model not-inside body")
    for text in ["\(write) ; \(state)", "\(state) ; \(write)"] {
      #expect(messages(heading(text), contractBody) == [])
      #expect(rules(text) == [write, state])
    }
  }

  @Test func `does not mind white space`() {
    #expect(
      rules("write  View only-inside observer ,lifecycle")
        == ["write View only-inside observer, lifecycle"])
  }

  @Test(arguments: [
    (
      "wirte View only-inside observer",
      "40: there is no rule for `wirte`. Did you mean `write`?"
    ),
    (
      "write Viev only-inside observer",
      "46: there is no role `Viev`. Did you mean `View`?"
    ),
    (
      "write View inside observer",
      "51: `only-inside` should be here, not `inside`. "
        + "For instance: `write View only-inside observer, lifecycle when post`"
    ),
    (
      "write View only-inside observer, lifecicle",
      "73: there is no kind of message `lifecicle`. Did you mean `lifecycle`?"
    ),
    (
      "write View only-inside",
      "51: the rule ends here. Go on with a kind of message, such as `observer`. "
        + "For instance: `write View only-inside observer, lifecycle when post`"
    ),
    (
      "write View only-inside observer when",
      "72: the rule ends here. Go on with a kind of message, such as `post`. "
        + "For instance: `write View only-inside observer, lifecycle when post`"
    ),
    (
      "write View only-inside observer when posted",
      "77: there is no kind of message `posted`. Did you mean `post`?"
    ),
    (
      "write View only-inside observer except the first responder",
      "79: `the` cannot come after `except`. There are `busy-indicators`, `first-responder`, `cells`, `alerts`."
    ),
    (
      "write View only-inside observer or lifecycle",
      "72: `or` cannot be here. After the kinds of message write `when` and a kind, then `except` and the exceptions."
    ),
  ])
  func `a rule that cannot be understood says where, and how to go on`(
    _ text: String, _ message: String
  ) {
    #expect(messages(heading(text), contractBody) == ["L/a.md:9:\(message)"])
    #expect(rules(text) == [])
  }

  @Test func `what is wrong in the second line of a rule is named there`() {
    let heading =
      "Who <!-- id: c type: contract rule: write View\nonly-inside observer or lifecycle -->\n---"
    let found = messages(heading, contractBody).filter { $0.hasPrefix("L/a.md:10:") }
    #expect(
      found == [
        "L/a.md:10:22: `or` cannot be here. After the kinds of message write `when` and a kind, then `except` and the exceptions."
      ])
  }

  @Test func `says what is wrong in Chinese, the words of the file as they are`() {
    Language.$current.withValue(.chinese) {
      #expect(
        messages(heading("write View only-inside"), contractBody) == [
          """
          L/a.md:9:51: 规则到这里就断了。后面应该是一个消息种类，例如 `observer`。\
          例如：`write View only-inside observer, lifecycle when post`
          """
        ])
      #expect(
        messages(heading("write View only-inside observer except cell"), contractBody)
          == ["L/a.md:9:79: `cell` 不能作为例外。是不是想写 `cells`？"])
    }
  }
}
