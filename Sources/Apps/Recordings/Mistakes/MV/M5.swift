import RecordingsApp
import ToySwiftUI

/// The list takes the end of a cancelled refresh for a failure.
enum M5 {
  static var mistake: Mistake {
    Mistake(
      "mv.m5", "An alert for what was cancelled",
      scenario: "refresh",
      symptom:
        "Nothing, while you wait for the answer. But after `pull` and `open \"Work\"` an alert says that the refresh has "
        + "failed, although you have only gone on.",
      reason:
        "When a view leaves the screen, the toy kit cancels its work, as SwiftUI does with that of `task`. What the work "
        + "waits for ends with a `CancellationError`. That is no failure. The view has to tell it from one, and to say "
        + "nothing.",
      launcher: Launcher(RecordingsApp.self, replacing: MV.FolderView.self) {
        FolderView(folder: $0.folder)
      })
  }

  struct FolderView: View {
    let folder: Folder
    @Environment(Navigation.self) private var navigation
    @State private var editMode = EditMode.inactive
    @State private var isAddingFolder = false
    @State private var newName = ""
    @State private var isRecording = false
    @State private var isShowingError = false
    @State private var errorText = ""

    var body: some View {
      List {
        ForEach(folder.contents) { ItemRow(item: $0) }
          .onDelete { offsets in
            for item in offsets.map({ folder.contents[$0] }) { folder.remove(item) }
          }
      }
      .navigationTitle(isRoot ? "Recordings" : folder.name)
      .toolbar {
        if isRoot {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("+") {
            newName = ""
            isAddingFolder = true
          }
        }
        ToolbarItem(placement: .bottomBar) { Button("Record") { isRecording = true } }
      }
      .environment(\.editMode, $editMode)
      .refreshable {
        do {
          try await folder.refresh()
        } catch {
          errorText = error.localizedDescription
          isShowingError = true
        }
      }
      .alert("New folder", isPresented: $isAddingFolder) {
        TextField("Folder name", text: $newName)
        Button("Cancel", role: .cancel) {}
        Button("Create") { folder.addFolder(named: newName) }
          .disabled(newName.isEmpty)
      }
      .alert("Could not refresh", isPresented: $isShowingError) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(errorText)
      }
      .sheet(isPresented: $isRecording) { RecorderView(folder: folder) }
      .onChange(of: folder.isDeleted) { navigation.leave(folder) }
    }

    private var isRoot: Bool { folder.id == .rootFolder }
  }
}
