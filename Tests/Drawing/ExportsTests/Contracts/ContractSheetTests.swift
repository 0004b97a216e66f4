import Analysis
import Exports
import Testing
import Trace

/// A contract as the shell shows it, with and without a run.
@Suite struct ContractSheetTests {
  private let sheet = ContractSheet(
    pattern: "mvc", title: "MVC",
    contract: Contract(
      senders: [.view, .controller], receivers: [.view, .controller, .model],
      allowed: [
        .init(from: .view, to: .controller): [.delegate],
        .init(from: .controller, to: .view): [.call],
        .init(from: .controller, to: .model): [.call, .query],
      ]))

  @Test func `each sender is above what it may send, and without a run there is no verdict`() {
    #expect(
      sheet.styled(width: 60).plain == """
        The contract of MVC

                    ┌ View
                    │    ┌ Controller
                    │    │    ┌ Model
        View        –    ○    –
        Controller  ○    –    ○

        ○: allowed · –: not allowed

        View
          → Controller  delegate

        Controller
          → View   call
          → Model  call, query
        """)
  }

  @Test func `after a run without a breach it says so`() {
    var sheet = sheet
    sheet.use = sheet.contract.use(in: Trace(header: .init(pattern: "mvc"), records: []))
    #expect(sheet.styled(width: 60).plain.hasSuffix("\n\nNo breach."))
    #expect(sheet.sentences.last == "No breach.")
  }

  @Test func `it can be read aloud`() {
    #expect(
      sheet.sentences == [
        "The contract of MVC.", "View may send to Controller: delegate.",
        "Controller may send to View: call.", "Controller may send to Model: call and query.",
        "Nothing else is allowed.",
      ])
  }
}
