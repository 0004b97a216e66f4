import RecordingsApp

// Missing values are written as `null`, so that all paths that can be set are visible.

extension SplitViewState: Codable {
  private enum Key: String, CodingKey {
    case folderViews, playView, recordView, textAlert, errorAlert
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    folderViews = try values.decode([FolderViewState].self, forKey: .folderViews)
    playView = try values.decode(PlayViewState.self, forKey: .playView)
    recordView = try values.decodeIfPresent(RecordViewState.self, forKey: .recordView)
    textAlert = try values.decodeIfPresent(TextAlertState.self, forKey: .textAlert)
    errorAlert = try values.decodeIfPresent(ErrorAlertState.self, forKey: .errorAlert)
    if folderViews.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .folderViews, in: values, debugDescription: "one folder at least")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(folderViews, forKey: .folderViews)
    try values.encode(playView, forKey: .playView)
    try values.encode(recordView, forKey: .recordView)
    try values.encode(textAlert, forKey: .textAlert)
    try values.encode(errorAlert, forKey: .errorAlert)
  }
}

extension PlayViewState: Codable {
  private enum Key: String, CodingKey {
    case uuid, playState
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    uuid = try values.decodeIfPresent(UUID.self, forKey: .uuid)
    playState = try values.decodeIfPresent(PlayState.self, forKey: .playState)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(uuid, forKey: .uuid)
    try values.encode(playState, forKey: .playState)
  }
}

extension TextAlertState: Codable {
  private enum Key: String, CodingKey {
    case text, parentUUID, recordingUUID
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    text = try values.decode(String.self, forKey: .text)
    parentUUID = try values.decode(UUID.self, forKey: .parentUUID)
    recordingUUID = try values.decodeIfPresent(UUID.self, forKey: .recordingUUID)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(text, forKey: .text)
    try values.encode(parentUUID, forKey: .parentUUID)
    try values.encode(recordingUUID, forKey: .recordingUUID)
  }
}
