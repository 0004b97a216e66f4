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

  @Test func `many rows make the picture higher, and names are never above each other`() {
    let roles = Array(Role.allCases.prefix(18))
    let picture = ContractPicture(
      ContractSheet(
        pattern: "mvc", title: "MVC",
        contract: Contract(senders: roles, receivers: roles, allowed: [:])))
    let names = picture.element.joined().matches(of: /text-anchor="end" x="\d+" y="(\d+)"/)
      .compactMap { Int($0.output.1) }
    #expect(names.count == roles.count)
    #expect(zip(names, names.dropFirst()).allSatisfy { $1 - $0 >= 16 })
    #expect(names.allSatisfy { $0 < picture.height })
  }
}
