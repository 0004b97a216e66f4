/// Seconds, as in Foundation.
public typealias TimeInterval = Double

/// Virtual time. It stands still until you call ``advance(inTurn:)``.
@Traced(.timer) public final class Clock {
  @Untraced private var now: TimeInterval = 0
  @Untraced private var timers: [Timer] = []

  public var lifelineName: String? { "Timer" }

  /// Whether a timer is running.
  @Untraced public var isTicking: Bool { timers.contains(where: \.isValid) }

  fileprivate func add(_ timer: Timer) {
    timer.fireTime = now + timer.interval
    timers.append(timer)
  }

  /// Runs to the time at which the next timer is due, and fires all timers that are due then. Without a
  /// timer nothing happens.
  ///
  /// - Parameter inTurn: runs the firing of one timer as a turn of its own.
  @Untraced public func advance(inTurn: (() -> Void) -> Void) {
    timers.removeAll { !$0.isValid }
    guard let next = timers.map(\.fireTime).min() else { return }
    now = next
    for timer in timers where timer.fireTime == next && timer.isValid {
      inTurn { acting(as: self) { timer.fire() } }
    }
  }

  @Untraced func cancelAll() { timers = [] }
}

/// A timer on the device's virtual clock. The object that schedules it owns its block.
public final class Timer {
  public private(set) var isValid = true
  fileprivate let interval: TimeInterval
  fileprivate var fireTime: TimeInterval = 0
  private let repeats: Bool
  private let block: (Timer) -> Void

  private init(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping (Timer) -> Void) {
    self.interval = interval
    self.repeats = repeats
    let fire = owned("fire()", .closure) { (timer: FiredTimer) in block(timer.timer) }
    self.block = { fire(FiredTimer(timer: $0)) }
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval, repeats, block)
    Device.current.clock.add(timer)
    return timer
  }

  public func invalidate() { isValid = false }

  fileprivate func fire() {
    if repeats { fireTime += interval } else { isValid = false }
    block(self)
  }
}

/// The argument that a trace shows. The timer itself would be written `Timer`, which is the lifeline of the clock.
private struct FiredTimer {
  let timer: Timer
}
