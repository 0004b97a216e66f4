/// Work that belongs to no scene and no view: nobody cancels it, and nobody waits for it. The object that begins it
/// does it. A task of the standard library would run after the action, unrecorded.
///
/// The toy runs it to its first `await` that waits at once; an app begins it later.
public struct Task {
  private let task: _Concurrency.Task<Void, Never>
  private let end = Suspension<Void>()

  @discardableResult public init(
    @_implicitSelfCapture operation: @escaping @MainActor () async -> Void
  ) {
    var begun: _Concurrency.Task<Void, Never>?
    TracedTask().start { [end] endPart in
      begun = .immediate {
        await operation()
        endPart()
        end.resume(with: .success(()))
      }
    }
    task = begun.unsafelyUnwrapped
  }

  public func cancel() { task.cancel() }

  /// Waits until it has ended.
  public var value: Void { get async { try? await end.value() } }
}
