import Foundation
import Lessons
import Trace

extension ExerciseFolder {
  /// A trace in the folder.
  public struct KeptTrace {
    /// In the folder.
    public let path: String
    public let trace: Trace
  }

  /// Writes the traces of the last runs in place of those that were there.
  ///
  /// - Parameter version: `nil` for the learner's own code.
  /// - Returns: those that could be written.
  public func keep(
    _ traces: [(scenario: String, trace: Trace)], of version: LessonIndex.ExerciseVersion? = nil
  ) -> [KeptTrace] {
    removeTraces(of: version)
    return traces.compactMap { name, trace in
      let path = Self.path(of: name, version)
      let file = url.appending(path: path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isWritten = (try? Data(trace.jsonLines.utf8).write(to: file)) != nil
      return isWritten ? KeptTrace(path: path, trace: trace) : nil
    }
  }

  /// The traces of the last check, in the order of their scenarios.
  public func traces(of scenarios: [String]) -> [KeptTrace] {
    scenarios.compactMap { name in
      let path = Self.path(of: name, nil)
      guard let data = try? Data(contentsOf: url.appending(path: path)),
        let trace = try? Trace(jsonLines: String(decoding: data, as: UTF8.self))
      else { return nil }
      return KeptTrace(path: path, trace: trace)
    }
  }

  private func removeTraces(of version: LessonIndex.ExerciseVersion?) {
    let folder = url.appending(path: Self.folder(of: version))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(Self.ending) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  private static let ending = ".jsonl"

  private static func folder(of version: LessonIndex.ExerciseVersion?) -> String {
    "traces/" + (version.map { $0.name + "/" } ?? "")
  }

  private static func path(of scenario: String, _ version: LessonIndex.ExerciseVersion?) -> String {
    folder(of: version) + scenario + ending
  }
}
