import RecordingsApp
import ReducerKit

/// The items in a folder.
struct FolderView: View {
  let store: StoreOf<FolderFeature>

  var body: some View {
    List {
      ForEach(store.rows) { row in
        Button {
          store.send(.rowTapped(row))
        } label: {
          ItemRow(item: row)
        }
      }
      .onDelete { offsets in
        for row in offsets.map({ store.rows[$0] }) { store.send(.rowDeleted(row)) }
      }
    }
    .navigationTitle(store.title)
    .toolbar {
      if store.id == .rootFolder {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
      }
      ToolbarItem(placement: .primaryAction) { Button("+") { store.send(.addTapped) } }
      ToolbarItem(placement: .bottomBar) { Button("Record") { store.send(.recordTapped) } }
    }
    .environment(\.editMode, store.binding(get: \.editMode, send: { .editModeChanged($0) }))
    .refreshable { await store.send(.pulled, while: \.isRefreshing) }
  }
}
