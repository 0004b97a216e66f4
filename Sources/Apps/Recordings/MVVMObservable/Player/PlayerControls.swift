import ToySwiftUI

/// Position and button. Only this view is computed again while a recording plays.
struct PlayerControls: View {
  @Bindable var viewModel: PlayerViewModel

  var body: some View {
    VStack {
      HStack {
        Text(viewModel.progressText)
        Text("/")
        Text(viewModel.durationText)
      }
      Slider(value: $viewModel.position, in: 0...viewModel.duration) { Text("Position") }
      Button(viewModel.playTitle) { viewModel.togglePlay() }
    }
  }
}
