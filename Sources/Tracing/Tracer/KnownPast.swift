/// What a trace needs of the past, so that the trace of the last action does not go through all actions before it.
struct KnownPast {
  private var names = ParticipantNames()
  /// At the last position that a trace began with.
  private var state = StateAtPosition()

  mutating func names(in recorder: TraceRecorder) -> ParticipantNames {
    names.noteActions(of: recorder)
    return names.noting(openActionOf: recorder)
  }

  /// A trace that begins earlier than the last one goes through the log from the beginning, and leaves the later state
  /// as it is.
  mutating func state(at position: Int, in log: [Entry]) -> StateAtPosition {
    guard position >= state.position else {
      var earlier = StateAtPosition()
      earlier.advance(to: position, in: log)
      return earlier
    }
    state.advance(to: position, in: log)
    return state
  }
}
