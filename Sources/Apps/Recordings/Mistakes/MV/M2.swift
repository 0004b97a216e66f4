import RecordingsApp
import ToySwiftUI

/// The body opens the recording, "so that it is always loaded".
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mv.m2", "A body that writes",
      scenario: "rename",
      symptom:
        "Play, wait for a second and rename the recording: it stands at 00:00 again, and is silent. The body was computed "
        + "for the new name, and has opened the recording once more.",
      reason:
        "You do not decide when a body is computed. It only says what is on the screen; what has to be done once, when the "
        + "view comes, belongs in `onAppear`.",
      launcher: Launcher(RecordingsApp.self))
  }

  struct PlayerView: View {
    @Bindable var recording: Recording
    @State private var playback = Playback()

    var body: some View {
      let _ = playback.open(recording)
      VStack {
        TextField("Name", text: $recording.name)
        PlayerControls(playback: playback)
      }
      .navigationTitle(recording.name)
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
