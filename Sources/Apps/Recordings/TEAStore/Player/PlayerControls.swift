import RecordingsApp
import ReducerKit

/// Position and button. Only this view is computed again while a recording plays.
///
/// Where no duration is known, it is 0, and SwiftUI stops at a slider with an empty range.
struct PlayerControls: View {
  let store: StoreOf<PlayerFeature>

  var body: some View {
    VStack {
      HStack {
        Text(minutesAndSeconds(store.position))
        Text("/")
        Text(minutesAndSeconds(store.duration ?? 0))
      }
      Slider(
        value: store.binding(get: \.position, send: { .positionChanged($0) }),
        in: 0...max(store.duration ?? 0, 0.1)
      ) { Text("Position") }
      Button(buttonTitle) { store.send(.playTapped) }
    }
  }

  private var buttonTitle: String {
    if store.isPlaying { return "Pause" }
    return store.position > 0 ? "Resume" : "Play"
  }
}
