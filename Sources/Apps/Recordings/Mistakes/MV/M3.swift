import RecordingsApp
import ToySwiftUI

/// The view copies the name, so that it can be typed without touching the model.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mv.m3", "A copy of the model in @State",
      scenario: "rename",
      symptom:
        "`remote rename \"Hello\" \"Zulu\"`: the title is new, and the field still has the old name. Return in the field "
        + "puts the old name back.",
      reason:
        "`@State` has its first value once, when the node is made. From then on there are two names, and nobody keeps them "
        + "equal. What belongs to the model is bound to the model: `$recording.name`.",
      launcher: Launcher(RecordingsApp.self))
  }

  struct PlayerView: View {
    let recording: Recording
    @State private var name: String
    @State private var playback = Playback()

    init(recording: Recording) {
      self.recording = recording
      _name = State(initialValue: recording.name)
    }

    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .onSubmit { recording.name = name }
        PlayerControls(playback: playback)
      }
      .navigationTitle(recording.name)
      .onAppear { playback.open(recording) }
    }
  }

  struct RecordingsApp: App {
    @State private var store = Store(url: .storeFile)
    @State private var navigation = Navigation()

    var body: some Scene {
      WindowGroup {
        RootView()
          .environment(store)
          .environment(navigation)
      }
    }
  }

  struct RootView: View {
    @Environment(Store.self) private var store
    @Environment(Navigation.self) private var navigation

    var body: some View {
      @Bindable var navigation = navigation
      NavigationSplitView {
        NavigationStack(path: $navigation.path) {
          FolderView(folder: store.rootFolder)
            .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
        }
      } detail: {
        DetailView()
      }
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
