import Testing

@testable import ToySwiftUI

@Traced(.model) @Observable private final class Song {
  var title = "Hello"
}

@Traced(.viewModel) @Observable private class SongViewModel {
  private let song: Song

  init(_ song: Song) { self.song = song }

  var heading: String { "♪ \(song.title)" }
  var hasTitle: Bool { !heading.isEmpty }
  var typed: String {
    get { song.title }
    set { song.title = newValue }
  }

  func isLong() -> Bool { heading.count > 20 }
}

private struct SongView: View {
  @State private var viewModel: SongViewModel

  init(_ song: Song) { _viewModel = State(initialValue: SongViewModel(song)) }

  var body: some View {
    Text(viewModel.heading)
    Text(viewModel.heading)
    TextField("Title", text: $viewModel.typed)
    Button(viewModel.hasTitle ? "Ask" : "Silence") { _ = viewModel.isLong() }
  }
}

private struct SongApp: App {
  @State private var song = Song()

  var body: some Scene {
    WindowGroup { SongView(song) }
  }
}

/// Reads the song itself, after its view-model has read it.
private struct CuriousView: View {
  let song: Song
  @State private var viewModel: SongViewModel

  init(_ song: Song) {
    self.song = song
    _viewModel = State(initialValue: SongViewModel(song))
  }

  var body: some View {
    Text(viewModel.heading)
    Text(song.title)
    Text(song.title)
  }
}

private struct CuriousApp: App {
  @State private var song = Song()

  var body: some Scene {
    WindowGroup { CuriousView(song) }
  }
}

/// Its body makes a view value each time. One view-model is made in an `init`, the other one where it is declared.
private struct ShelfView: View {
  let song: Song

  var body: some View {
    Text(song.title)
    SongView(song)
    PlayingView(title: song.title)
  }
}

@Traced(.viewModel) @Observable private class PlayingViewModel {
  var isPlaying = false
}

private struct PlayingView: View {
  let title: String
  @State private var viewModel = PlayingViewModel()

  var body: some View { Text(viewModel.isPlaying ? title : "-") }
}

private struct ShelfApp: App {
  @State private var song = Song()

  var body: some Scene {
    WindowGroup { ShelfView(song: song) }
  }
}

/// No macro can change the getter of a computed property. Those of a view-model are messages nevertheless.
@MainActor struct ViewModelTests {
  @Test
  func
    `a body reads its view-model, and that reads the model; what it asks for twice is told once`()
  {
    let run = AppRun(SongApp.self)
    #expect(
      run.whole.messages.map(\.message).filter { $0.kind == .read }
        .map { "\($0.from) > \($0.to) : \($0.text)" } == [
          "SongView > SongVM : heading", "SongVM > Song : title", "SongView > SongVM : hasTitle",
        ])
  }

  @Test func `a body that reads past its view-model is told, also when both read the same`() {
    let run = AppRun(CuriousApp.self)
    #expect(
      run.whole.messages.map(\.message).filter { $0.kind == .read }
        .map { "\($0.from) > \($0.to) : \($0.text)" } == [
          "CuriousView > SongVM : heading", "SongVM > Song : title", "CuriousView > Song : title",
        ])
  }

  @Test func `the node is registered at the model: its view-model is told nothing`() throws {
    let run = AppRun(SongApp.self)
    let song = try #require(run.stateObject(Song.self))
    #expect(
      run.act("write") { song.title = "Hi" } == [
        "User > Song : title | set", " Song > Observation : title | write",
        "  Observation > SongView : title | invalidate", "! Song.title = \"Hi\"",
        "Kit > SongView : body | body", " SongView > SongVM : heading | read",
        "  SongVM > Song : title | read", " SongView > SongVM : hasTitle | read",
        "Kit > SongVM : typed | query", " SongVM > Song : title | query",
      ])
  }

  /// SwiftUI makes the view-model of the `init` for each view value. The lessons say so.
  @Test func `two values of a view at one node have one view-model, which is made once`() throws {
    let run = AppRun(ShelfApp.self)
    let song = try #require(run.stateObject(Song.self))
    run.act("write") { song.title = "Hi" }
    #expect(run.bodies == ["ShelfView", "SongView", "PlayingView"])
    let made = run.whole.messages.map(\.message).filter { $0.kind == .create }.map(\.to)
    #expect(made.filter { $0.contains("VM") } == ["SongVM", "PlayingVM"])
  }

  @Test func `the body of a view that got another value tells which property is another one`()
    throws
  {
    let run = AppRun(ShelfApp.self)
    let song = try #require(run.stateObject(Song.self))
    run.act("write") { song.title = "Hi" }
    let bodies = run.last.messages.map(\.message).filter { $0.kind == .body }
    #expect(
      bodies.map { "\($0.to) \($0.arguments)" }
        == ["ShelfView []", "SongView []", "PlayingView [\"title\"]"])
  }

  /// The library reads a computed property before it writes it through a key path.
  @Test func `a field writes the property of the view-model, by its name`() {
    let run = AppRun(SongApp.self)
    let said = run.act("type") { run.controls.type("Hi") }
    #expect(
      said.prefix(4) == [
        "User > titleField : type \"Hi\", Return | user", " titleField > SongVM : typed | binding",
        "  SongVM > Song : title | query", "  SongVM > Song : title | set",
      ])
  }

  @Test func `in an action it is a question, and the view-model asks itself without a message`() {
    let run = AppRun(SongApp.self)
    #expect(
      run.tap("Ask") == [
        "User > askButton : tap | user", " askButton > SongView : action() | closure",
        "  SongView > SongVM : isLong() | query", "   SongVM > Song : title | query",
      ])
  }
}
