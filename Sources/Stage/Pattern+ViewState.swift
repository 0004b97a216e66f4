extension Pattern {
  /// Where the pattern keeps a piece of view state. Empty when only the framework knows.
  public func homes(of piece: ViewStatePiece) -> [ViewStateHome] {
    switch self {
    case .mvc: mvcHomes(of: piece)
    case .mvcvs: [mvcvsHome(of: piece)]
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

  private func mvcvsHome(of piece: ViewStatePiece) -> ViewStateHome {
    let path =
      switch piece {
      case .folderStack: ".folderViews"
      case .recording: ".playView.uuid"
      case .editMode: ".folderViews[].editing"
      case .loading: ".folderViews[].loading"
      case .playing: ".playView.playState.isPlaying"
      case .position: ".playView.playState.progress"
      case .presented: ".recordView, .textAlert, .errorAlert"
      case .typedText: ".textAlert.text"
      }
    return ViewStateHome("ViewStateStore", "content", path)
  }
}
