extension Pattern {
  /// Where the pattern keeps a piece of view state. Empty when only the framework knows.
  public func homes(of piece: ViewStatePiece) -> [ViewStateHome] {
    switch self {
    case .mvc: mvcHomes(of: piece)
    case .mvvmC: mvvmCHomes(of: piece)
    case .mvcVS: mvcVSHomes(of: piece)
    case .mvp: mvpHomes(of: piece)
    case .viper: viperHomes(of: piece)
    }
  }

  private func mvcHomes(of piece: ViewStatePiece) -> [ViewStateHome] {
    switch piece {
    case .folderStack:
      [
        ViewStateHome("MasterNav", "viewControllers"),
        ViewStateHome("FolderViewController", "folder"),
      ]
    case .recording: [ViewStateHome("PlayViewController", "recording")]
    case .editMode:
      [
        ViewStateHome("FolderViewController", "isEditing"),
        ViewStateHome("UITableView", "isEditing"),
      ]
    case .loading: [ViewStateHome("UIRefreshControl", "isRefreshing")]
    case .playing: [ViewStateHome("Player", "isPlaying")]
    case .position: [ViewStateHome("Player", "currentTime")]
    case .presented: []
    case .typedText: [ViewStateHome("alertField", "text")]
    }
  }

  /// In the views or in the view-models, never in a view controller, which has but UIKit's own flag.
  private func mvvmCHomes(of piece: ViewStatePiece) -> [ViewStateHome] {
    switch piece {
    case .folderStack:
      [ViewStateHome("MasterNav", "viewControllers"), ViewStateHome("FolderViewModel", "folder")]
    case .recording: [ViewStateHome("PlayViewModel", "recording")]
    case .editMode: mvcHomes(of: piece)
    case .loading: [ViewStateHome("FolderViewModel", "isLoading")]
    case .playing, .position: [ViewStateHome("PlayViewModel", "playState")]
    case .presented: []
    case .typedText: [ViewStateHome("alertField", "text")]
    }
  }

  /// All of it in one value.
  private func mvcVSHomes(of piece: ViewStatePiece) -> [ViewStateHome] {
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
    return paths.map { ViewStateHome("ViewStateStore", "content", $0) }
  }

  private func mvpHomes(of piece: ViewStatePiece) -> [ViewStateHome] {
    switch piece {
    case .folderStack:
      [
        ViewStateHome("MasterNav", "viewControllers"),
        ViewStateHome("FolderDataManager", "folder"),
      ]
    case .recording: [ViewStateHome("PlayDataManager", "recordingID")]
    case .editMode:
      [ViewStateHome("FolderPresenter", "isEditing"), ViewStateHome("UITableView", "isEditing")]
    case .loading:
      [
        ViewStateHome("FolderPresenter", "isLoading"),
        ViewStateHome("UIRefreshControl", "isRefreshing"),
      ]
    case .playing:
      [ViewStateHome("PlayPresenter", "activity"), ViewStateHome("Player", "isPlaying")]
    case .position: [ViewStateHome("Player", "currentTime")]
    case .presented: []
    case .typedText: [ViewStateHome("alertField", "text")]
    }
  }

  private func viperHomes(of piece: ViewStatePiece) -> [ViewStateHome] {
    switch piece {
    case .folderStack:
      [
        ViewStateHome("MasterNav", "viewControllers"),
        ViewStateHome("FolderDefaultPresenter", "folderID"),
      ]
    case .recording: [ViewStateHome("PlayerDefaultPresenter", "recording")]
    case .editMode:
      [
        ViewStateHome("FolderDefaultPresenter", "isEditing"),
        ViewStateHome("UITableView", "isEditing"),
      ]
    case .loading:
      [
        ViewStateHome("FolderDefaultPresenter", "isRefreshing"),
        ViewStateHome("UIRefreshControl", "isRefreshing"),
      ]
    case .playing:
      [
        ViewStateHome("PlayerDefaultPresenter", "playback", ".isPlaying"),
        ViewStateHome("AudioService", "activity"),
      ]
    case .position:
      [
        ViewStateHome("PlayerDefaultPresenter", "playback", ".time"),
        ViewStateHome("AudioService", "currentTime"),
      ]
    case .presented: []
    case .typedText: [ViewStateHome("alertField", "text")]
    }
  }
}
