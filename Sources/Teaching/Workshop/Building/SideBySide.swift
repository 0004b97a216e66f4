import Foundation
import Synchronization

/// Does pieces of work on threads of their own, as many at once as there are cores, while the caller watches.
nonisolated enum SideBySide {
  /// A single piece of work.
  static func work<Value: Sendable>(
    _ work: @escaping @Sendable (StopSign) throws -> Value, watch: () throws -> Void
  ) throws -> Value {
    try results(
      of: 1, ends: { _ in false }, work: { try work($1) }, watch: { _ in try watch() })[0]
  }

  /// The results in the order of the pieces, up to the first that ends the work: what comes after that is not begun, or
  /// stopped. So they are the same as one after the other.
  ///
  /// - Parameters:
  ///   - count: of pieces; one at least.
  ///   - ends: whether a result makes those after it useless.
  ///   - work: gets the number of a piece, from 0. When the sign is raised, it should throw ``Stopped`` soon.
  ///   - watch: called again and again, with the number of pieces that are done. When it throws, all work is stopped.
  static func results<Value: Sendable>(
    of count: Int, ends: @escaping @Sendable (Value) -> Bool,
    work: @escaping @Sendable (Int, StopSign) throws -> Value, watch: (Int) throws -> Void
  ) throws -> [Value] {
    let board = Board<Value>(count: count)
    let hands = min(count, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<hands {
      Thread.detachNewThread {
        while let (piece, sign) = board.next() {
          let result = Result { try work(piece, sign) }
          board.put(result, of: piece, isLast: (try? result.get()).map(ends) ?? true)
        }
        board.leave()
      }
    }
    do {
      while !board.isEmpty(of: hands) {
        try watch(board.doneCount)
        usleep(5_000)
      }
    } catch {
      board.stopAll()
      while !board.isEmpty(of: hands) { usleep(5_000) }
      throw error
    }
    return try board.results()
  }

  /// Which pieces of work are done, and which are not wanted any more.
  private final class Board<Value: Sendable>: Sendable {
    private struct State {
      var begun = 0
      /// What comes after this piece is useless.
      var last: Int
      var results: [Int: Result<Value, any Error>] = [:]
      var gone = 0
    }

    private let state: Mutex<State>
    private let signs: [StopSign]

    init(count: Int) {
      signs = (0..<count).map { _ in StopSign() }
      state = Mutex(State(last: count - 1))
    }

    func next() -> (Int, StopSign)? {
      state.withLock { state in
        guard state.begun <= state.last else { return nil }
        defer { state.begun += 1 }
        return (state.begun, signs[state.begun])
      }
    }

    func put(_ result: Result<Value, any Error>, of piece: Int, isLast: Bool) {
      state.withLock { state in
        state.results[piece] = result
        guard isLast else { return }
        state.last = min(state.last, piece)
        for sign in signs[(piece + 1)...] { sign.raise() }
      }
    }

    func stopAll() {
      state.withLock { state in
        state.last = -1
        for sign in signs { sign.raise() }
      }
    }

    func leave() { state.withLock { $0.gone += 1 } }

    func isEmpty(of hands: Int) -> Bool { state.withLock { $0.gone == hands } }

    var doneCount: Int { state.withLock { $0.results.count } }

    func results() throws -> [Value] {
      try state.withLock { state in
        try (0...state.last).compactMap { try state.results[$0]?.get() }
      }
    }
  }
}
