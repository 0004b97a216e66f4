import RecordingsApp
import ToySwiftUI

/// Records, then asks for a name and adds the recording to its folder.
struct RecorderView: View {
  let folder: Folder
  @Environment(Store.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var session = RecordingSession()
  @State private var isNaming = false
  @State private var name = ""

  var body: some View {
    VStack {
      ElapsedTime(session: session)
      Button("Stop") {
        session.stop()
        isNaming = true
      }
    }
    .navigationTitle("Recording")
    .interactiveDismissDisabled()
    .alert("Save recording", isPresented: $isNaming) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) {
        session.discard()
        dismiss()
      }
      Button("Save") {
        // The folder may have been deleted meanwhile.
        let folder = folder.isDeleted ? store.rootFolder : folder
        folder.addRecording(named: name, id: session.id)
        dismiss()
      }
      .disabled(name.isEmpty)
    }
    .onAppear { session.start() }
  }
}
