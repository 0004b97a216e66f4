import RecordingsApp
import ToySwiftUI

/// The view-model keeps the rows, and fills them in when it has changed something.
enum M2 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-observable.m2", "A copy of the model in the view-model",
      scenario: "rename",
      symptom:
        "Rename the recording in the player: the title is new, and the row still has the old name. Nothing that another "
        + "screen or another device does comes into the list.",
      reason:
        "The view-model must now know who changes the model, and it knows only itself. A computed property asks the "
        + "model each time that it is read, and the view is registered for all that it asks.",
      launcher: Launcher(RecordingsApp.self, replacing: MVVMObservable.FolderView.self) {
        FolderView(folder: $0.viewModel.folder, navigation: $0.viewModel.navigation)
      })
  }

  @Traced(.viewModel) @Observable class FolderViewModel {
    var isAddingFolder = false
    var newName = ""
    var isRecording = false { didSet { fill() } }
    var isShowingError = false
    private(set) var errorText = ""
    private(set) var rows: [Row] = []
    let folder: Folder
    private let navigation: Navigation

    init(folder: Folder, navigation: Navigation) {
      self.folder = folder
      self.navigation = navigation
      fill()
    }

    var isRoot: Bool { folder.id == .rootFolder }
    var title: String { isRoot ? "Recordings" : folder.name }
    var canCreate: Bool { !newName.isEmpty }
    /// Whether the folder was deleted.
    var isGone: Bool { folder.isDeleted }

    /// Opens a recording in the player.
    func open(_ id: UUID) {
      let item = folder.contents.first { $0.id == id }
      if let recording = item as? Recording { navigation.open(recording) }
    }

    func delete(at offsets: IndexSet) {
      // The rows may be older than the folder.
      let shown = offsets.map { rows[$0].id }
      for item in folder.contents.filter({ shown.contains($0.id) }) { folder.remove(item) }
      fill()
    }

    func addFolder() {
      newName = ""
      isAddingFolder = true
    }

    func createFolder() {
      folder.addFolder(named: newName)
      fill()
    }

    func record() { isRecording = true }

    func leave() { navigation.leave(folder) }

    func refresh() async {
      do {
        try await folder.refresh()
        fill()
      } catch is CancellationError {
        // The list has left the screen: nobody waits for it.
      } catch {
        errorText = error.localizedDescription
        isShowingError = true
      }
    }

    private func fill() { rows = folder.contents.map(Row.init) }
  }

  struct FolderView: View {
    @State private var viewModel: FolderViewModel
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
}
