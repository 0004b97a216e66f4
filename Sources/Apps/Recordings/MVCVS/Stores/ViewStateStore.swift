import RecordingsApp

/// The view-state model: which scenes are shown, and what is unfinished in them. Of documents it knows only
/// identifiers.
@Traced(.viewStateModel) final class ViewStateStore: NotifyingStore {
  static var shared = ViewStateStore()
  static let place = \ActionLog.Snapshot.viewState

  private(set) var content = SplitViewState()

  init() {
    ActionLog.shared.begin(with: content, of: self)
  }

  // MARK: Folders

  func pushFolder(_ uuid: UUID) {
    content.folderViews.append(FolderViewState(folderUUID: uuid))
    commitAction(SplitViewState.Action.pushFolderView)
  }

  /// - Parameter alreadyApplied: whether the screen has changed already, as after the back button.
  func popToNewDepth(_ depth: Int, alreadyApplied: Bool) {
    guard (1..<content.folderViews.count).contains(depth) else { return }
    content.folderViews.removeLast(content.folderViews.count - depth)
    commitAction(
      alreadyApplied
        ? SplitViewState.Action.alreadyPoppedFolderView : SplitViewState.Action.poppedFolderView)
  }

  func toggleEditing(_ folder: UUID) {
    guard let index = content.index(of: folder) else { return }
    content.folderViews[index].editing.toggle()
    commitAction(FolderViewState.Action.toggleEditing(folder))
  }

  func setLoading(_ folder: UUID, _ loading: Bool) {
    guard let index = content.index(of: folder) else { return }
    content.folderViews[index].loading = loading
    commitAction(FolderViewState.Action.loading(folder))
  }

  // MARK: Player

  /// Shows a recording, from its beginning.
  ///
  /// - Parameter uuid: `nil` for a player without a recording.
  func setPlaySelection(_ uuid: UUID?) {
    content.playView = PlayViewState(uuid: uuid)
    commitAction(SplitViewState.Action.changedPlaySelection)
  }

  func togglePlay() {
    guard content.playView.playState != nil else { return }
    content.playView.playState?.isPlaying.toggle()
    commitAction(PlayViewState.Action.togglePlay)
  }

  func changePlaybackPosition(_ position: TimeInterval) {
    guard content.playView.playState != nil else { return }
    content.playView.playState?.progress = position
    commitAction(PlayViewState.Action.changePlaybackPosition)
  }

  func updatePlayState(_ playState: PlayState) {
    content.playView.playState = playState
    commitAction(PlayViewState.Action.updatePlayState, sideEffect: true)
  }

  // MARK: Recorder

  func showRecorder(parentUUID: UUID) {
    content.recordView = RecordViewState(parentUUID: parentUUID)
    commitAction(SplitViewState.Action.showRecordView)
  }

  func updateRecordState(_ recordState: RecordState) {
    content.recordView?.recordState = recordState
    commitAction(RecordViewState.Action.updateRecordState, sideEffect: true)
  }

  func dismissRecording() {
    content.recordView = nil
    commitAction(SplitViewState.Action.dismissRecordView)
  }

  /// The root controller has dismissed what the content does not have any more.
  func dismissedModals() {
    commitAction(SplitViewState.Action.alreadyDismissedModals, sideEffect: true)
  }

  // MARK: Restoring

  /// The content to save. A running recording is left out: its sound ends with the process.
  func serialized() -> String {
    var state = content
    state.recordView = nil
    return state.json()
  }

  func reloadAndNotify(json: String) {
    guard let state = try? SplitViewState(json: json) else { return }
    reloadAndNotify(state)
    ActionLog.shared.append("reload", of: self)
  }

  func reloadAndNotify(_ state: SplitViewState) {
    content = state
    notifyReload()
  }
}

// An alert's button dismisses the alert before its handler is called.

@Traced(.call) extension ViewStateStore {
  func showCreateFolder(parentUUID: UUID) {
    show(TextAlertState(parentUUID: parentUUID))
  }

  func showSaveRecording(_ uuid: UUID, parentUUID: UUID) {
    show(TextAlertState(parentUUID: parentUUID, recordingUUID: uuid))
  }

  private func show(_ alert: TextAlertState) {
    content.textAlert = alert
    commitAction(SplitViewState.Action.showTextAlert)
  }

  func updateAlertText(_ text: String) {
    content.textAlert?.text = text
    commitAction(TextAlertState.Action.updateText)
  }

  func dismissTextAlert() {
    content.textAlert = nil
    commitAction(SplitViewState.Action.alreadyDismissedTextAlert)
  }

  func showError(_ message: String) {
    content.errorAlert = ErrorAlertState(message: message)
    commitAction(SplitViewState.Action.showErrorAlert)
  }

  func dismissError() {
    content.errorAlert = nil
    commitAction(SplitViewState.Action.alreadyDismissedErrorAlert)
  }
}
