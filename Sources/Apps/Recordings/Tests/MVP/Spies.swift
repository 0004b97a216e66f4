import RecordingsApp

// The objects around a presenter in its tests. Each records the calls that it gets, and does nothing else.

final class SpyFolderView: FolderViewInterface {
  var heard: [String] = []

  func show(title: String) { heard.append("title \(title)") }
  func showEditButton() { heard.append("edit button") }
  func show(editButton title: String) { heard.append("edit button \(title)") }
  func setEditing(_ isEditing: Bool) { heard.append("editing \(isEditing)") }
  func showRows() { heard.append("rows") }
  func insertRow(at index: Int) { heard.append("insert row \(index)") }
  func deleteRow(at index: Int) { heard.append("delete row \(index)") }
  func moveRow(from old: Int, to new: Int) { heard.append("move row \(old) to \(new)") }
  func reloadRow(at index: Int) { heard.append("reload row \(index)") }
  func deselectRow(at index: Int) { heard.append("deselect row \(index)") }
  func startLoading() { heard.append("start loading") }
  func finishLoading() { heard.append("finish loading") }
  func askForText(title: String, accept: String, placeholder: String) {
    heard.append("ask \(title)")
  }
  func show(errorTitle: String, message: String) { heard.append("error \(message)") }
}

final class SpyFolderData: FolderDataInterface {
  var heard: [String] = []
  let ownFolder = UUID()

  func loadItems() { heard.append("load items") }
  func createFolder(named name: String) { heard.append("create folder \(name)") }
  func remove(id: UUID) { heard.append("remove \(id)") }
  func refresh() { heard.append("refresh") }
  func cancelRefresh() { heard.append("cancel refresh") }
  func folderID() -> UUID { ownFolder }
  func path() -> [UUID] { [ownFolder] }
  func open(path: [UUID]) { heard.append("open \(path)") }
}

final class SpyFolderRouter: FolderRouterInterface {
  var heard: [String] = []

  func showFolder(id: UUID) { heard.append("folder \(id)") }
  func showPlayer(id: UUID) { heard.append("player \(id)") }
  func presentRecorder(folderID: UUID, delegate: any RecordPresenterDelegate) {
    heard.append("recorder in \(folderID)")
  }
  func dismissRecorder() { heard.append("dismiss recorder") }
  func leave() { heard.append("leave") }
}

final class SpyPlayView: PlayViewInterface {
  var heard: [String] = []

  func showNoRecording() { heard.append("no recording") }
  func showRecording() { heard.append("recording") }
  func show(title: String) { heard.append("title \(title)") }
  func show(name: String) { heard.append("name \(name)") }
  func show(duration: String, seconds: Float) { heard.append("duration \(duration) \(seconds)") }
  func show(playButton title: String) { heard.append("button \(title)") }
  func show(progress: String, seconds: Float) { heard.append("\(progress) \(seconds)") }
}

final class SpyPlayData: PlayDataInterface {
  var heard: [String] = []

  func loadRecording() { heard.append("load recording") }
  func rename(to name: String) { heard.append("rename to \(name)") }
  func togglePlay() { heard.append("toggle play") }
  func setProgress(_ time: TimeInterval) { heard.append("progress \(time)") }
  func path() -> [UUID]? { nil }
  func open(path: [UUID]) { heard.append("open \(path)") }
}
