import RecordingsApp
import ToySwiftUI

/// The view renames the recording itself, and shows its name.
enum M3 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-observable.m3", "Past the view-model",
      scenario: "rename",
      symptom:
        "Nothing, until the view-model gets a rule for names, such as a greatest length. The view does not ask it.",
      reason:
        "The view now depends on the model, and a test of the view-model says nothing about what Return does. All that a "
        + "view shows and does goes through its view-model: `viewModel.name`, `viewModel.rename()`.",
      launcher: Launcher(RecordingsApp.self, replacing: MVVMObservable.DetailView.self) {
        DetailView(navigation: $0.viewModel.navigation)
      })
  }

  struct PlayerView: View {
    private let recording: Recording
    @State private var viewModel: PlayerViewModel

    init(recording: Recording) {
      self.recording = recording
      _viewModel = State(initialValue: PlayerViewModel(recording: recording))
    }

    var body: some View {
      VStack {
        TextField("Name", text: $viewModel.draft)
          .onSubmit {
            recording.rename(to: viewModel.draft)
            viewModel.resetDraft()
          }
        PlayerControls(viewModel: viewModel)
      }
      .navigationTitle(recording.name)
      .onChange(of: recording.name, initial: true) { viewModel.resetDraft() }
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
}
