import RecordingsApp

/// Asks for a name. The text being typed is view state: the field writes it to the view-state store, and the
/// name is read from there.
@Traced(.controller) class TextAlertController: UIAlertController {
  private let context: StoreContext
  private let placeholder: String
  private let acceptTitle: String
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
    self.placeholder = placeholder
    acceptTitle = accept
    super.init(title: title)
  }

  /// The field and the buttons, and their connections to the controller.
  override func loadView() {
    addTextField(placeholder)
    addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in
        context.viewStateStore.dismissTextAlert()
      })
    let action = UIAlertAction(title: acceptTitle) { [unowned self] _ in accept() }
    addAction(action)
    acceptAction = action
    NotificationCenter.default.addObserver(
      self, selector: TextAlertController.textChanged,
      name: UITextField.textDidChangeNotification, object: textFields.first)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    context.viewStateStore.addObserver(self, TextAlertController.handleViewState)
  }

  // MARK: View state notifications

  func handleViewState(_ content: SplitViewState, _ action: TextAlertState.Action?) {
    guard let alert = content.textAlert else { return }
    state = alert
    acceptAction?.isEnabled = !alert.text.isEmpty
    if action == nil { textFields.first?.text = alert.text }
  }

  // MARK: View actions

  func textChanged(_ notification: Notification) {
    context.viewStateStore.updateAlertText(textFields.first?.text ?? "")
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
