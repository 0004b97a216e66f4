import Actions
import Stage
import Testing
import Trace

/// What the user of the app notices of the mistakes in TEA with a store.
@MainActor struct TEAStoreMistakeTests {
  @Test(arguments: ["tea-store.m1", "tea-store"])
  func `m1: a name that is refused is gone from the field, as in the right app`(_ name: String)
    throws
  {
    let stage = try Stage(name, "launch", "open Hello", "type \"\"")
    #expect(stage.screen().contains("[Hello "))
  }

  @Test(arguments: ["tea-store.m1", "tea-store.m2"])
  func `an app with a mistake has the objects of the right one`(_ name: String) throws {
    func objects(of name: String) throws -> [String] {
      let trace = try Stage(name, "launch").trace(Trace.Header(pattern: "tea-store"))
      return trace.participants.map { "\($0.name) \($0.type)" }
    }
    #expect(try objects(of: name) == objects(of: "tea-store"))
  }

  @Test func `m2: the player has left the screen, and the clock still drives it`() throws {
    let play = ["launch", "open Hello", "tap Play", "swipe Hello"]
    let (wrong, right) = (try Stage("tea-store.m2", play), try Stage("tea-store", play))
    #expect(wrong.screen() == right.screen())
    try wrong.perform(.tick(1))
    #expect(throws: ActionProblem.noTimer(buttons: right.buttonLabels)) {
      try right.perform(.tick(1))
    }
  }
}
