import RecordingsApp
import ReducerKit

/// A recording with its name, which can be edited, and its position.
struct PlayerView: View {
  let store: StoreOf<PlayerFeature>

  var body: some View {
    VStack {
      TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
        .onSubmit { store.send(.nameSubmitted) }
      HStack {
        Text(minutesAndSeconds(store.position))
        Text("/")
        Text(minutesAndSeconds(store.duration ?? 0))
      }
      Slider(
        value: store.binding(get: \.position, send: { .positionChanged($0) }),
        in: 0...(store.duration ?? 0)
      ) { Text("Position") }
      Button(store.playTitle) { store.send(.playTapped) }
    }
    .navigationTitle(store.recording.name)
  }
}
