import Testing
import Trace

@testable import Analysis

@Suite struct SameObjectsTests {
  private func run(holding item: String) -> Trace {
    Trace(
      "mvc",
      flow: """
        Screen : controller
        Item : model
        Item2 : model
        Screen.item = \(item)
        - tap
        User > Screen : tap | user
         Screen > Item : save | call
         Screen > Item2 : remove | call
        =
        """)
  }

  @Test func `no two objects get the same name`() {
    let names = run(holding: "Item").newNames(
      in: run(holding: "Item2"), comparingTypes: false)
    #expect(names == ["Item": "Item2", "Item2": "Item"])
  }

  @Test func `what is held at the same place keeps its name`() {
    #expect(
      run(holding: "Item").newNames(
        in: run(holding: "Item"), comparingTypes: false) == [:])
  }

  @Test func `what is held at the same place is the same, also where all numbers are shifted`() {
    let run = { (shift: Int) -> Trace in
      let items = (1...40).map { (row: "Row\($0)", name: "Item\($0 + shift)") }
      let places = items.map { "\($0.name) : model Item\n\($0.row).item = \($0.name)" }
      let calls = items.map { " \($0.row) > \($0.name) : show | call" }
      let lines = places + ["- tap", "User > Row1 : tap | user"] + calls
      return Trace("mvc", flow: lines.joined(separator: "\n"))
    }
    let names = run(0).newNames(in: run(1))
    #expect((1...40).allSatisfy { names["Item\($0)"] == "Item\($0 + 1)" })
    #expect(TraceDifference(run(0), run(1)).isEmpty)
  }

  @Test func `a text of the user that is like an object's name is not that object`() {
    let run = { (cell: String, text: String) -> Trace in
      Trace(
        "mvc",
        flow: """
          \(cell) : view Cell
          - tap
          User > PlayVC : tap | user
           PlayVC > \(cell) : show | call
           PlayVC > Hello : setName(_:) | call ("\(text)")
            * Hello.name : "Hello" → "\(text)"
          =
          """)
    }
    #expect(TraceDifference(run("cell2", "cell2"), run("cell3", "cell2")).isEmpty)
    #expect(!TraceDifference(run("cell2", "cell2"), run("cell3", "cell3")).isEmpty)
  }

  @Test func `what has no place gets a name that is left over`() {
    let run = { (names: [String]) -> Trace in
      let lines = names.map { "\($0) : model Item" } + ["Row.item = \(names[0])", "- tap"]
      return Trace("mvc", flow: lines.joined(separator: "\n"))
    }
    let names = run(["Item1", "Item2"]).newNames(in: run(["Item2", "Item3"]))
    #expect(names == ["Item1": "Item2", "Item2": "Item3"])
  }
}
