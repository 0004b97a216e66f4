import RecordingsApp
import ReducerKit

/// Records until it is stopped, then asks for a name.
struct RecorderView: View {
  let store: StoreOf<RecorderFeature>

  var body: some View {
    VStack {
      Text(hoursMinutesAndSeconds(store.duration))
      Button("Stop") { store.send(.stopTapped) }
    }
    .navigationTitle("Recording")
    .interactiveDismissDisabled()
    .alert(
      "Save recording",
      isPresented: store.binding(isPresented: \.isNaming, dismiss: .namingDismissed)
    ) {
      TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
      Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
      Button("Save") { store.send(.saveTapped) }
        .disabled(store.name.isEmpty)
    }
    .onAppear { store.send(.appeared) }
  }
}

extension View {
  /// The recorder, as long as there is one in the state.
  func recorderSheet(_ store: StoreOf<AppFeature>) -> some View {
    let recorder = store.scope(state: \.recorder, action: { .recorder($0) })
    return sheet(
      isPresented: store.binding(isPresented: \.recorder, dismiss: .recorder(.cancelTapped))
    ) {
      if let recorder { RecorderView(store: recorder) }
    }
  }
}
