import RecordingsApp
import ReducerKit

/// A recording in the player. The player itself is an object, and in a dependency: the state is a value.
struct PlayerFeature: Reducer {
  struct State: ObservableState {
    var recording: Document.Item
    /// The text in the field, which is saved at the end of editing.
    var name: String
    /// `nil` when there is no sound.
    var duration: TimeInterval?
    var position: TimeInterval = 0
    var isPlaying = false

    init(_ recording: Document.Item) {
      self.recording = recording
      name = recording.name
    }
  }

  enum Action: Equatable {
    case loaded(duration: TimeInterval?)
    case playTapped
    case progressed(PlayState)
    case positionChanged(TimeInterval)
    case nameChanged(String)
    case nameSubmitted
    /// The recording still has its old name.
    case nameRefused
  }

  enum SoundID: Hashable { case sound }

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loaded(let duration):
      state.duration = duration
      return .none
    case .playTapped:
      guard state.duration != nil else { return .none }
      state.isPlaying.toggle()
      return togglePlay()
    case .progressed(let now):
      state.position = now.progress
      state.isPlaying = now.isPlaying
      return .none
    case .positionChanged(let time):
      guard state.duration != nil else { return .none }
      state.position = time
      return setProgress(time)
    case .nameChanged(let name):
      state.name = name
      return .none
    case .nameSubmitted:
      return rename(state.recording, to: state.name)
    case .nameRefused:
      state.name = state.recording.name
      return .none
    }
  }

  /// Goes on until another recording is loaded, or the effect is cancelled.
  func load(_ recording: Document.Item) -> Effect<Action> {
    .listen(with: recording, id: SoundID.sound) { [dependencies] send in
      let duration = dependencies.player.load(recording.uuid) { send(.progressed($0)) }
      send(.loaded(duration: duration))
      return { dependencies.player.unload() }
    }
  }

  private func togglePlay() -> Effect<Action> {
    .run { [dependencies] _ in dependencies.player.toggle() }
  }

  private func setProgress(_ time: TimeInterval) -> Effect<Action> {
    .run(with: time) { [dependencies] _ in dependencies.player.seek(time) }
  }

  private func rename(_ recording: Document.Item, to name: String) -> Effect<Action> {
    .run(with: recording, name) { [dependencies] send in
      let isRenamed = dependencies.library.rename(recording.uuid, name)
      if !isRenamed { send(.nameRefused) }
    }
  }
}

extension PlayerFeature.State {
  /// The same player after a change of the store; `nil` when its recording is gone. What is typed stays, unless the recording
  /// has got another name.
  func following(_ items: Document) -> Self? {
    guard let recording = items[recording.uuid] else { return nil }
    var state = self
    if recording.name != self.recording.name { state.name = recording.name }
    state.recording = recording
    return state
  }
}
