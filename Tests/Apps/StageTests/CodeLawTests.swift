import Analysis
import Foundation
import Lessons
import SourceCode
import Stage
import TestSupport
import Testing
import Trace

/// Whatever gets a message can be shown as code.
@MainActor struct CodeLawTests {
  private static let folder = Repository.root + "/Sources/Apps"
  private static let sources = SourceFolder(path: folder)
  private static var linesRead: [String: [String]] = [:]

  @Test(arguments: await Performance.all)
  func `every method that gets a message has code, as it is on disk`(
    _ performance: Performance
  ) throws {
    let (pattern, scenario) = (performance.pattern, performance.scenario)
    let trace = try Scenarios.trace(scenario, in: pattern, withSetup: true)
    let finder = CodeFinder(trace, in: Self.sources)
    for (n, message) in trace.messages where message.callsMethod {
      let told = "\(pattern.name) \(scenario.name): \(message.to).\(message.text)"
      guard let code = finder.code(of: n)?.receiver.code(of: message) else {
        Issue.record("no code for \(told)")
        continue
      }
      #expect(
        message.isNamed(by: code) || code.symbol.hasSuffix(".forwardingTarget(for:)"),
        "\(told) is told as \(code.symbol)")
      let lines = try Self.linesOnDisk(code.file.path)
      #expect(code.source == Array(lines[code.lines.lowerBound - 1..<code.lines.upperBound]))
    }
  }

  @Test(arguments: await Performance.all)
  func `the line that sent a message names it`(_ performance: Performance) throws {
    let trace = try Scenarios.trace(performance.scenario, in: performance.pattern)
    let finder = CodeFinder(trace, in: Self.sources)
    for (n, message) in trace.messages {
      guard case .lines(let lines, let code) = finder.code(of: n)?.call else { continue }
      let name = message.text.prefix { $0 != "(" }.drop { $0 == "$" }
      for line in lines {
        #expect(code.lines.contains(line), "\(performance): \(message.text)")
        #expect(code.file.lines[line - 1].contains(name), "\(performance): \(message.text)")
      }
    }
  }
}

extension CodeLawTests {
  fileprivate static func linesOnDisk(_ path: String) throws -> [String] {
    if let lines = linesRead[path] { return lines }
    let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    linesRead[path] = lines
    return lines
  }
}

extension MessageCode.Receiver {
  /// A method or property of the receiver. Where a data source has no such method, the receiver's closure that
  /// it was created with.
  fileprivate func code(of message: Trace.Message) -> Excerpt? {
    switch self {
    case .member(let code): code
    case .forwarding(let code): code
    case .closure(let code) where message.isClosureOfDataSource: code
    case .closure, .type, .unknown: nil
    }
  }
}

extension Trace.Message {
  fileprivate var isClosureOfDataSource: Bool {
    kind == .datasource && text.hasPrefix("cellProvider(")
  }

  /// Objective-C calls the setter of a property `title` `setTitle(_:)`. A closure has no name: the method in which
  /// it is written makes a data source.
  fileprivate func isNamed(by code: Excerpt) -> Bool {
    let name = String(text.prefix { $0 != "(" })
    if isClosureOfDataSource { return code.text.contains("DataSource(") }
    return code.symbol.contains(".\(name)(")
      || name.hasPrefix("set")
        && code.symbol.lowercased().hasSuffix(".\(name.dropFirst(3).lowercased())")
  }

  /// Whether it is a call of a method that is written down. A closure has no name of its own.
  fileprivate var callsMethod: Bool {
    text.hasSuffix(")") && ![.closure, .create, .user].contains(kind)
  }
}
