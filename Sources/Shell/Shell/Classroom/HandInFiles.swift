import Cells
import Classroom
import Files
import Foundation
import Localization
import Progress

/// The files that a class handed in: those that can be read, and the others with the reason.
/// A report names them without their common directory.
struct HandInFiles {
  private(set) var submissions: [Submission] = []
  /// What the teacher asked for, from files that say nothing else, and the names of these.
  private(set) var assignments: [Assignment] = []
  private(set) var homework: [String] = []
  private(set) var leftOut: [ClassReport.LeftOut] = []
  /// The reasons again, with whole paths.
  private(set) var complaints: [String] = []
  /// What else is in the directories, such as the teacher's notes.
  private var strays: [String] = []
  private let folder: String

  /// - Parameter names: of files, and of directories with all files in them. A file that is named twice
  ///   is read once.
  init(_ names: [String]) {
    var seen: Set<String> = []
    let paths = names.flatMap { name in
      let files = (try? Folder(name).files) ?? []
      return files.isEmpty ? [name] : files
    }
    .filter { seen.insert($0.withoutLinks).inserted }
    folder = paths.commonFolder
    let named = Set(names.map(\.withoutLinks))
    for path in paths.sorted() {
      let isStray = !named.contains(path.withoutLinks) && path.isStray
      if isStray { strays.append(name(path)) } else { read(path) }
    }
  }

  /// In one sentence, since there may be many; `nil` when there are none.
  var strayWords: String? {
    guard let first = strays.first else { return nil }
    let words = localized(
      strays.count - 1, one: "Not hand-ins, not read: \(first) and 1 other.",
      other: "Not hand-ins, not read: \(first) and \(strays.count - 1) others.")
    return (strays.count == 1 ? localized("Not a hand-in, not read: \(first).") : words).printable
  }

  private mutating func read(_ path: String) {
    guard !Folder(path).isThere else { return leaveOut(path, problem(ofFolder: path).message) }
    do throws(ShellProblem) {
      take(try TextFile(path).read(), path)
    } catch {
      leaveOut(path, error.reason ?? error.message)
    }
  }

  /// Why there is a folder in place of its files.
  private func problem(ofFolder path: String) -> SubmissionProblem {
    do throws(SystemError) {
      _ = try Folder(path).files
      return .nothingInside
    } catch {
      return .unreadable(error)
    }
  }

  private mutating func take(_ text: String, _ path: String) {
    do throws(ProgressFileProblem) {
      let file = try ProgressFile(text: text)
      guard !file.isAssignment else {
        homework.append(name(path))
        return assignments += file.log.assignments
      }
      submissions.append(Submission(file: name(path), progress: file))
    } catch {
      leaveOut(path, SubmissionProblem.notProgress(error).message)
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    leftOut.append(.init(file: name(path), reason: reason))
    complaints.append(localized("\(path.quoted): \(reason)").printable)
  }

  private func name(_ path: String) -> String { String(path.dropFirst(folder.count)) }
}

extension String {
  fileprivate var withoutLinks: String {
    URL(fileURLWithPath: self).resolvingSymlinksInPath().path
  }

  /// Whether a file is no hand-in by its name or by what it begins with. One that is empty, packed or in other characters
  /// may have been one.
  fileprivate var isStray: Bool {
    let ending = URL(fileURLWithPath: self).pathExtension.lowercased()
    guard ending != "json", FileFacts(at: self)?.kind == .file,
      let file = FileHandle(forReadingAtPath: self),
      let start = try? file.read(upToCount: 64)
    else { return false }
    if Self.documents.contains(ending) { return true }
    let (mark, others): ([UInt8], [[UInt8]]) = (
      [0xEF, 0xBB, 0xBF], [[0xFF, 0xFE], [0xFE, 0xFF], [0x1F, 0x8B], Array("PK".utf8)]
    )
    guard !start.contains(0), !others.contains(where: start.starts) else { return false }
    let first = start.dropFirst(start.starts(with: mark) ? mark.count : 0)
      .first { ![9, 10, 13, 32].contains($0) }
    return first.map { $0 != UInt8(ascii: "{") } ?? false
  }

  private static let documents: Set = [
    "docx", "gif", "jpeg", "jpg", "odt", "pdf", "png", "pptx", "webp", "xlsx",
  ]
}

extension [String] {
  /// What all paths begin with, up to a slash.
  fileprivate var commonFolder: String {
    let common = dropFirst().reduce(first ?? "") { $0.commonPrefix(with: $1) }
    return common.lastIndex(of: "/").map { String(common[...$0]) } ?? ""
  }
}

nonisolated extension ShellProblem {
  /// Of a file that cannot be read, to be put after its name.
  fileprivate var reason: String? {
    if case .file(.unreadable(_, let reason)) = self { reason.words } else { nil }
  }
}
