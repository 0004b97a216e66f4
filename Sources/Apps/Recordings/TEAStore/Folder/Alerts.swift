import RecordingsApp
import ReducerKit

extension View {
  /// Asks for the name of a folder, as long as there is one in the state.
  func newFolderAlert(_ store: StoreOf<AppFeature>) -> some View {
    alert(
      "New folder",
      isPresented: store.binding(
        isPresented: \.newFolder, dismiss: .newFolder(.cancelTapped))
    ) {
      if let store = store.scope(state: \.newFolder, action: { .newFolder($0) }) {
        TextField("Folder name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
        Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
        Button("Create") { store.send(.createTapped) }
          .disabled(store.name.isEmpty)
      }
    }
  }

  /// Says why the contents of a folder could not be loaded.
  func errorAlert(_ store: StoreOf<AppFeature>) -> some View {
    alert(
      "Could not refresh",
      isPresented: store.binding(isPresented: \.error, dismiss: .errorClosed)
    ) {
      Button("OK", role: .cancel) { store.send(.errorClosed) }
    } message: {
      Text(store.error ?? "")
    }
  }
}
