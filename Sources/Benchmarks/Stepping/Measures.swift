#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The memory of this process that is in use, in bytes; 0 where the system does not say it.
func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let text = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let pages = text.split(separator: " ").dropFirst().first
  return pages.flatMap { Int($0) }.map { $0 * 4096 } ?? 0
}

/// The processor time of this process: other programs disturb it less.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}

func timed<Result>(_ body: () -> Result) -> (Result, Duration) {
  let start = processorTime()
  let result = body()
  return (result, processorTime() - start)
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

func microseconds(_ duration: Duration) -> String { "\(rounded(duration, 1e12)) µs" }
func milliseconds(_ duration: Duration) -> String { "\(rounded(duration, 1e15)) ms" }
func mebibytes(_ bytes: Int) -> String { "\((Double(bytes) / 104_857.6).rounded() / 10) MiB" }

/// - Parameter unit: in attoseconds.
private func rounded(_ duration: Duration, _ unit: Double) -> Double {
  let attoseconds =
    Double(duration.components.seconds) * 1e18 + Double(duration.components.attoseconds)
  return (attoseconds / unit * 10).rounded() / 10
}

func row(_ name: String, _ value: String) {
  print(name + String(repeating: " ", count: max(1, 32 - name.count)) + value)
}

/// The same numbers in every run.
struct Numbers {
  private var state: UInt64 = 1

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
