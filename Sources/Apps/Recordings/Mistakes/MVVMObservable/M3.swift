import RecordingsApp
import ToySwiftUI

/// The field is bound to the model itself.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-observable.m3", "Past the view-model",
      scenario: "rename",
      symptom:
        "Nothing, until the view-model gets a rule for names, such as a greatest length. The field does not ask it.",
      reason:
        "The view now depends on the model, and a test of the view-model says nothing about what the field does. All that "
        + "a view shows and writes goes through its view-model: `$viewModel.name`.",
      launcher: Launcher(RecordingsApp.self))
  }

  struct PlayerView: View {
    @Bindable private var recording: Recording
    @State private var viewModel: PlayerViewModel

    init(recording: Recording) {
      self.recording = recording
      _viewModel = State(initialValue: PlayerViewModel(recording: recording))
    }

    var body: some View {
      VStack {
        TextField("Name", text: $recording.name)
        PlayerControls(viewModel: viewModel)
      }
      .navigationTitle(viewModel.name)
      .onAppear { viewModel.load() }
    }
  }

  struct DetailView: View {
    @State private var viewModel: DetailViewModel

    init(navigation: Navigation) {
      _viewModel = State(initialValue: DetailViewModel(navigation: navigation))
    }

    var body: some View {
      if let recording = viewModel.recording {
        PlayerView(recording: recording)
          .id(viewModel.timesOpened)
      } else {
        Text("No recording")
      }
    }
  }

  struct RecordingsApp: App {
    @State private var store = Store(url: .storeFile)
    @State private var navigation = Navigation()

    var body: some Scene {
      WindowGroup { RootView(store: store, navigation: navigation) }
    }
  }

  struct RootView: View {
    private let navigation: Navigation
    @State private var viewModel: RootViewModel

    init(store: Store, navigation: Navigation) {
      self.navigation = navigation
      _viewModel = State(initialValue: RootViewModel(store: store, navigation: navigation))
    }

    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $viewModel.path) {
          FolderView(folder: viewModel.rootFolder, navigation: navigation)
            .navigationDestination(for: Folder.self) {
              FolderView(folder: $0, navigation: navigation)
            }
        }
      } detail: {
        DetailView(navigation: navigation)
      }
    }
  }
}
