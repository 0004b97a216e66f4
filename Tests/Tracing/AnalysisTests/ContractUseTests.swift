import Analysis
import Localization
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

  @Test func `roles that only a run has come after those of the table`() {
    let contract = Contract(senders: [.view], receivers: [.controller], allowed: [:])
    let use = contract.use(
      in: Trace(
        "mvc",
        flow: """
          User > tableView : tap | user
           tableView > FolderVC : didSelect | delegate
            FolderVC > RootFolder : add | call
          """))
    let senders = Role.allCases.filter([Role.user, .controller].contains)
    let receivers = Role.allCases.filter([Role.view, .model].contains)
    #expect(contract.senders(with: nil) == [.view])
    #expect(contract.senders(with: use) == [.view] + senders)
    #expect(contract.receivers(with: use) == [.controller] + receivers)
  }
}

@Suite struct RuleWordingTests {
  private let rules = [
    Contract.Rule(
      .operation(.write, .view, when: .post), [.observer, .lifecycle],
      except: [.busyIndicators, .firstResponder]),
    Contract.Rule(.operation(.set, .view), [.binding, .lifecycle]),
    Contract.Rule(.operation(.call, .viewImpl), [.closure]),
  ]

  @Test func `a rule can be said`() {
    #expect(
      rules.map(\.sentence) == [
        "In a turn with a post, a controller calls or sets a View only inside an observer or "
          + "lifecycle call, except busy indicators and the first responder.",
        "A controller sets a View only inside a binding or lifecycle call.",
        "A controller calls a ViewImpl only inside a closure call.",
      ])
  }

  @Test func `a rule can be said in Chinese, and what breaks it`() {
    Language.$current.withValue(.chinese) {
      #expect(
        rules.map(\.sentence) == [
          "一轮里只要有 post，控制器就只能在 observer 或 lifecycle 调用里调用或设置 View，加载指示器和第一响应者除外。",
          "控制器只能在 binding 或 lifecycle 调用里设置 View。",
          "控制器只能在 closure 调用里调用 ViewImpl。",
        ])
      let route = Contract.Route(from: .controller, to: .view)
      let faults = rules.map { Breach.Fault.againstRule($0, route) } + [.forbidden(.call, route)]
      #expect(
        faults.map(\.wording) == [
          "在 observer 或 lifecycle 调用之外写了 View，而这一轮里有 post",
          "在 binding 或 lifecycle 调用之外设置了 View",
          "在 closure 调用之外调用了 ViewImpl",
          "不允许从 Controller 到 View 的 call",
        ])
    }
  }
}
