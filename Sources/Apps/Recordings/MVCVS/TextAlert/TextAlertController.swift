import RecordingsApp

/// Asks for a name. UIKit does not support subclasses of `UIAlertController`, so this controller configures an
/// alert and observes its field.
///
/// The text being typed is view state: the field writes it to the view-state store, and the name is read from
/// there.
@Traced(.controller) final class TextAlertController {
  let alert: UIAlertController

  private let context: StoreContext
  private var state: TextAlertState?
  private weak var acceptAction: UIAlertAction?

  static func newFolderDialog(_ context: StoreContext) -> TextAlertController {
    TextAlertController(
      context, title: "New folder", placeholder: "Folder name", accept: "Create")
  }

  static func saveRecordingDialog(_ context: StoreContext) -> TextAlertController {
    TextAlertController(context, title: "Save recording", placeholder: "Name", accept: "Save")
  }

  init(_ context: StoreContext, title: String, placeholder: String, accept: String) {
    self.context = context
    alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    addTextField(placeholder)
    addActions(accept: accept)
    context.viewStateStore.addObserver(self, TextAlertController.handleViewState)
  }

  private func addTextField(_ placeholder: String) {
    alert.addTextField { field in
      field.placeholder = placeholder
      NotificationCenter.default.addObserver(
        self, selector: TextAlertController.textChanged,
        name: UITextField.textDidChangeNotification, object: field)
    }
  }

  private func addActions(accept: String) {
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.cancel() })
    let action = UIAlertAction(title: accept, style: .default) { [weak self] _ in self?.accept() }
    alert.addAction(action)
    alert.preferredAction = action
    acceptAction = action
  }

  // MARK: View state notifications

  func handleViewState(_ content: SplitViewState, _ action: TextAlertState.Action?) {
    guard let state = content.textAlert else { return }
    self.state = state
    acceptAction?.isEnabled = !state.text.isEmpty
    if action == nil { alert.textFields?.first?.text = state.text }
  }

  // MARK: View actions

  func textChanged(_ notification: Notification) {
    context.viewStateStore.updateAlertText(alert.textFields?.first?.text ?? "")
  }

  private func cancel() {
    if let recording = state?.recordingUUID { context.documentStore.removeFile(for: recording) }
    context.viewStateStore.dismissTextAlert()
  }

  private func accept() {
    guard let state else { return }
    if let recording = state.recordingUUID {
      context.documentStore.addRecording(recording, named: state.text, to: state.parentUUID)
    } else {
      context.documentStore.newFolder(named: state.text, in: state.parentUUID)
    }
    context.viewStateStore.dismissTextAlert()
  }
}
