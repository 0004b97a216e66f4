import Foundation

/// The processes that a judged program has begun, also those in sessions of their own.
nonisolated struct Descendants {
  /// The process that they descend from.
  let root: Int32
  /// What is in the environment that they begin with. A process whose parent is gone is found by it, unless it was
  /// started with another environment.
  let mark: String

  /// Ends them, and the root. They may begin others at the same time, so it looks again until there are none.
  func end() {
    for _ in 0..<Self.mostLooks {
      let found = living
      if found.isEmpty { return }
      for id in found { kill(id, SIGKILL) }
      usleep(1_000)
    }
  }

  private static let mostLooks = 1_000

  private var living: Set<Int32> {
    let all = Self.parents
    var family = Set(all.keys.filter { $0 == root || isMarked($0) })
    var count = 0
    while family.count > count {
      count = family.count
      family.formUnion(all.filter { family.contains($0.value) }.keys)
    }
    return family
  }

  /// The parent of each process that has not ended.
  private static var parents: [Int32: Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let pairs = names.compactMap { name -> (Int32, Int32)? in
      // After the name of the program, which may contain anything: its state, and its parent.
      guard let id = Int32(name), let status = bytes("/proc/\(id)/stat"),
        let end = status.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let words = String(decoding: status[(end + 1)...], as: UTF8.self).split(separator: " ")
      guard words.count > 1, !["Z", "X"].contains(words[0]), let parent = Int32(words[1])
      else { return nil }
      return (id, parent)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func isMarked(_ id: Int32) -> Bool {
    Self.bytes("/proc/\(id)/environ")?.range(of: Data(mark.utf8)) != nil
  }

  private static func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }
}
