extension Pattern {
  /// Where the pattern keeps a piece of view state; empty when only the framework keeps it.
  ///
  /// Read off the classes in `Sources/Apps/Recordings`.
  public func locations(of piece: ViewStatePiece) -> [ViewStateLocation] {
    switch self {
    case .mvc: mvcLocations(of: piece)
    case .mvvmC: mvvmCLocations(of: piece)
    case .mvcVS: mvcVSLocations(of: piece)
    case .mvp: mvpLocations(of: piece)
    case .viper: viperLocations(of: piece)
    }
  }

  private func mvcLocations(of piece: ViewStatePiece) -> [ViewStateLocation] {
    switch piece {
    case .folderStack:
      [
        ViewStateLocation("MasterNav", "viewControllers"),
        ViewStateLocation("FolderViewController", "folder"),
      ]
    case .recording: [ViewStateLocation("PlayViewController", "recording")]
    case .editMode:
      [
        ViewStateLocation("FolderViewController", "isEditing"),
        ViewStateLocation("UITableView", "isEditing"),
      ]
    case .loading: [ViewStateLocation("UIRefreshControl", "isRefreshing")]
    case .playing: [ViewStateLocation("Player", "isPlaying")]
    case .position: [ViewStateLocation("Player", "currentTime")]
    case .presented: []
    case .typedText: [ViewStateLocation("alertField", "text")]
    }
  }

  /// In views or view-models, never in a view controller, except for UIKit's own `isEditing`.
  private func mvvmCLocations(of piece: ViewStatePiece) -> [ViewStateLocation] {
    switch piece {
    case .folderStack:
      [
        ViewStateLocation("MasterNav", "viewControllers"),
        ViewStateLocation("FolderViewModel", "folder"),
      ]
    case .recording: [ViewStateLocation("PlayViewModel", "recording")]
    case .editMode: mvcLocations(of: piece)
    case .loading: [ViewStateLocation("FolderViewModel", "isLoading")]
    case .playing, .position: [ViewStateLocation("PlayViewModel", "playState")]
    case .presented: []
    case .typedText: [ViewStateLocation("alertField", "text")]
    }
  }

  /// All view state is one value.
  private func mvcVSLocations(of piece: ViewStatePiece) -> [ViewStateLocation] {
    let paths =
      switch piece {
      case .folderStack: [".folderViews"]
      case .recording: [".playView.uuid"]
      case .editMode: [".folderViews[].editing"]
      case .loading: [".folderViews[].loading"]
      case .playing: [".playView.playState.isPlaying"]
      case .position: [".playView.playState.progress"]
      case .presented: [".recordView", ".textAlert", ".errorAlert"]
      case .typedText: [".textAlert.text"]
      }
    return paths.map { ViewStateLocation("ViewStateStore", "content", $0) }
  }

  private func mvpLocations(of piece: ViewStatePiece) -> [ViewStateLocation] {
    switch piece {
    case .folderStack:
      [
        ViewStateLocation("MasterNav", "viewControllers"),
        ViewStateLocation("FolderDataManager", "folder"),
      ]
    case .recording: [ViewStateLocation("PlayDataManager", "recordingID")]
    case .editMode:
      [
        ViewStateLocation("FolderPresenter", "isEditing"),
        ViewStateLocation("UITableView", "isEditing"),
      ]
    case .loading:
      [
        ViewStateLocation("FolderPresenter", "isLoading"),
        ViewStateLocation("UIRefreshControl", "isRefreshing"),
      ]
    case .playing:
      [ViewStateLocation("PlayPresenter", "activity"), ViewStateLocation("Player", "isPlaying")]
    case .position: [ViewStateLocation("Player", "currentTime")]
    case .presented: []
    case .typedText: [ViewStateLocation("alertField", "text")]
    }
  }

  private func viperLocations(of piece: ViewStatePiece) -> [ViewStateLocation] {
    switch piece {
    case .folderStack:
      [
        ViewStateLocation("MasterNav", "viewControllers"),
        ViewStateLocation("FolderDefaultPresenter", "folderID"),
      ]
    case .recording: [ViewStateLocation("PlayerDefaultPresenter", "recording")]
    case .editMode:
      [
        ViewStateLocation("FolderDefaultPresenter", "isEditing"),
        ViewStateLocation("UITableView", "isEditing"),
      ]
    case .loading:
      [
        ViewStateLocation("FolderDefaultPresenter", "isRefreshing"),
        ViewStateLocation("UIRefreshControl", "isRefreshing"),
      ]
    case .playing:
      [
        ViewStateLocation("PlayerDefaultPresenter", "playback", ".isPlaying"),
        ViewStateLocation("AudioService", "activity"),
      ]
    case .position:
      [
        ViewStateLocation("PlayerDefaultPresenter", "playback", ".time"),
        ViewStateLocation("AudioService", "currentTime"),
      ]
    case .presented: []
    case .typedText: [ViewStateLocation("alertField", "text")]
    }
  }
}
