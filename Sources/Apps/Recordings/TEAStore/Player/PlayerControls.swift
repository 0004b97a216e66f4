import RecordingsApp
import ReducerKit

/// Position and button. Only this view is computed again while a recording plays.
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
        in: 0...(store.duration ?? 0)
      ) { Text("Position") }
      Button(buttonTitle) { store.send(.playTapped) }
    }
  }

  private var buttonTitle: String {
    if store.isPlaying { return "Pause" }
    return store.position > 0 ? "Resume" : "Play"
  }
}
