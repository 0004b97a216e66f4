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
  /// The recorder and, when it is stopped, the question for a name, as long as there is a store of it.
  func recorderSheet(_ store: StoreOf<RecorderFeature>?) -> some View {
    sheet(isPresented: .constant(store != nil)) {
      if let store { RecorderView(store: store) }
    }
    .alert("Save recording", isPresented: .constant(store?.isNaming == true)) {
      if let store {
        TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
        Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
        Button("Save") { store.send(.saveTapped) }
          .disabled(store.name.isEmpty)
      }
    }
  }
}
