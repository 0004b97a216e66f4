import Cells
import Foundation
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `nil` when it cannot be read.
func contents(of path: String) -> String? {
  try? String(contentsOfFile: path, encoding: .utf8)
}

/// The path of a file for what is only needed now.
func temporary(_ name: String) -> String {
  FileManager.default.temporaryDirectory.appendingPathComponent(name).path
}

/// `0.021 / 14 / 0.3`: seconds, mebibytes at the peak, mebibytes written, of the median of three whole
/// processes.
func measured(_ command: [String]) -> String {
  let output = temporary("benchmark-output.txt")
  let runs = (0..<3).compactMap { _ in runProcess(command, into: output) }
    .sorted { $0.seconds < $1.seconds }
  guard runs.count == 3 else { return "failed" }
  let median = runs[1]
  return [rounded(median.seconds, 1000), rounded(median.peak, 1), rounded(median.written, 10)]
    .joined(separator: " / ")
}

struct Run {
  let seconds: Double
  /// Seconds of processor time. Other programs disturb them less.
  let processor: Double
  let peak: Double
  let written: Double
}

/// The command's output goes to a file, as a person would keep it. `nil` when it fails.
///
/// - Parameter statuses: those with which it has not failed.
@discardableResult func runProcess(
  _ command: [String], into output: String, statuses: Set<Int32> = [0]
) -> Run? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_TRUNC | O_CREAT, 0o600)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var process = pid_t()
  var arguments = command.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  let start = ContinuousClock.now
  guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
    return nil
  }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process, status & 0x7f == 0,
    statuses.contains(status >> 8)
  else { return nil }
  let time = ContinuousClock.now - start
  var file = stat()
  guard stat(output, &file) == 0 else { return nil }
  return Run(
    seconds: time / .seconds(1),
    processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
    peak: Double(usage.ru_maxrss) / 1024, written: Double(file.st_size) / 1_048_576)
}

/// A row of a table of such texts.
func row(_ name: String, _ cells: [String]) {
  print(name.padded(to: 18) + cells.map { $0.padded(to: 24) }.joined())
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

func rounded(_ value: Double, _ parts: Double) -> String {
  let value = (value * parts).rounded() / parts
  return parts == 1 ? String(Int(value)) : String(value)
}
