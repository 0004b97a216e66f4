import RecordingsApp

// The objects around a presenter in its tests. Each records the calls that it gets, and does nothing else.

final class FolderViewSpy: FolderViewInterface {
  var calls: [String] = []

  func show(title: String) { calls.append("title \(title)") }
  func showEditButton() { calls.append("edit button") }
  func hideEditButton() { calls.append("no edit button") }
  func show(editButton title: String) { calls.append("edit button \(title)") }
  func setEditing(_ isEditing: Bool) { calls.append("editing \(isEditing)") }
  func showRows() { calls.append("rows") }
  func insertRow(at index: Int) { calls.append("insert row \(index)") }
  func deleteRow(at index: Int) { calls.append("delete row \(index)") }
  func moveRow(from old: Int, to new: Int) { calls.append("move row \(old) to \(new)") }
  func reloadRow(at index: Int) { calls.append("reload row \(index)") }
  func deselectRow(at index: Int) { calls.append("deselect row \(index)") }
  func startLoading() { calls.append("start loading") }
  func finishLoading() { calls.append("finish loading") }
  func askForText(title: String, accept: String, placeholder: String) {
    calls.append("ask \(title)")
  }
  func show(errorTitle: String, message: String) { calls.append("error \(message)") }
}

final class FolderDataSpy: FolderDataInterface {
  var calls: [String] = []
  let ownFolder = UUID()

  func loadItems() { calls.append("load items") }
  func createFolder(named name: String) { calls.append("create folder \(name)") }
  func remove(id: UUID) { calls.append("remove \(id)") }
  func refresh() { calls.append("refresh") }
  func cancelRefresh() { calls.append("cancel refresh") }
  func folderID() -> UUID { ownFolder }
  func path() -> [UUID] { [ownFolder] }
  func open(path: [UUID]) { calls.append("open \(path)") }
}

final class FolderRouterSpy: FolderRouterInterface {
  var calls: [String] = []

  func showFolder(id: UUID) { calls.append("folder \(id)") }
  func showPlayer(id: UUID) { calls.append("player \(id)") }
  func presentRecorder(folderID: UUID, delegate: any RecordPresenterDelegate) {
    calls.append("recorder in \(folderID)")
  }
  func dismissRecorder() { calls.append("dismiss recorder") }
  func leave() { calls.append("leave") }
}

final class PlayViewSpy: PlayViewInterface {
  var calls: [String] = []

  func showNoRecording() { calls.append("no recording") }
  func showRecording() { calls.append("recording") }
  func show(title: String) { calls.append("title \(title)") }
  func show(name: String) { calls.append("name \(name)") }
  func show(duration: String, seconds: Float) { calls.append("duration \(duration) \(seconds)") }
  func show(playButton title: String) { calls.append("button \(title)") }
  func show(progress: String, seconds: Float) { calls.append("\(progress) \(seconds)") }
}

final class PlayDataSpy: PlayDataInterface {
  var calls: [String] = []

  func loadRecording() { calls.append("load recording") }
  func rename(to name: String) { calls.append("rename to \(name)") }
  func togglePlay() { calls.append("toggle play") }
  func setProgress(_ time: TimeInterval) { calls.append("progress \(time)") }
  func path() -> [UUID]? { nil }
  func open(path: [UUID]) { calls.append("open \(path)") }
}
