import RecordingsApp
import ReducerKit

/// Records until it is stopped.
struct RecorderView: View {
  let store: StoreOf<RecorderFeature>

  var body: some View {
    VStack {
      Text(hoursMinutesAndSeconds(store.duration))
      Button("Stop") { store.send(.stopTapped) }
    }
    .navigationTitle("Recording")
    .interactiveDismissDisabled()
  }
}

extension View {
  /// The recorder and, when it is stopped, the question for a name, as long as there is a recorder in the state.
  func recorderSheet(_ store: StoreOf<AppFeature>) -> some View {
    let recorder = store.scope(state: \.recorder, action: { .recorder($0) })
    return sheet(
      isPresented: store.binding(isPresented: \.recorder, dismiss: .recorder(.cancelTapped))
    ) {
      if let recorder { RecorderView(store: recorder) }
    }
    .alert(
      "Save recording",
      isPresented: store.binding(
        isPresented: \.isNamingRecording, dismiss: .recorder(.cancelTapped))
    ) {
      if let store = recorder {
        TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
        Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
        Button("Save") { store.send(.saveTapped) }
          .disabled(store.name.isEmpty)
      }
    }
  }
}
