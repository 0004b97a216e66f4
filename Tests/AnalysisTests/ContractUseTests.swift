import Analysis
import Testing
import Trace

@Suite struct ContractUseTests {
  @Test func `counts every message between two, allowed or not`() throws {
    let use = try Contracts.contract("mvc").use(
      in: Trace(
        "mvc",
        flow: """
          User > tableView : tap | user
           tableView > FolderVC : didSelect | delegate
            FolderVC > FolderVC : helper | call
            FolderVC > RootFolder : contents | query
            FolderVC > RootFolder : add | call
            FolderVC > RootFolder : name | query
           tableView > RootFolder : remove | call
          """))
    let words = use.routes.map { route in
      let kinds = use.kinds(on: route).map { "\($0.rawValue) \(use.count(of: $0, on: route))" }
      return
        "\(route.from) \(route.to): \(kinds.joined(separator: ", ")) of \(use.count(on: route))"
    }
    #expect(
      words.sorted() == [
        "controller model: call 1, query 2 of 3", "user view: user 1 of 1",
        "view controller: delegate 1 of 1", "view model: call 1 of 1",
      ])
  }
}

@Suite struct RuleWordingTests {
  @Test func `a rule can be said`() {
    let rules = [
      SequenceRule(
        .write, .view, onlyInside: [.observer, .lifecycle], when: .post,
        except: [.busyIndicators, .firstResponder]),
      SequenceRule(.set, .view, onlyInside: [.binding, .lifecycle]),
      SequenceRule(.call, .viewImpl, onlyInside: [.closure]),
    ]
    #expect(
      rules.map(\.sentence) == [
        "In a turn with a post, a controller calls or sets a View only inside an observer or "
          + "lifecycle call, busy indicators and the first responder excepted.",
        "A controller sets a View only inside a binding or lifecycle call.",
        "A controller calls a ViewImpl only inside a closure call.",
      ])
  }
}
