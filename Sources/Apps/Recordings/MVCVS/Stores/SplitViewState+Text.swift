import RecordingsApp

/// `[UUID-0001 › UUID-0003, UUID-0002 playing 3 of 10, asks "Ideas"]`
extension SplitViewState: CustomStringConvertible {
  var description: String {
    let modals: [Any?] = [recordView, textAlert, errorAlert]
    let parts =
      [folderViews.map(\.description).joined(separator: " › ")]
      + (playView.uuid == nil ? [] : [playView.description])
      + modals.compactMap { $0.map { "\($0)" } }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

extension FolderViewState: CustomStringConvertible {
  var description: String {
    "\(folderUUID)" + (editing ? " editing" : "") + (loading ? " loading" : "")
  }
}

extension PlayViewState: CustomStringConvertible {
  var description: String {
    guard let uuid else { return "no recording" }
    return "\(uuid)" + (playState.map { " \($0)" } ?? "")
  }
}

extension RecordViewState: CustomStringConvertible {
  var description: String { "\(recordState)" }
}

extension TextAlertState: CustomStringConvertible {
  var description: String { "asks \(text.debugDescription)" }
}

extension ErrorAlertState: CustomStringConvertible {
  var description: String { "says \(message.debugDescription)" }
}
