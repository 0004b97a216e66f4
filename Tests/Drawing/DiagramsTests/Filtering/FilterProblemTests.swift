import Diagrams
import Testing

/// What is said of a filter that cannot be read, or that does not fit.
@Suite struct FilterProblemTests {
  @Test(
    arguments: [
      (
        .unknownPart("onyl"),
        "\"onyl\" does not say what to show. Did you mean \"only\"?"
      ),
      (
        .unknownPart("xyzzy"),
        """
        "xyzzy" does not say what to show. Begin with only, hide, focus, fold, depth, steps, turns \
        or everything.
        """
      ),
      (
        .nothingSaid(.only),
        "only needs the name of a participant, a role or a kind, as in: only Controller Model"
      ),
      (
        .nothingSaid(.fold),
        "fold needs widgets, loops, a name or the number of a message, as in: fold widgets"
      ),
      (.saidTooMuch(.depth, "4"), "depth takes only a number from 1. Leave out \"4\"."),
      (
        .badNumber(.steps, "9-3"),
        "steps cannot be \"9-3\". It is a number or a range, as in: steps 3-9"
      ),
      (.badNumber(.depth, "0"), "depth cannot be \"0\". It is a number from 1, as in: depth 3"),
      (.noMessage(12, last: 11), "There is no message 12. They go from 1 to 11."),
      (.noMessage(1, last: 0), "There is no message 1: the run has no messages."),
      (
        .noNumeral(5, first: "10", last: "20"),
        "There is no message 5. Their numbers go from 10 to 20."
      ),
      (.noTurn(2, last: 1), "There is no turn 2. There is only turn 1."),
      (.noTurn(4, last: 3), "There is no turn 4. They go from 1 to 3."),
    ] as [(DiagramFilterProblem, String)])
  func `says what was found and what to type`(problem: DiagramFilterProblem, message: String) {
    #expect(problem.message == message)
  }

  @Test func `a name that is unknown is corrected, or all are listed`() {
    func message(
      _ name: String, _ part: DiagramFilter.Part, roles: [String] = [], kinds: [String] = []
    ) -> String {
      DiagramFilterProblem.unknownName(
        name, part, names: ["PlayVC", "NC"], roles: roles, kinds: kinds
      ).message
    }
    #expect(
      message("PlayCV", .hide)
        == "hide \"PlayCV\": there is no participant of that name. Did you mean \"PlayVC\"?")
    #expect(
      message("xyzzyx", .only, roles: ["Model"])
        == """
        only "xyzzyx": there is no participant, role or kind of that name. \
        Participants: PlayVC, NC. Roles: Model.
        """)
    #expect(
      message("xyzzyx", .only, kinds: ["call"]).hasSuffix(
        "role or kind of that name. Participants: PlayVC, NC. Kinds: call."))
    #expect(message("lops", .fold).hasSuffix("Did you mean \"loops\"?"))
    #expect(!message("lops", .hide).contains("loops"))
  }

  @Test func `what is hidden is counted, each kind of item for itself, and how to see it`() {
    var hidden = Diagram.HiddenCounts()
    hidden.filter.only = ["Model"]
    #expect(hidden.remark == nil)
    hidden.messages = 1
    #expect(hidden.remark == "only Model: 1 message hidden (diagram everything shows them)")
    (hidden.changes, hidden.replies, hidden.releases, hidden.notes) = (2, 1, 3, 1)
    hidden.wayBack = "--all shows them"
    #expect(
      hidden.remark == """
        only Model: 1 message, 2 state changes, 1 reply, 3 releases and 1 note hidden \
        (--all shows them)
        """)
    (hidden.messages, hidden.changes, hidden.replies, hidden.releases) = (0, 0, 0, 0)
    (hidden.notes, hidden.widgets) = (0, 1)
    #expect(hidden.remark == "only Model: 1 widget drawn as its screen (--all shows them)")
  }
}
