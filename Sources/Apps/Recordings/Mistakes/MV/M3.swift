import RecordingsApp
import ToySwiftUI

/// The name is typed into a copy, and the copy does not follow the name.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mv.m3", "A draft that does not follow",
      scenario: "rename",
      symptom:
        "`remote rename \"Hello\" \"Zulu\"`: the title is new, and the field still has the old name. Return in the field "
        + "puts the old name back.",
      reason:
        "`@State` gets its first value once, when the node is made. From then on there are two names. While a name is typed "
        + "you want that; else the draft has to follow: `.onChange(of: recording.name)`.",
      launcher: Launcher(RecordingsApp.self))
  }

  struct PlayerView: View {
    let recording: Recording
    @State private var draft: String
    @State private var playback = Playback()

    init(recording: Recording) {
      self.recording = recording
      _draft = State(initialValue: recording.name)
    }

    var body: some View {
      VStack {
        TextField("Name", text: $draft)
          .onSubmit(rename)
        PlayerControls(playback: playback)
      }
      .navigationTitle(recording.name)
      .onAppear { playback.open(recording) }
    }

    private func rename() {
      recording.rename(to: draft)
      draft = recording.name
    }
  }

  struct RecordingsApp: App {
    @State private var store = Store(url: .storeFile)

    var body: some Scene {
      WindowGroup {
        RootView()
          .environment(store)
      }
    }
  }

  struct RootView: View {
    @Environment(Store.self) private var store
    @State private var navigation = Navigation()

    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $navigation.path) {
          FolderView(folder: store.rootFolder)
            .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
        }
      } detail: {
        DetailView()
      }
      .environment(navigation)
    }
  }

  struct DetailView: View {
    @Environment(Navigation.self) private var navigation

    var body: some View {
      if let recording = navigation.recording, !recording.isDeleted {
        PlayerView(recording: recording)
          .id(navigation.timesOpened)
      } else {
        Text("No recording")
      }
    }
  }
}
