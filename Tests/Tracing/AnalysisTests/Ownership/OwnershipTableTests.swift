import Analysis
import Testing

@Suite struct `The memory table` {
  @Test func `of VIPER comes out of the run, even after back`() {
    let table = MemoryTable(of: sketch(module + popped))
    let lines = table.cells.map { cell in
      "\(cell.holder) > \(cell.held): \(cell.strengths.map(\.rawValue).sorted().joined(separator: "+"))"
        + " (\(cell.properties.joined(separator: ", ")))"
    }
    #expect(
      lines == [
        "view > viewImpl: weak (delegate)",
        "viewImpl > view: strong (tableView)",
        "viewImpl > presenter: strong (presenter)",
        "presenter > viewImpl: weak (view)",
        "presenter > interactor: strong (interactor)",
        "presenter > router: strong (router)",
        "interactor > presenter: weak (presenter)",
        "interactor > model: strong (store)",
        "router > viewImpl: weak (viewController)",
        "router > presenter: weak (presenter)",
        "system > viewImpl: strong (top)",
      ])
    #expect(table.roles.contains(.builder))
    #expect(table[.builder, .viewImpl] == nil)
  }

  @Test func `tells both ways in which a role held another`() {
    let table = MemoryTable(
      of: sketch("A: model\nB: model\nA.child => B\nB.parent -> A\nA.child =/ B"))
    #expect(table[.model, .model]?.strengths == [.strong, .weak])
    #expect(table[.model, .model]?.properties == ["child", "parent"])
  }
}
