import RecordingsApp

/// The view state that the app keeps.
nonisolated struct SplitViewState: Equatable, Sendable {
  /// The folders from the root to the shown one; never empty.
  var folderViews: [FolderViewState]
  var playView = PlayViewState()
  var recordView: RecordViewState?
  var textAlert: TextAlertState?
  var errorAlert: ErrorAlertState?

  enum Action {
    case pushFolderView, poppedFolderView, alreadyPoppedFolderView
    case changedPlaySelection
    case showRecordView, dismissRecordView, alreadyDismissedModals
    case showTextAlert, alreadyDismissedTextAlert
    case showErrorAlert, alreadyDismissedErrorAlert
  }

  func index(of folder: UUID) -> Int? { folderViews.firstIndex { $0.folderUUID == folder } }
}

extension SplitViewState {
  @MainActor init() {
    folderViews = [FolderViewState(folderUUID: .rootFolder)]
  }
}

nonisolated struct FolderViewState: Codable, Equatable, Sendable {
  var folderUUID: UUID
  var editing = false
  var loading = false

  enum Action {
    case toggleEditing(UUID)
    case loading(UUID)

    var folder: UUID {
      switch self {
      case .toggleEditing(let folder), .loading(let folder): folder
      }
    }
  }
}

nonisolated struct PlayViewState: Equatable, Sendable {
  /// The recording; `nil` when there is none in the player.
  var uuid: UUID?
  /// `nil` until the recording is loaded.
  var playState: PlayState?

  enum Action {
    case togglePlay, changePlaybackPosition, updatePlayState
  }
}

nonisolated struct RecordViewState: Codable, Equatable, Sendable {
  var recordState = RecordState()
  /// The folder for the new recording.
  var parentUUID: UUID

  enum Action {
    case updateRecordState
  }
}

nonisolated struct TextAlertState: Equatable, Sendable {
  var text = ""
  /// The folder for the new item.
  var parentUUID: UUID
  /// The recording to save; `nil` for a new folder.
  var recordingUUID: UUID?

  enum Action {
    case updateText
  }
}

nonisolated struct ErrorAlertState: Codable, Equatable, Sendable {
  var message: String
}
