import RecordingsApp
import ToySwiftUI

/// The view-model starts a task and forgets it.
enum M4 {
  static var mistake: Mistake {
    Mistake(
      "mvvm-observable.m4", "A refresh that has no owner",
      scenario: "refresh",
      symptom:
        "The sign that the list loads is gone at once, and the new item comes later. After `open \"Work\"`, `pull`, "
        + "`back`, the view-model of the folder that you have left lives until its answer comes.",
      reason:
        "The kit shows the sign, and cancels, as long as it knows of the work: until the `async` method that it awaits has "
        + "returned. A task that is started on the side belongs to nothing on the screen.",
      launcher: Launcher(RecordingsApp.self, replacing: MVVMObservable.FolderView.self) {
        FolderView(folder: $0.viewModel.folder, navigation: $0.viewModel.navigation)
      })
  }

  @Traced(.viewModel) @Observable class FolderViewModel {
    var isAddingFolder = false
    var newName = ""
    var isRecording = false
    var isShowingError = false
    private(set) var errorText = ""
    let folder: Folder
    private let navigation: Navigation

    init(folder: Folder, navigation: Navigation) {
      self.folder = folder
      self.navigation = navigation
    }

    var isRoot: Bool { folder.id == .rootFolder }
    var title: String { isRoot ? "Recordings" : folder.name }
    var rows: [Row] { folder.contents.map(Row.init) }
    var canCreate: Bool { !newName.isEmpty }
    /// Whether the folder was deleted.
    var isGone: Bool { folder.isDeleted }

    /// Opens a recording in the player.
    func open(_ id: UUID) {
      let item = folder.contents.first { $0.id == id }
      if let recording = item as? Recording { navigation.open(recording) }
    }

    func delete(at offsets: IndexSet) {
      for item in offsets.map({ folder.contents[$0] }) { folder.remove(item) }
    }

    func addFolder() {
      newName = ""
      isAddingFolder = true
    }

    func createFolder() { folder.addFolder(named: newName) }

    func record() { isRecording = true }

    func leave() { navigation.leave(folder) }

    func refresh() {
      Task {
        do {
          try await self.folder.refresh()
        } catch is CancellationError {
          // The list has left the screen: nobody waits for it.
        } catch {
          self.errorText = error.localizedDescription
          self.isShowingError = true
        }
      }
    }
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
      .refreshable { viewModel.refresh() }
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
