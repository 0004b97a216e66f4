import ToySwiftUI

/// Position and button. Only this view is computed again while a recording plays.
///
/// Before a recording is loaded, its duration is 0, and SwiftUI stops at a slider with an empty range.
struct PlayerControls: View {
  @Bindable var viewModel: PlayerViewModel

  var body: some View {
    VStack {
      HStack {
        Text(viewModel.progressText)
        Text("/")
        Text(viewModel.durationText)
      }
      Slider(value: $viewModel.position, in: 0...max(viewModel.duration, 0.1)) { Text("Position") }
      Button(viewModel.playTitle) { viewModel.togglePlay() }
    }
  }
}
