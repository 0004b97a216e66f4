import Files
import Foundation

/// Ends a process group when this program is gone, however that came: it waits for a pipe that only this program holds.
nonisolated struct Guardian {
  let pipe: Int32
  let process: Int32

  /// `nil` when the system has no process left for it.
  init?(of group: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    do throws(SystemError) {
      let script = "read word; kill -INT -$0; sleep 1; kill -KILL -$0"
      process = try ChildProcess(
        ["/bin/sh", "-c", script, "\(group)"], in: URL(filePath: "/"), .init(input: ends[0])
      ).id
    } catch {
      close(ends[1])
      return nil
    }
    pipe = ends[1]
  }

  func leave() {
    kill(-process, SIGKILL)
    ChildProcess.wait(for: process)
    close(pipe)
  }
}
