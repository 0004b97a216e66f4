import RecordingsApp
import ReducerKit

/// A recording while it is made, and the name that it gets.
struct RecorderFeature: Reducer {
  struct State: ObservableState {
    let recording: UUID
    /// Where it will be saved.
    let folder: UUID
    var hasBegun = false
    var duration: TimeInterval = 0
    var isNaming = false
    var name = ""
  }

  enum Action: Equatable {
    case appeared
    case progressed(TimeInterval)
    case stopTapped
    case nameChanged(String)
    case saveTapped
    case cancelTapped
    /// The alert has gone without an answer.
    case namingDismissed
  }

  enum SoundID: Hashable { case microphone }

  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      // A view may appear more than once: it begins only once.
      guard !state.hasBegun else { return .none }
      state.hasBegun = true
      return record(state.recording)
    case .progressed(let time):
      state.duration = time
      return .none
    case .stopTapped:
      state.isNaming = true
      return .cancel(id: SoundID.microphone)
    case .nameChanged(let name):
      state.name = name
      return .none
    case .saveTapped:
      return save(state.recording, named: state.name, in: state.folder)
    case .cancelTapped:
      // The sheet may be closed while it records. The recorder writes its file when it stops.
      let stop: Effect<Action> = state.isNaming ? .none : .cancel(id: SoundID.microphone)
      return .merge(stop, discard(state.recording))
    case .namingDismissed:
      state.isNaming = false
      return .none
    }
  }

  /// Goes on until it is cancelled.
  private func record(_ recording: UUID) -> Effect<Action> {
    .listen(with: recording, id: SoundID.microphone) { [dependencies] send in
      dependencies.recorder.record(recording) { send(.progressed($0)) }
    }
  }

  private func save(
    _ recording: UUID, named name: String, in folder: UUID
  ) -> Effect<Action> {
    .run(with: recording, name, folder) { [dependencies] _ in
      dependencies.library.addRecording(recording, name, folder)
    }
  }

  private func discard(_ recording: UUID) -> Effect<Action> {
    .run(with: recording) { [dependencies] _ in dependencies.library.discard(recording) }
  }
}
