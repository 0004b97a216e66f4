import RecordingsApp
import ToySwiftUI

/// A recording with its name, which can be edited. What is typed is a draft until Return.
struct PlayerView: View {
  @State private var viewModel: PlayerViewModel

  init(recording: Recording) {
    _viewModel = State(initialValue: PlayerViewModel(recording: recording))
  }

  var body: some View {
    VStack {
      TextField("Name", text: $viewModel.draft)
        .onSubmit { viewModel.rename() }
      PlayerControls(viewModel: viewModel)
    }
    .navigationTitle(viewModel.name)
    .onChange(of: viewModel.name, initial: true) { viewModel.resetDraft() }
    .onAppear { viewModel.load() }
  }
}
