import Actions
import Stage
import Testing

/// What the user of the app notices of the mistakes of plain MVVM.
@MainActor struct PlainMVVMMistakeTests {
  @Test func `m1: the page about a trip is empty`() throws {
    let stage = try Stage("mvvm.m1", "launch", "tap \"Log in\"", "open Lisbon")
    #expect(stage.screen(ScreenForm(isSpoken: true)) == "Detail. Buttons: ‹ Back. Button: Note.")
  }

  @Test func `m2: the page shows the note, since its view-model observes the trip`() throws {
    let stage = try Stage(
      "mvvm.m2", "launch", "tap \"Log in\"", "open Lisbon", "tap Note", "type Tram", "tap Save")
    #expect(stage.screen().contains("Tram"))
  }

  @Test func `m4: a note comes to the screen only at the next visit`() throws {
    let stage = try Stage(
      "mvvm.m4", "launch", "tap \"Log in\"", "open Lisbon", "tap Note", "type Tram", "tap Save")
    #expect(stage.screen().contains("No note"))
    try stage.perform(.back)
    try stage.perform(.open("Lisbon"))
    #expect(stage.screen().contains("Tram"))
  }

  @Test func `m3: after the first trip no other trip opens`() throws {
    let stage = try Stage("mvvm.m3", "launch", "tap \"Log in\"", "open Lisbon", "back", "open Oslo")
    #expect(stage.rowLabels == ["Kyoto", "Lisbon", "Oslo"])
  }

  @Test func `swizzling m1: after typing, the login does nothing`() throws {
    let typed = try Stage("mvvm-swizzling.m1", "launch", "type secret", "tap \"Log in\"")
    #expect(typed.buttonLabels == ["Log in"])
    let silent = try Stage("mvvm-swizzling.m1", "launch", "tap \"Log in\"")
    #expect(silent.rowLabels == ["Kyoto", "Lisbon", "Oslo"])
  }

  @Test func `swizzling m2: after the alert no trip opens`() throws {
    let stage = try Stage("mvvm-swizzling.m2", "launch", "tap \"Log in\"", "tap OK", "open Oslo")
    #expect(stage.rowLabels == ["Kyoto", "Lisbon", "Oslo"])
  }
}
