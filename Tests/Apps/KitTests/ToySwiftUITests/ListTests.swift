import Testing

@testable import ToySwiftUI

private struct Song: Identifiable {
  let id: String
}

@Traced(.model) @Observable private final class Album {
  var songs = ["One", "Two", "Three"].map(Song.init)
}

/// Says the rows of a list around it.
private struct SongRows: View {
  let album: Album

  var body: some View {
    ForEach(album.songs) { song in Button(song.id) {} }
      .onDelete { offsets in
        if let offset = offsets.first { album.songs.remove(at: offset) }
      }
  }
}

private struct AlbumView: View {
  @Environment(Album.self) private var album

  var body: some View {
    List {
      Text("Songs")
      SongRows(album: album)
      if album.songs.isEmpty { Text("None") }
    }
  }
}

/// A row of several parts.
private struct TrackRow: View {
  let song: Song
  @Environment(Album.self) private var album

  var body: some View {
    VStack {
      HStack {
        Button(song.id) { album.songs = [] }
        Text("3")
      }
      Text("00:10")
    }
  }
}

private struct TracksApp: App {
  @State private var album = Album()

  var body: some Scene {
    WindowGroup {
      List { ForEach(album.songs) { song in TrackRow(song: song) }.onDelete { _ in } }
        .environment(album)
    }
  }
}

private struct AlbumApp: App {
  @State private var album = Album()

  var body: some Scene {
    WindowGroup { AlbumView().environment(album) }
  }
}

/// What a view in a list says, its parts are rows of the list.
@MainActor struct ListTests {
  private let run = AppRun(AlbumApp.self)

  private var rows: [String] { run.controls.rows.map(\.label) }

  @Test func `each row of a view in a list is a row, and so is a text`() {
    #expect(rows == ["Songs", "One", "Two", "Three"])
  }

  @Test func `a row is deleted by the view that says it, and counted from its first`() {
    let row = run.controls.rows[2]
    let said = run.act("swipe") { row.delete?() }
    #expect(
      said.prefix(3) == [
        "User > list : swipe row \"Two\", Delete | user",
        " list > SongRows : onDelete | closure",
        "  SongRows > Album : songs | query",
      ])
    #expect(rows == ["Songs", "One", "Three"])
  }

  @Test func `a stack is one row, with the words of all its parts, and a tap is for its button`() {
    let run = AppRun(TracksApp.self)
    #expect(run.controls.rows.map(\.label) == ["One 3 00:10", "Two 3 00:10", "Three 3 00:10"])
    let row = run.controls.rows[0]
    run.act("tap") { row.open() }
    #expect(run.controls.rows.map(\.label) == [])
  }

  @Test func `a row that no view deletes offers no Delete`() {
    #expect(run.controls.rows[0].delete == nil)
  }

  @Test func `rows that have gone leave room for others`() {
    for _ in 0..<3 {
      let row = run.controls.rows[1]
      run.act("swipe") { row.delete?() }
    }
    #expect(rows == ["Songs", "None"])
  }

  @Test func `a set of rows is walked from both ends`() {
    let set = IndexSet(integer: 7)
    #expect(set.first == 7)
    #expect(set.last == 7)
    #expect(set.count == 1)
    #expect(set.reversed() == [7])
  }
}
