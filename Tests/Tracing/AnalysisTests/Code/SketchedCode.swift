import Analysis
import SourceCode
import TestSupport
import Trace

/// The code of some messages, in sources that are on disk. The app has a `SceneVC` of the type `Scene`, a `model` of the
/// type `Model` and a `song` of the type `Song`; the toy kit has a `kit` of the type `Kit`. The first message has the number 5. There are
/// a `Remote`, a `Command` of the kit, a `SongStore`, and a state called `SongFeature`, too.
struct SketchedCode {
  private let scratch: Scratch
  private let finder: CodeFinder

  /// - Parameters:
  ///   - files: without the one that makes a folder an app.
  ///   - mistake: what the run is an example of, such as `mvc.m1`.
  init(
    _ messages: [Trace.Message], in files: [String: String], with mistake: String? = nil
  ) throws {
    scratch = try Scratch(files.merging(["App/Shared/App.swift": ""]) { own, _ in own })
    let objects: [Trace.Event] = [
      .participant(.init(name: "SceneVC", type: "Scene", role: .controller)),
      .participant(.init(name: "model", type: "Model", role: .model)),
      .participant(.init(name: "song", type: "Song", role: .model)),
      .participant(.init(name: "kit", type: "Kit", role: .view)),
    ]
    let others: [Trace.Event] = [
      .participant(.init(name: "Remote", type: "Remote", role: .remote)),
      .participant(.init(name: "Command", type: "Command", role: .command)),
      .participant(.init(name: "SongStore", type: "SongStore", role: .driver)),
      .participant(.init(name: "SongFeature", type: "SongFeature", role: .state)),
    ]
    let events = objects + messages.map(Trace.Event.message) + others
    let records = events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) }
    finder = CodeFinder(
      Trace(header: .init(app: "app", pattern: "mvc", mistake: mistake), records: records),
      in: SourceFolder(path: scratch.path))
  }

  /// What sent a message: `Scene.show(), line 6`.
  func call(_ n: Int) -> String {
    switch finder.code(of: n)?.call {
    case .lines(let lines, let excerpt):
      "\(excerpt.symbol), line \(lines.map(String.init).joined(separator: ", "))"
    case .perhaps(let lines, let excerpt):
      "perhaps \(excerpt.symbol), line \(lines.map(String.init).joined(separator: ", "))"
    case .subscription(let lines, let excerpt):
      "subscription in \(excerpt.symbol), line \(lines.map(String.init).joined(separator: ", "))"
    case .write(let property, let writer): "\(writer) wrote \(property)"
    case .otherDevice: "another device"
    default: "unknown"
    }
  }

  /// Whether the app nowhere calls the method that the framework has called; `nil` for what the app has sent.
  func isUncalled(_ n: Int) -> Bool? {
    guard case .framework(let isUncalled) = finder.code(of: n)?.call else { return nil }
    return isUncalled
  }

  /// What got a message: `closure in Scene.body`.
  func receiver(_ n: Int) -> String {
    switch finder.code(of: n)?.receiver {
    case .member(let excerpt): "member \(excerpt.symbol)"
    case .closure(let excerpt): "closure in \(excerpt.symbol)"
    case .forwarding(let excerpt): "forwarding in \(excerpt.symbol)"
    case .type(let excerpt): "type \(excerpt.symbol)"
    case .unknown(closureOf: let type?): "closure of \(type)"
    case .unknown, nil: "unknown"
    }
  }
}

extension Trace.Message {
  /// A message of the first turn.
  init(
    _ kind: MessageKind, _ from: String, _ to: String, _ text: String, _ arguments: [String] = [],
    in parent: Int? = nil, cause: Int? = nil
  ) {
    self.init(
      turn: 1, depth: parent == nil ? 0 : 1, parent: parent, cause: cause, kind: kind, from: from,
      to: to, text: text, arguments: arguments)
  }
}
