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
  public func keep(
    _ traces: [(scenario: String, trace: Trace)], of version: LessonIndex.ExerciseVersion? = nil
  ) throws(Problem) -> [KeptTrace] {
    try forgetTraces(of: version)
    return try traces.map { name, trace throws(Problem) in
      let path = Self.path(of: name, version)
      try write(trace.jsonLines, to: path)
      return KeptTrace(path: path, trace: trace)
    }
  }

  /// The traces of the last check, in the order of their scenarios.
  public func traces(of exercise: Exercise) -> [KeptTrace] {
    exercise.scenarios(withOwn: exercise.kind == .project).compactMap { name in
      let path = Self.path(of: name, nil)
      guard let data = try? Data(contentsOf: url.appending(path: path)),
        let trace = try? Trace(jsonLines: String(decoding: data, as: UTF8.self))
      else { return nil }
      return KeptTrace(path: path, trace: trace)
    }
  }

  func forgetTraces(of version: LessonIndex.ExerciseVersion? = nil) throws(Problem) {
    let folder = Self.folder(of: version)
    let place = url.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasSuffix(Self.ending) {
      do {
        try FileManager.default.removeItem(at: place.appending(path: name))
      } catch {
        throw .unwritable(folder + name, error.reason)
      }
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
