import RecordingsApp
import ReducerKit

/// A recording with its name, which can be edited.
struct PlayerView: View {
  let store: StoreOf<PlayerFeature>

  var body: some View {
    VStack {
      TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
        .onSubmit { store.send(.nameSubmitted) }
      PlayerControls(store: store)
    }
    .navigationTitle(store.recording.name)
  }
}
