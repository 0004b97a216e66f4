import RecordingsApp
import ToySwiftUI

/// The player, or a word that there is nothing to play. Why its view-model is not `private`: see `FolderView`.
struct DetailView: View {
  @State private(set) var viewModel: DetailViewModel

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
