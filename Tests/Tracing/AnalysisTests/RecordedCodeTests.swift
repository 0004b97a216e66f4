import SourceCode
import TestSupport
import Testing
import Trace

@testable import Analysis

/// The code of each message of a few recorded runs, in the sources of the apps as they are now.
///
/// `LIFELINE_RECORD=1 swift test --filter RecordedCodeTests` writes it again, after a change of an app, too. Read the diff: each
/// line has to be the code that sends the message, and the code that gets it.
@Suite struct RecordedCodeTests {
  private static let sources = SourceFolder(path: Repository.root + "/Sources/Apps")

  @Test(arguments: [
    "mvc-rename", "mvvm-c-rename", "mvc-vs-delete", "mvp-rename", "viper-delete", "mv-rename",
    "mvvm-observable-play", "tea-play", "viper-launch-mistaken", "tea-store-restore-right",
    "mvp-glue-send-spoiler-right", "coordinators-delegate-cancel-right",
  ])
  func `what sends a message, and what gets it`(name: String) throws {
    let trace = try Trace.recorded(name)
    let finder = CodeFinder(trace, in: Self.sources)
    let lines = trace.messages.map { n, message in
      let head = "\(message.from) \(message.kind.rawValue) \(message.to): \(message.text)"
      return [head, finder.code(of: n)?.words ?? "  –"].joined(separator: "\n")
    }
    let found = lines.uniqued().joined(separator: "\n") + "\n"
    #expect(try found == Golden.text(of: RecordedRun.folder + name + " code.txt", found: found))
  }
}

extension MessageCode {
  fileprivate var words: String { "  by \(call.words)\n  to \(receiver.words)" }
}

extension MessageCode.Call {
  fileprivate var words: String {
    switch self {
    case .lines(let lines, let excerpt):
      "\(excerpt.symbol): "
        + lines.map { excerpt.file.lines[$0 - 1].trimmed }.joined(separator: " | ")
    case .perhaps(let lines, let excerpt):
      "perhaps \(MessageCode.Call.lines(lines, of: excerpt).words)"
    case .subscription(let lines, let excerpt):
      "the subscription in \(MessageCode.Call.lines(lines, of: excerpt).words)"
    case .write(let property, let writer): "\(writer), which wrote \(property)"
    case .otherDevice: "another device"
    case .person(let action): "a person: \(action)"
    case .framework: "the framework"
    case .unknown: "unknown"
    }
  }
}

extension MessageCode.Receiver {
  fileprivate var words: String {
    switch self {
    case .member(let excerpt): "a member, \(excerpt.symbol)"
    case .closure(let excerpt): "a closure in \(excerpt.symbol)"
    case .forwarding(let excerpt): "forwarding in \(excerpt.symbol)"
    case .type(let excerpt): "a type, \(excerpt.symbol): \(excerpt.lines.count) lines"
    case .unknown: "unknown"
    }
  }
}
