import RecordingsApp
import ToySwiftUI

/// The items in a folder. In an app its view-model would be `private`; here the mistakes read it.
struct FolderView: View {
  @State private(set) var viewModel: FolderViewModel
  @State private var editMode = EditMode.inactive

  init(folder: Folder, navigation: Navigation) {
    _viewModel = State(initialValue: FolderViewModel(folder: folder, navigation: navigation))
  }

  var body: some View {
    List {
      ForEach(viewModel.rows) { row in
        if let folder = row.folder {
          NavigationLink(value: folder) { ItemRow(row: row) }
        } else {
          Button {
            viewModel.open(row.id)
          } label: {
            ItemRow(row: row)
          }
        }
      }
      .onDelete { viewModel.delete(at: $0) }
    }
    .navigationTitle(viewModel.title)
    .toolbar {
      if viewModel.isRoot {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
      }
      ToolbarItem(placement: .primaryAction) { Button("+") { viewModel.addFolder() } }
      ToolbarItem(placement: .bottomBar) { Button("Record") { viewModel.record() } }
    }
    .environment(\.editMode, $editMode)
    .refreshable { await viewModel.refresh() }
    .alert("New folder", isPresented: $viewModel.isAddingFolder) {
      TextField("Folder name", text: $viewModel.newName)
      Button("Cancel", role: .cancel) {}
      Button("Create") { viewModel.createFolder() }
        .disabled(!viewModel.canCreate)
    }
    .alert("Could not refresh", isPresented: $viewModel.isShowingError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(viewModel.errorText)
    }
    .sheet(isPresented: $viewModel.isRecording) { RecorderView(folder: viewModel.folder) }
    .onChange(of: viewModel.isGone) { viewModel.leave() }
  }
}
