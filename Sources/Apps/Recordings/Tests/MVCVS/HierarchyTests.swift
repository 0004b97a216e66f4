import LiveTesting
import RecordingsApp

/// A test sets the two models, and checks the hierarchy of scenes.
@Suite struct HierarchyTests {
  let bed = TestBed()

  @Test func `there is a scene for each folder of the stack`() throws {
    bed.viewState.pushFolder(try bed.uuid(of: "Work"))
    let scene = try bed.folderScene()
    #expect(bed.folderScenes.count == 2)
    #expect(scene.navigationItem.title == "Work")
    #expect(scene.tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a scene is in edit mode when the state says so`() throws {
    bed.viewState.toggleEditing(.rootFolder)
    let scene = try bed.folderScene()
    #expect(scene.tableView.isEditing)
    #expect(scene.navigationItem.leftBarButtonItem === scene.doneButton)
  }

  @Test func `the player goes on where the state says`() throws {
    let hello = try bed.uuid(of: "Hello")
    let state = PlayState(isPlaying: true, progress: 7, duration: 10)
    var whole = bed.viewState.content
    whole.playView = PlayViewState(uuid: hello, playState: state)
    bed.viewState.reloadAndNotify(whole)
    let player = try bed.playerScene()
    #expect(player.progressLabel.text == "00:07")
    #expect(player.playButton.title == "Pause")
    #expect(player.navigationItem.title == "Hello")
  }

  @Test func `an alert that was open is open again, with what was typed`() throws {
    var state = bed.viewState.content
    state.textAlert = TextAlertState(text: "Ide", parentUUID: .rootFolder)
    bed.viewState.reloadAndNotify(json: state.json())
    let alert = try #require(bed.presented as? UIAlertController)
    #expect(alert.textFields?.first?.text == "Ide")
  }

  @Test func `a folder that is deleted elsewhere loses its scene, and those above it`() throws {
    let work = try bed.uuid(of: "Work")
    bed.viewState.pushFolder(work)
    _ = try bed.folderScene()
    bed.viewState.pushFolder(try bed.uuid(of: "Notes"))
    _ = try bed.folderScene()
    bed.documents.removeItem(work)
    #expect(bed.folderScenes.count == 1)
  }
}
