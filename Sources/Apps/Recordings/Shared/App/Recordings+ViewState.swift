import Localization

extension Recordings {
  public static var viewState: [ViewStatePiece] {
    [
      .folderStack, .recording, .editMode, .loading, .playing, .position, .presented(.presented),
      .typedText(.typedFolderName, .typedRecordingName),
    ]
  }
}

extension ViewState {
  /// The player; `nil` when no recording is in it: its name can be typed there.
  private var player: Pane? { detail?.hasField == true ? detail : nil }

  fileprivate var recording: String? { player?.title }
  fileprivate var isPlaying: Bool { player?.buttons.contains("Pause") == true }
  /// As the player shows it, such as `00:03`.
  fileprivate var position: String? { player?.texts.first { $0.contains(":") } }
}

extension ViewStatePiece {
  /// A restored folder that has not been shown again has no title yet: only its presence is compared.
  fileprivate static let folderStack = ViewStatePiece(
    "folder stack", isObject: true, probe: .folderStack,
    read: {
      $0.stack.map { $0.isEmpty ? localized("(no title yet)") : $0 }.joined(separator: " › ")
    },
    isSame: { $0.stack.count == $1.stack.count && $0.stack.last == $1.stack.last })

  fileprivate static let recording = ViewStatePiece(
    "recording shown", isObject: true, probe: .recording, read: { $0.recording?.swiftLiteral })

  fileprivate static let editMode = ViewStatePiece(
    "edit mode", probe: .editMode, read: { $0.isEditing ? localized("on") : nil })

  fileprivate static let loading = ViewStatePiece(
    "loading", probe: .loading, read: { $0.isLoading ? localized("yes") : nil })

  fileprivate static let playing = ViewStatePiece(
    "playing", probe: .playing, read: { $0.isPlaying ? localized("yes") : nil })

  fileprivate static let position = ViewStatePiece(
    "position", probe: .position, read: { $0.position == "00:00" ? nil : $0.position })
}
