import Classroom
import Foundation
import Progress

/// The files that a class handed in: those that can be read, and the others with the reason why not.
struct HandInFiles {
  private(set) var handIns: [HandIn] = []
  private(set) var leftOut: [ClassReport.LeftOut] = []
  private var seen: Set<String> = []

  /// - Parameter names: of files, and of directories with all that lies in them.
  init(_ names: [String]) {
    for name in names {
      guard Folder(name).isThere else {
        read(name)
        continue
      }
      let files = Folder(name).files
      if files.isEmpty { leaveOut(name, HandInProblem.nothingInside.message) }
      files.forEach { read($0) }
    }
  }

  /// A file that is named twice is read once.
  private mutating func read(_ name: String) {
    guard seen.insert(URL(fileURLWithPath: name).resolvingSymlinksInPath().path).inserted else {
      return
    }
    do throws(ShellProblem) {
      take(try TextFile(name).read(), name)
    } catch {
      leaveOut(name, error.reason ?? error.message)
    }
  }

  private mutating func take(_ text: String, _ name: String) {
    do throws(ProgressFileProblem) {
      handIns.append(HandIn(file: name, progress: try ProgressFile(text: text)))
    } catch {
      leaveOut(name, HandInProblem.notProgress(error).message)
    }
  }

  private mutating func leaveOut(_ name: String, _ reason: String) {
    leftOut.append(.init(file: name, reason: reason))
  }
}

nonisolated extension ShellProblem {
  /// Of a file that cannot be read, to be put behind its name.
  fileprivate var reason: String? {
    if case .unreadable(_, let reason) = self { reason.words } else { nil }
  }
}
