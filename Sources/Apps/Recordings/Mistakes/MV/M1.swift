import RecordingsApp
import ToySwiftUI

/// Each row marks a name that occurs twice, and looks at all names for that.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mv.m1", "A text made from too much",
      scenario: "rename",
      symptom:
        "Nothing; with many rows, a list that stutters. One name changes, and the body of every row is computed again.",
      reason:
        "A body hears of all that it has read, also of what it needs for one sign. Work it out once, where names change: "
        + "a folder can keep which names occur twice, and a row then reads a value of its own.",
      launcher: Launcher(RecordingsApp.self))
  }

  struct ItemRow: View {
    let item: Item
    let siblings: Folder
    @Environment(Navigation.self) private var navigation

    var body: some View {
      if let folder = item as? Folder {
        NavigationLink(value: folder) { Label(title, systemImage: "folder") }
      } else if let recording = item as? Recording {
        Button {
          navigation.open(recording)
        } label: {
          Label(title, systemImage: "waveform")
        }
      }
    }

    private var title: String {
      let twins = siblings.contents.filter { $0.name == item.name }
      return twins.count > 1 ? "\(item.name) (twice)" : item.name
    }
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
        ForEach(folder.contents) { ItemRow(item: $0, siblings: folder) }
          .onDelete { offsets in
            for offset in offsets { folder.remove(folder.contents[offset]) }
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

  struct RecordingsApp: App {
    @State private var store = Store(url: .storeFile)

    var body: some Scene {
      WindowGroup {
        RootView()
          .environment(store)
      }
    }
  }

  struct RootView: View {
    @Environment(Store.self) private var store
    @State private var navigation = Navigation()

    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $navigation.path) {
          FolderView(folder: store.rootFolder)
            .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
        }
      } detail: {
        DetailView()
      }
      .environment(navigation)
    }
  }
}
