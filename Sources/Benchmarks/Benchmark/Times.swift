import Documents
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time of this process: other programs disturb it less.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}

func timed<Result>(_ body: () throws -> Result) rethrows -> (Result, Duration) {
  let start = processorTime()
  let result = try body()
  return (result, processorTime() - start)
}

extension [Duration] {
  /// Of an odd number of durations.
  var median: Duration { sorted()[count / 2] }
}

/// The median of many rounds, what 99 of 100 take at most, and the longest.
func perRound(_ rounds: Int, _ body: () -> Int) -> String {
  var sum = 0
  let times = (0..<rounds).map { _ -> Duration in
    let (result, time) = timed(body)
    sum += result
    return time
  }.sorted()
  precondition(sum > 0)
  let (median, most) = (times[rounds / 2], times[rounds * 99 / 100])
  let longest = times.last.map(microseconds) ?? ""
  return "\(microseconds(median)), 99 of 100 within \(microseconds(most)), the longest \(longest)"
}

func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }
func microseconds(_ duration: Duration) -> String {
  "\(rounded(duration / .microseconds(1), 10)) µs"
}
func milliseconds(_ duration: Duration) -> String {
  "\(rounded(duration / .milliseconds(1), 10)) ms"
}
func mebibytes(_ bytes: Int) -> String { "\(rounded(Double(bytes) / 1_048_576, 10)) MiB" }

/// The memory of this process that is in use, in bytes; 0 where the system does not say it.
func residentBytes() -> Int {
  let pages = FileLines("/proc/self/statm")?.next()?.split(separator: " ").dropFirst().first
  return pages.flatMap { Int($0) }.map { $0 * 4096 } ?? 0
}
