import Testing

@testable import Lessons

@Suite struct AttributeTests {
  @Test func `splits a comment at its keys`() {
    let reading = read("## Watch <!-- id: w type: run run: rename only: PlayVC, NC all: -->")
    let values = reading.value?.sections.last?.attributes.values ?? []
    #expect(
      values == [
        .init(key: "id", text: "w", location: Location(line: 9, column: 15)),
        .init(key: "type", text: "run", location: Location(line: 9, column: 21)),
        .init(key: "run", text: "rename", location: Location(line: 9, column: 31)),
        .init(key: "only", text: "PlayVC, NC", location: Location(line: 9, column: 43)),
        .init(key: "all", text: "", location: Location(line: 9, column: 60)),
      ])
    #expect(reading.problems == [])
  }

  @Test func `finds no key inside quotes`() {
    let heading = #"## A <!-- id: b type: run actions: type "id: x ; y" ; tick -->"#
    #expect(
      read(heading).lastKind
        == .run(
          RunRequest(
            source: .actions([#"type "id: x ; y""#, "tick"], setup: []), pattern: "mvc",
            filter: .init(), location: Location(line: 9, column: 27))))
  }

  @Test func `counts columns in characters`() {
    #expect(
      messages("## 谁先听到 👩‍👩‍👧 <!-- id: a tpye: run -->") == [
        "L/a.md:9:22: there is no key `tpye`. Did you mean `type`?"
      ])
  }

  @Test func `names unknown keys, repeated keys and empty ones`() {
    #expect(
      messages("## A <!-- id: a id: b colour: red type: -->") == [
        "L/a.md:9:17: `id:` is here twice. Remove one.",
        "L/a.md:9:23: there is no key `colour`. There are `id`, `core`, `type`, "
          + "`chapter`, `sitting`, `run`, `actions`, `setup`, `pattern`, `mistake`, `only`, `hide`, `focus`, `fold`, `depth`, "
          + "`steps`, `turns`, `all`, `wait`, `drawing`, `symbol`, `patterns`, `rule`, `table`, "
          + "`after`, `ask`, `concept`, `covers`, `digest`, `kind`, `level`, `runs`, `edit`.",
        "L/a.md:9:35: `type:` has no value. Write one after the colon.",
      ])
  }

  @Test func `names what belongs to no key`() {
    #expect(
      messages("## A <!-- watch id: a -->") == [
        "L/a.md:9:11: `watch` has no key. Begin with a key and a colon, such as `id:`."
      ])
    #expect(
      messages("## A <!-- -->") == [
        "L/a.md:9:6: this comment is empty. Write `id: some-name`."
      ])
    #expect(
      messages("## A <!-- id: a") == [
        "L/a.md:9:1: this comment has no end. Close it with `-->`, and write no `--` inside it."
      ])
  }

  @Test func `finds a misspelt type`() {
    #expect(
      messages("## A <!-- id: a type: rnu -->") == [
        "L/a.md:9:17: there is no section type `rnu`. Did you mean `run`?"
      ])
  }

  @Test func `wants what a type needs and nothing else`() {
    #expect(
      messages("## A <!-- type: run run: rename -->") == [
        "L/a.md:9:11: a section of type `run` needs `id:`. Add it to the comment on the heading."
      ])
    #expect(
      messages("## A <!-- id: a type: run rule: no -->") == [
        "L/a.md:9:17: a section of type `run` needs `run:` or `actions:`. Add one to the comment on the heading.",
        "L/a.md:9:27: a section of type `run` cannot have `rule:`. Remove it.",
      ])
    #expect(
      messages("## A <!-- id: a type: run run: rename setup: launch -->") == [
        "L/a.md:9:39: the scenario brings its own set-up. Remove `setup:`, or list the `actions:` "
          + "too."
      ])
    #expect(
      messages("## A <!-- id: a type: run run: rename actions: tick -->") == [
        "L/a.md:9:39: `run:` names a scenario and `actions:` lists actions. Keep one of them."
      ])
  }
}
