import Foundation
import Lessons

extension ExerciseFolder {
  /// When each of the learner's files was saved last.
  public var stamps: [String: Date] {
    let root = url.appending(path: Self.edit)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.map { Self.edit + "/" + $0 }
    let pairs = (files + [OwnScenario.file]).compactMap { path -> (String, Date)? in
      let facts = try? FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)
      return (facts?[.modificationDate] as? Date).map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Puts the files of the start back. What the learner wrote is moved to another folder, whose name is returned.
  public func beginAnew(with files: CodeFiles) throws(Problem) -> String {
    let edit = url.appending(path: Self.edit)
    let number = (1...).first { number in
      !FileManager.default.fileExists(atPath: edit.path + "-\(number)")
    }
    let kept = Self.edit + "-\(number ?? 1)"
    do {
      try FileManager.default.moveItem(at: edit, to: url.appending(path: kept))
    } catch {
      throw .unwritable(Self.edit, error.localizedDescription)
    }
    do {
      try CodeFolder.write(files, to: edit)
    } catch {
      throw .notBegunAnew(kept: kept, error.localizedDescription)
    }
    _ = keep([])
    return kept
  }
}
