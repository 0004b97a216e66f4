/// Work of a node that goes on while others act: an `async` closure of its view.
///
/// It keeps the node until it ends. The kit runs it to its first `await` that waits at once; SwiftUI begins it later.
final class NodeTask {
  private(set) var isUnderWay = true
  private var task: _Concurrency.Task<Void, Never>?

  init(
    _ text: String, of node: Node, _ action: @escaping @MainActor () async -> Void,
    onEnd: @escaping () -> Void = {}
  ) {
    TracedTask().start(text, of: node, cause: node.bodyCall) { end in
      task = .immediate {
        await action()
        self.isUnderWay = false
        end()
        onEnd()
      }
    }
  }

  /// Asks the work to stop. What it waits for ends with an error, and the work goes on with that.
  func cancel() {
    guard isUnderWay else { return }
    acting(as: Kit.shared) { task?.cancel() }
  }
}
