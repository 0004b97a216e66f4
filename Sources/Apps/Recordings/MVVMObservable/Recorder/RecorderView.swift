import RecordingsApp
import ToySwiftUI

/// Records, then asks for a name and adds the recording to its folder.
struct RecorderView: View {
  @State private var viewModel: RecorderViewModel
  @Environment(\.dismiss) private var dismiss

  init(folder: Folder) {
    _viewModel = State(initialValue: RecorderViewModel(folder: folder))
  }

  var body: some View {
    VStack {
      ElapsedTime(viewModel: viewModel)
      Button("Stop") { viewModel.stop() }
    }
    .navigationTitle("Recording")
    .interactiveDismissDisabled()
    .alert("Save recording", isPresented: $viewModel.isNaming) {
      TextField("Name", text: $viewModel.name)
      Button("Cancel", role: .cancel) {
        viewModel.discard()
        dismiss()
      }
      Button("Save") {
        viewModel.save()
        dismiss()
      }
      .disabled(!viewModel.canSave)
    }
    .onAppear { viewModel.start() }
  }
}
