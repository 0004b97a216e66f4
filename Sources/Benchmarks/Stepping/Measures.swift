#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The memory of this process that is in use, in bytes; 0 where the system does not say it.
func residentBytes() -> Int {
  let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4096
}

func timed<Result>(_ body: () -> Result) -> (Result, Duration) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = body()
  return (result, clock.now - start)
}

/// The median and the longest of many rounds.
func perRound(_ rounds: Int, _ body: () -> Int) -> String {
  var sum = 0
  let times = (0..<rounds).map { _ -> Duration in
    let (result, time) = timed(body)
    sum += result
    return time
  }.sorted()
  precondition(sum > 0)
  return "\(microseconds(times[rounds / 2])), at most \(microseconds(times[rounds - 1]))"
}

func microseconds(_ duration: Duration) -> String { "\(rounded(duration, 1e12)) µs" }
func milliseconds(_ duration: Duration) -> String { "\(rounded(duration, 1e15)) ms" }
func mebibytes(_ bytes: Int) -> String { "\(Double(bytes * 10 >> 20) / 10) MiB" }

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
