import Analysis
import LeakCheck
import Testing
import Trace

/// Who holds whom in generated modules, found by a run: the module is opened, and left again.
@Suite struct MemoryTests {
  private let memoryTable = [
    "UIKit ═▶ NoteView", "NoteView ═▶ NotePresenter", "NotePresenter ═▶ NoteInteractor",
    "NotePresenter ═▶ NoteRouter", "NotePresenter ╌▷ NoteView", "NoteInteractor ╌▷ NotePresenter",
    "NoteRouter ╌▷ NotePresenter", "NoteRouter ╌▷ NoteView",
  ]

  @Test(arguments: [GeneratedExample.classic, .default, .generic])
  func `a VIPER module holds what the memory table says`(_ example: GeneratedExample) {
    #expect(Set(Self.holds(in: LeakCheck(example).opened)) == Set(memoryTable))
  }

  @Test(arguments: GeneratedExample.allCases.filter { $0 != .default2019 })
  func `leaving a generated scene releases all its parts`(_ example: GeneratedExample) {
    let check = LeakCheck(example)
    let left = Ownership(of: check.whole)
    let parts = Ownership(of: check.opened).objects.map(\.name).filter { $0.hasPrefix("Note") }
    let remaining = left.objects.map(\.name).filter { $0.hasPrefix("Note") }
    #expect(!parts.isEmpty)
    // The app keeps its coordinators.
    #expect(remaining == (example == .mvvmC ? ["NoteCoordinator", "Note"] : []))
    #expect(left.leaks.isEmpty && left.cycles.isEmpty)
  }

  @Test func `the template of 2019 holds all of it strongly, so no part is ever released`() {
    let check = LeakCheck(.default2019)
    let strong = memoryTable.map { $0.replacing("╌▷", with: "═▶") }
    #expect(Set(Self.holds(in: check.opened)) == Set(strong))
    let leaks = Ownership(of: check.whole).leaks
    let leaked = leaks.flatMap(\.objects).filter { $0.hasPrefix("Note") }
    #expect(Set(leaked) == ["NoteView", "NotePresenter", "NoteInteractor", "NoteRouter"])
    #expect(Ownership(of: check.left).objects.contains { $0.name == "NoteView" })
  }

  @Test(arguments: [GeneratedExample.classic, .default, .generic, .default2019])
  func `a generated module speaks as the lesson says`(_ example: GeneratedExample) {
    let lines = LeakCheck(example).opened.messages.map(\.message)
      .filter { $0.from.hasPrefix("Note") && $0.to.hasPrefix("Note") && $0.kind == .call }
      .map { "\($0.from) -> \($0.to): \($0.call)" }
    #expect(
      lines == [
        "NoteView -> NotePresenter: viewDidLoad()",
        "NotePresenter -> NoteInteractor: fetchTitle()",
        "NoteInteractor -> NotePresenter: didFetch(title: \"Note\")",
        "NotePresenter -> NoteView: display(title: \"Note\")",
      ])
  }

  @Test func `two runs are the same`() {
    #expect(LeakCheck(.mvp).whole == LeakCheck(.mvp).whole)
  }

  /// Between the parts of the module, and from UIKit's stack to its view.
  private static func holds(in trace: Trace) -> [String] {
    let ownership = Ownership(of: trace)
    let parts = Set(
      ownership.objects.filter { $0.role != .view && $0.name.hasPrefix("Note") }.map(\.name))
    return ownership.holds.compactMap { hold in
      guard parts.contains(hold.held) else { return nil }
      let holder =
        parts.contains(hold.holder) ? hold.holder : hold.holder == "MainNav" ? "UIKit" : nil
      return holder.map { "\($0) \(hold.isStrong ? "═▶" : "╌▷") \(hold.held)" }
    }
  }
}
