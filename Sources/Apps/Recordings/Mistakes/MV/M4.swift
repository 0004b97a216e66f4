import RecordingsApp
import ToySwiftUI

/// The list asks the server itself, and puts what comes into the folder.
enum M4 {
  static var mistake: Mistake {
    Mistake(
      "mv.m4", "Rules of the domain in a view",
      scenario: "refresh",
      symptom:
        "Nothing, as long as the server has recordings only: a folder from it would become a recording. And each other view "
        + "that asks the server has to know again what becomes of the answer.",
      reason:
        "How items come from the server, and what becomes of them, is a matter of the model. The view asks the folder to "
        + "refresh, and shows what it then reads.",
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
          for item in try await Webservice.shared.contents(of: folder.id)
          where !folder.contents.contains(where: { $0.id == item.uuid }) {
            folder.addRecording(named: item.name, id: item.uuid)
          }
        } catch is CancellationError {
          // The list has left the screen: nobody waits for it.
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
