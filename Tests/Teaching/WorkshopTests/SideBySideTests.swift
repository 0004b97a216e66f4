import Foundation
import Synchronization
import Testing

@testable import Workshop

/// Work on several threads has the results of work in turn.
struct SideBySideTests {
  private struct Interrupted: Error {}

  @Test func `results come in order, whatever is done first`() throws {
    let results = try SideBySide.results(
      of: 5, ends: { _ in false },
      work: { piece, _ in
        usleep(UInt32(5 - piece) * 2_000)
        return piece
      }, watch: { _ in })
    #expect(results == [0, 1, 2, 3, 4])
  }

  @Test func `the first result that ends the work is the last, and stops the others`() throws {
    // So many that not all of them can begin at once.
    let count = 10 * ProcessInfo.processInfo.activeProcessorCount
    let begun = Mutex<Set<Int>>([])
    let results = try SideBySide.results(
      of: count, ends: { $0 >= 1 },
      work: { piece, stop in
        begun.withLock { _ = $0.insert(piece) }
        // The first takes longest, and still comes first.
        if piece == 0 { usleep(50_000) }
        while piece > 1, !stop.isRaised { usleep(1_000) }
        return piece
      }, watch: { _ in })
    #expect(results == [0, 1])
    #expect(begun.withLock { $0.count } < count)
  }

  @Test func `an error ends the work, and is thrown`() {
    #expect(throws: Interrupted.self) {
      _ = try SideBySide.results(
        of: 3, ends: { (_: Int) in false },
        work: { piece, _ in
          if piece == 1 { throw Interrupted() }
          return piece
        }, watch: { _ in })
    }
  }

  @Test func `when the watch throws, all work is stopped before that is told`() {
    let running = Mutex(0)
    #expect(throws: Interrupted.self) {
      _ = try SideBySide.results(
        of: 4, ends: { (_: Int) in false },
        work: { piece, stop in
          running.withLock { $0 += 1 }
          while !stop.isRaised { usleep(1_000) }
          running.withLock { $0 -= 1 }
          throw Stopped()
        }, watch: { _ in if running.withLock({ $0 }) > 0 { throw Interrupted() } })
    }
    #expect(running.withLock { $0 } == 0)
  }

  @Test func `a program that is stopped is gone, with what it has started`() throws {
    let stop = StopSign()
    let pids = Mutex<[Int32]>([])
    #expect(throws: Stopped.self) {
      _ = try Tool.run(
        ["/bin/sh", "-c", "trap '' INT; sleep 100 & echo $! $$; wait; sleep 100"],
        in: FileManager.default.temporaryDirectory, until: stop
      ) { output in
        pids.withLock { $0 = output.split { $0.isWhitespace }.compactMap { Int32($0) } }
        stop.raise()
      }
    }
    let found = pids.withLock { $0 }
    #expect(found.count == 2)
    for pid in found { #expect(Self.ends(pid)) }
  }

  /// Whether a process ends within ten seconds: it has been told to, but a busy machine may need a moment for it.
  private static func ends(_ pid: Int32) -> Bool {
    for _ in 0..<200 {
      // A process whose parent is gone may be there a moment longer, until it is collected.
      if kill(pid, 0) != 0 || isZombie(pid) { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  private static func isZombie(_ pid: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }
}
