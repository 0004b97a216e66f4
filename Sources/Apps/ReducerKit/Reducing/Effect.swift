/// Something to be done in the world: a value, which does nothing until a store runs it.
public struct Effect<Action> {
  let operations: [Operation]

  /// One part of an effect.
  struct Operation {
    /// The function that makes it, with its labels: `rename(_:to:)`.
    let name: String
    let arguments: [Any]
    let place: (file: StaticString, line: UInt32)
    /// By which it can be cancelled; `nil` for what is over when it returns.
    let id: AnyHashable?
    /// Does it, and returns how to stop; `nil` for what is over.
    let run: (Send<Action>) -> (() -> Void)?
    var isCancelling = false
  }

  /// Nothing has to be done.
  public static var none: Effect { Effect(operations: []) }

  /// Does something, and sends what comes of it as actions. It is over when the closure returns.
  ///
  /// - Parameters:
  ///   - arguments: what it is done with: the arguments of the function that makes the effect.
  ///   - name: that function. It names the effect in drawings and tests.
  public static func run(
    with arguments: Any..., named name: String = #function, file: StaticString = #fileID,
    line: UInt32 = #line, operation: @escaping (Send<Action>) -> Void
  ) -> Effect {
    Effect(
      operations: [
        Operation(name: name, arguments: arguments, place: (file, line), id: nil) { send in
          operation(send)
          return nil
        }
      ])
  }

  /// Begins something that goes on until it is cancelled, or until it sends its last action. What has the same identifier and
  /// goes on still is cancelled.
  ///
  /// - Parameter operation: begins it, and returns how to stop.
  public static func listen(
    with arguments: Any..., id: some Hashable, named name: String = #function,
    file: StaticString = #fileID, line: UInt32 = #line,
    operation: @escaping (Send<Action>) -> () -> Void
  ) -> Effect {
    Effect(
      operations: [
        Operation(
          name: name, arguments: arguments, place: (file, line), id: AnyHashable(id),
          run: operation)
      ])
  }

  /// Stops what goes on. Nothing happens when nothing of that identifier does.
  public static func cancel(id: some Hashable) -> Effect {
    Effect(
      operations: [
        Operation(
          name: #function, arguments: [id], place: (#fileID, #line), id: AnyHashable(id),
          run: { _ in nil }, isCancelling: true)
      ])
  }

  /// All of them, begun one after the other. None waits for the end of the one before.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  public static func merge(_ effects: [Effect]) -> Effect {
    Effect(operations: effects.flatMap(\.operations))
  }

  /// The same, with actions of another feature.
  public func map<Other>(_ embed: @escaping (Action) -> Other) -> Effect<Other> {
    Effect<Other>(
      operations: operations.map { operation in
        Effect<Other>.Operation(
          name: operation.name, arguments: operation.arguments, place: operation.place,
          id: operation.id, run: { operation.run($0.map(embed)) },
          isCancelling: operation.isCancelling)
      })
  }
}

/// `rename("Hello", "Hi")`
extension Effect.Operation: CustomStringConvertible {
  var description: String { callText(name, arguments) }
}

extension Effect: CustomStringConvertible {
  public var description: String {
    operations.isEmpty ? "none" : operations.map(\.description).joined(separator: ", ")
  }
}

/// By which an effect sends actions back.
public struct Send<Action> {
  let send: (Action) -> Void
  let end: () -> Void

  public func callAsFunction(_ action: Action) { send(action) }

  /// Sends the last action: after it, the effect is over.
  public func last(_ action: Action) {
    end()
    send(action)
  }

  func map<Inner>(_ embed: @escaping (Inner) -> Action) -> Send<Inner> {
    Send<Inner>(send: { send(embed($0)) }, end: end)
  }
}
