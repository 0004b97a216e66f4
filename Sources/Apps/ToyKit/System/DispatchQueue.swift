/// A queue of work. Each block runs in a turn of its own, when the present turn is over.
///
/// The object that puts a block into the queue owns it.
@Traced(Role.system) public final class DispatchQueue {
  public static var main: DispatchQueue { ofLaunch }

  @PerLaunch private static var ofLaunch = DispatchQueue()

  public var lifelineName: String? { "MainQueue" }

  /// Returns at once.
  @Untraced public func async(execute block: @escaping () -> Void) {
    let block = owned(nil, .closure, block)
    Device.current.process.enqueue { acting(as: self, block) }
  }
}
