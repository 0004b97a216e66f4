import RecordingsApp
import ReducerKit

extension View {
  /// Asks for the name of a folder, as long as there is a store of it.
  func newFolderAlert(_ store: StoreOf<NewFolderFeature>?) -> some View {
    alert("New folder", isPresented: .constant(store != nil)) {
      if let store {
        TextField("Folder name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
        Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
        Button("Create") { store.send(.createTapped) }
          .disabled(store.name.isEmpty)
      }
    }
  }

  /// Says why the contents of a folder could not be loaded.
  func errorAlert(_ store: StoreOf<AppFeature>) -> some View {
    alert("Could not refresh", isPresented: .constant(store.error != nil)) {
      Button("OK", role: .cancel) { store.send(.errorClosed) }
    } message: {
      Text(store.error ?? "")
    }
  }
}
