import Stage

extension ViewState {
  /// What the second pane of Recordings shows; `nil` when no recording is in the player.
  private var player: Pane? { detail?.hasField == true ? detail : nil }

  var recording: String? { player?.title }
  var position: String? { player?.texts.first { $0.contains(":") } }
}
