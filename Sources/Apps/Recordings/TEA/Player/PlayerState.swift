import RecordingsApp
import TEAKit

/// What the player knows. The player is an object: it plays, and a value cannot.
struct PlayerState {
  var recording: Document.Item
  /// `nil` when there is no sound.
  let player: Player?
  let duration: TimeInterval
  /// The text in the field, which is saved only at the end of editing.
  var name: String
  var position: TimeInterval = 0
  var isPlaying = false

  init(_ recording: Document.Item, _ player: Player?, duration: TimeInterval) {
    self.recording = recording
    self.player = player
    self.duration = duration
    name = recording.name
  }

  enum Message {
    case togglePlay
    case setProgress(TimeInterval)
    case progressed(PlayState)
    case nameChanged(String)
    case saveName(String)
    /// The recording still has its old name.
    case nameRefused
  }

  mutating func update(_ message: Message) -> [AppCommand] {
    switch message {
    case .togglePlay:
      guard let player else { return [] }
      isPlaying.toggle()
      return [.togglePlay(player)]
    case .setProgress(let time):
      guard let player else { return [] }
      position = time
      return [.setProgress(of: player, to: time)]
    case .progressed(let state):
      position = state.progress
      isPlaying = state.isPlaying
      return []
    case .nameChanged(let text):
      name = text
      return []
    case .saveName(let text):
      return [.changeName(of: recording, to: text)]
    case .nameRefused:
      name = recording.name
      return []
    }
  }

  /// The same player after a change of the store; `nil` when its recording is gone. What is typed stays, unless the
  /// recording has got another name.
  func following(_ items: Document) -> PlayerState? {
    guard let recording = items[recording.uuid] else { return nil }
    var state = self
    if recording.name != self.recording.name { state.name = recording.name }
    state.recording = recording
    return state
  }

  var progress: Subscription<AppState.Message>? { player.map { .progress(of: $0) } }
}
