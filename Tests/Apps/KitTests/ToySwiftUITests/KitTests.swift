import Testing

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Book: Identifiable {
  let id: Int
  var title: String { didSet { if title.isEmpty { title = oldValue } } }
  var pages = 0
  private(set) var notes: [Int] = [2, 1]
  var lineNumber: String { "\(title) \(pages)" }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  func sortNotes() { notes.sort() }
}

@Traced(.model) @Observable private final class Shelf {
  var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune")]
  var isOpen = true
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    Button(action: { book.pages += 1 }) { Text(book.title) }
  }
}

private struct ShelfView: View {
  @Environment(Shelf.self) private var shelf
  @State private var isNaming = false
  @State private var name = ""

  var body: some View {
    List {
      ForEach(shelf.books) { BookRow(book: $0) }
        .onDelete { offsets in
          for offset in offsets { shelf.books.remove(at: offset) }
        }
    }
    .navigationTitle("Shelf")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("+") { isNaming = true } }
    }
    .alert("New book", isPresented: $isNaming) {
      TextField("Title", text: $name)
      Button("Cancel", role: .cancel) {}
      Button("Add") { shelf.books.append(Book(id: 3, title: name)) }.disabled(name.isEmpty)
    }
  }
}

private struct Library: App {
  @State private var shelf = Shelf()

  var body: some Scene {
    WindowGroup { ShelfView().environment(shelf) }
  }
}

/// What the kit says to the recorder, and what is on the screen.
@MainActor struct KitTests {
  private let run = AppRun(Library.self)

  private var shelf: Shelf { run.object(Shelf.self) ?? Shelf() }

  @Test func `nodes appear from the root down, and each reads what it shows`() {
    #expect(
      run.whole.messages.map(\.message).map { "\($0.from) > \($0.to) : \($0.kind.rawValue)" } == [
        "Kit > Library : create", "Library > Shelf : create", "Shelf > Book : create",
        "Shelf > Book2 : create", "Kit > Library : body", "Library > Environment : set",
        "Kit > ShelfView : create", "ShelfView > Environment : query", "Kit > ShelfView : body",
        "ShelfView > Shelf : read", "Kit > BookRow : create", "Kit > BookRow : body",
        "BookRow > Book : read", "Kit > BookRow2 : create", "Kit > BookRow2 : body",
        "BookRow2 > Book2 : read",
      ])
  }

  @Test func `a write marks the node that has read, and its body comes after the action`() {
    let said = run.act("rename") { shelf.books[0].title = "Persuasion" }
    #expect(
      said == [
        "User > Shelf : books | query",
        "User > Book : title | set",
        " Book > Observation : title | write",
        "  Observation > BookRow : title | invalidate",
        "! Book.title = \"Persuasion\"",
        "Kit > BookRow : body | body",
        " BookRow > Book : title | read",
      ])
    #expect(run.screen.contains("Persuasion"))
  }

  @Test func `what no body has read invalidates nothing`() {
    #expect(
      run.act("turn a page") { shelf.books[0].pages = 7 } == [
        "User > Shelf : books | query",
        "User > Book : pages | set",
        " Book > Observation : pages | write",
        "! Book.pages = 7",
      ])
  }

  @Test func `an equal value tells nobody, a change in place does`() {
    #expect(
      run.act("same") { shelf.books[0].title = "Emma" } == [
        "User > Shelf : books | query",
        "User > Book : title | query",  // by its own didSet
      ])
    run.act("sort") { shelf.books.sort { $0.id < $1.id } }
    #expect(run.bodies == ["ShelfView"])
  }

  @Test func `a body that reads several written properties is computed once`() {
    run.act("both") {
      shelf.books.swapAt(0, 1)
      shelf.books.swapAt(0, 1)
    }
    #expect(run.bodies == ["ShelfView"])
  }

  @Test func `rows keep their node when others come and go`() {
    run.act("add") { shelf.books.insert(Book(id: 9, title: "Ulysses"), at: 0) }
    #expect(run.bodies == ["ShelfView", "BookRow3"])
    run.act("remove") { shelf.books.remove(at: 1) }
    #expect(run.bodies == ["ShelfView"])
    #expect(
      run.last.messages.contains { $0.message.to == "BookRow" && $0.message.kind == .lifecycle })
  }

  @Test func `an own didSet may put the old value back`() {
    run.act("empty") { shelf.books[0].title = "" }
    #expect(shelf.books[0].title == "Emma")
    #expect(run.screen.contains("Emma"))
    let changes = run.last.stateChanges.map { "\($0.change.old ?? "") → \($0.change.new)" }
    #expect(changes == [#""Emma" → """#, #""" → "Emma""#])
  }

  @Test func `an alert is open while its binding is true, and a tap closes it`() {
    #expect(
      run.tap("+") == [
        "User > addButton : tap | user",
        " addButton > ShelfView : action() | closure",
        "  ShelfView > Kit : isNaming | write",
        "! ShelfView.isNaming = true",
        "Kit > Alert : Alert(number:) | create",
      ])
    #expect(run.screen.contains("·Add·"), "there is no title yet")
    run.act("type") { run.controls.type("Middlemarch") }
    #expect(run.bodies == ["ShelfView"], "it reads whether the title is empty")
    #expect(!run.screen.contains("·Add·"))
    run.tap("Add")
    #expect(run.bodies == ["ShelfView", "BookRow3"])
    #expect(run.screen.contains("Middlemarch"))
    #expect(!run.screen.contains("New book"))
  }

  @Test func `a tap on a row runs the closure of the node that made the button`() {
    let controls = run.controls
    let said = run.act("open") { controls.rows[0].open() }
    #expect(
      said.prefix(2) == [
        "User > row : tap row \"Emma\" | user", " row > BookRow : action() | closure",
      ])
    #expect(shelf.books[0].pages == 1)
    #expect(run.bodies == [])
  }
}
