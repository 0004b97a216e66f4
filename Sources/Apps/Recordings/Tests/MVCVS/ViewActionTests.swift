import LiveTesting
import RecordingsApp

/// A test performs an action of a view, and checks the view state or the document. It does not wait for
/// animations.
@Suite struct ViewActionTests {
  let bed = TestBed()

  @Test func `selecting a folder puts its identifier on the stack`() throws {
    let scene = try bed.folderScene()
    scene.tableView(scene.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    let work = try bed.uuid(of: "Work")
    #expect(bed.viewState.content.folderViews.map(\.folderUUID) == [.rootFolder, work])
  }

  @Test func `what is typed into an alert is in the state at once`() throws {
    try bed.folderScene().createNewFolder()
    let alert = try #require(bed.presented as? UIAlertController)
    let field = try #require(alert.textFields?.first)
    field.text = "Ideas"
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    #expect(bed.viewState.content.textAlert?.text == "Ideas")
  }

  @Test func `play is a state before it is a sound`() throws {
    bed.viewState.setPlaySelection(try bed.uuid(of: "Hello"))
    try bed.playerScene().play()
    #expect(bed.viewState.content.playView.playState?.isPlaying == true)
  }

  @Test func `deleting the recording in the player leaves the player empty`() throws {
    let hello = try bed.uuid(of: "Hello")
    bed.viewState.setPlaySelection(hello)
    _ = try bed.playerScene()
    bed.documents.removeItem(hello)
    #expect(bed.viewState.content.playView == PlayViewState())
  }
}
