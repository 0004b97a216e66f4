/// A queue of work. Each block runs in a turn of its own, when the present turn is over.
///
/// The object that puts a block into the queue owns it.
@Traced(Role.system) public final class DispatchQueue {
  public static var main: DispatchQueue { Device.current.process.mainQueue() }

  @Untraced private var blocks: [() -> Void] = []

  public var lifelineName: String? { "MainQueue" }

  /// Returns at once.
  @Untraced public func async(execute block: @escaping () -> Void) {
    blocks.append(owned(nil, .closure, block))
  }

  /// Takes the oldest block out; `nil` when there is none.
  @Untraced func next() -> (() -> Void)? {
    guard !blocks.isEmpty else { return nil }
    let block = blocks.removeFirst()
    return { acting(as: self, block) }
  }
}
