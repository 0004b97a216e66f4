import RecordingsApp
import ToySwiftUI

/// The view makes its view-model without `@State`. The title is now in the view above it.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-observable.m1", "A view-model without @State",
      scenario: "rename",
      symptom:
        "After `run mvvm-observable open-recording`, play, wait for a second and rename the recording: the player "
        + "is at 00:00 of 00:00, and silent. It has another view-model now.",
      reason:
        "A view is a value, and it is made again with each body of the view above it. What is made in its `init` is "
        + "made again with it; only what is in `@State` belongs to the node, and stays.",
      launcher: Launcher(RecordingsApp.self, replacing: MVVMObservable.DetailView.self) {
        DetailView(navigation: $0.viewModel.navigation)
      })
  }

  struct PlayerView: View {
    @Bindable private var viewModel: PlayerViewModel

    init(recording: Recording) {
      viewModel = PlayerViewModel(recording: recording)
    }

    var body: some View {
      VStack {
        TextField("Name", text: $viewModel.draft)
          .onSubmit { viewModel.rename() }
        PlayerControls(viewModel: viewModel)
      }
      .onChange(of: viewModel.name, initial: true) { viewModel.resetDraft() }
      .onAppear { viewModel.load() }
    }
  }

  @Traced(.viewModel) @Observable class DetailViewModel {
    private let navigation: Navigation

    init(navigation: Navigation) { self.navigation = navigation }

    var recording: Recording? { navigation.recording.flatMap { $0.isDeleted ? nil : $0 } }
    var timesOpened: Int { navigation.timesOpened }
    var title: String { recording?.name ?? "" }
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
          .navigationTitle(viewModel.title)
      } else {
        Text("No recording")
      }
    }
  }
}
