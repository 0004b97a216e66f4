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
}
