import Foundation

/// Ends the program with a signal when a command takes too long: `SIGPROF` when it works too long, `SIGALRM` when it
/// waits too long. Time in which other programs have the processor does not count as work.
enum TimeLimit {
  static let secondsOfWork = {
    var seconds = 2
    // Evaluated in debug builds only, which are slower.
    assert({ seconds = 30 }() == ())
    return seconds
  }()
  private static let secondsOfWaiting: UInt32 = 300

  static func begin() {
    set(secondsOfWork)
    alarm(secondsOfWaiting)
  }

  static func end() {
    set(0)
    alarm(0)
  }

  private static func set(_ seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }
}
