import Testing

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Page {
  var title = "Emma"
  var number = 1
}

/// Shows the title by a binding alone. The copy follows the number.
private struct PageView: View {
  @Bindable var page: Page
  @State private var copy = ""

  var body: some View {
    TextField("Title", text: $page.title)
    TextField("Copy", text: $copy)
      .onChange(of: page.number, initial: true) { copy = "copy of \(page.number)" }
    Button("Turn") { page.number += 1 }
  }
}

private struct PageApp: App {
  @State private var page = Page()

  var body: some Scene {
    WindowGroup { PageView(page: page) }
  }
}

/// Making a binding reads nothing. The view of the kit that shows the value reads it, and it alone is shown again.
@MainActor struct PropertyBindingTests {
  private let run = AppRun(PageApp.self)

  private var page: Page {
    get throws { try #require(run.stateObject(Page.self)) }
  }

  @Test func `a body that only makes a binding has not read the property`() {
    let reads = run.whole.messages.map(\.message).filter { $0.kind == .read }
    #expect(reads.map { "\($0.from) > \($0.to) : \($0.text)" } == ["PageView > Page : number"])
  }

  @Test func `what a field shows is written: the field is new, and no body is computed`() throws {
    let page = try page
    #expect(
      run.act("write") { page.title = "Dune" } == [
        "User > Page : title | set",
        " Page > Observation : title | write",
        "  Observation > Kit : title | invalidate",
        "! Page.title = \"Dune\"",
        "Kit > Page : title | query",
      ])
    #expect(run.screen.contains("Dune"))
  }

  @Test func `an initial change is told when the view appears, and each later one after its body`()
  {
    #expect(run.screen.contains("copy of 1"))
    run.tap("Turn")
    #expect(run.screen.contains("copy of 2"))
    #expect(run.bodies == ["PageView"])
  }
}
