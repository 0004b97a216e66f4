import Cells
import Testing

@testable import Shell

/// Answers are laid out again when the window gets another size.
@MainActor @Suite struct LayoutTests {
  private func session(width: Int, after lines: [String]) -> Session {
    let session = Session(environment: .course)
    session.width = width
    session.reply(toEach: lines)
    return session
  }

  @Test(arguments: [[], ["mistake mvc.m1"]])
  func `a run is drawn for the new size, also below news`(lines: [String]) throws {
    let narrow = session(width: 70, after: lines)
    let reply = narrow.reply(to: "run mvc rename")
    narrow.width = 130
    let wide = session(width: 130, after: lines).reply(to: "run mvc rename")
    let again = try #require(reply.layout).value
    #expect(again == wide.text)
    #expect(again != reply.text)
  }

  @Test func `a run is drawn for the new size above what it has to do with the task`() throws {
    let narrow = session(width: 70, after: ["lesson mvc task-folder"])
    let reply = narrow.reply(to: "run mvc rename")
    narrow.width = 130
    let wide = session(width: 130, after: []).reply(to: "run mvc rename")
    let again = try #require(reply.layout).value.plain
    #expect(again.hasPrefix(wide.text.plain + "\n\n"))
  }

  @Test func `what is put above and below a text stays there`() {
    var reply = Reply(laidOut: { Styled("middle") })
    reply.surround(above: Styled("above"), below: Styled("below"))
    #expect(reply.text.plain == "above\n\nmiddle\n\nbelow")
    #expect(reply.layout?.value == reply.text)
    reply.text = Styled("other")
    #expect(reply.layout == nil)
  }
}
