import RecordingsApp
import ToySwiftUI

/// A recording with its name, which can be edited.
struct PlayerView: View {
  @State private var viewModel: PlayerViewModel

  init(recording: Recording) {
    _viewModel = State(initialValue: PlayerViewModel(recording: recording))
  }

  var body: some View {
    VStack {
      TextField("Name", text: $viewModel.name)
      PlayerControls(viewModel: viewModel)
    }
    .navigationTitle(viewModel.name)
    .onAppear { viewModel.load() }
  }
}
