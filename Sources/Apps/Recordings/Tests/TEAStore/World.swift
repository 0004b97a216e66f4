import RecordingsApp
import ReducerKit

/// The world for tests: it notes what effects do, and says what the test wants to have said.
final class World {
  private(set) var done: [String] = []
  /// The identifier of what is made next.
  let newID = UUID()
  /// Whether the library takes new names.
  var acceptsNames = true
  /// Says how far the player is.
  private(set) var tellProgress: (PlayState) -> Void = { _ in }
  /// Says how long the recorder has recorded.
  private(set) var tellRecorded: (TimeInterval) -> Void = { _ in }
  /// Gives the server's answer.
  private(set) var answer: (Result<[Archive], NetworkError>) -> Void = { _ in }

  var dependencies: Dependencies {
    Dependencies(
      library: library, player: player,
      recorder: RecorderClient { _, report in
        self.tellRecorded = report
        return { self.note("stop recording") }
      },
      server: ServerClient { _, report in
        self.answer = report
        return { self.note("cancel") }
      },
      uuid: { self.newID })
  }

  private var library: LibraryClient {
    LibraryClient(
      changes: { _ in { self.note("stop listening") } },
      addFolder: { name, folder in self.note("add folder \(name) to \(folder)") },
      addRecording: { id, name, folder in self.note("add recording \(id) \(name) to \(folder)") },
      remove: { _ in self.note("remove") },
      rename: { _, name in
        self.note("rename to \(name)")
        return self.acceptsNames
      },
      merge: { _, _ in self.note("merge") },
      discard: { self.note("discard \($0)") })
  }

  private var player: PlayerClient {
    PlayerClient(
      load: { _, report in
        self.tellProgress = report
        return 10
      },
      toggle: { self.note("toggle") },
      seek: { self.note("seek \(Int($0))") },
      unload: { self.note("unload") })
  }

  private func note(_ words: String) { done.append(words) }
}
