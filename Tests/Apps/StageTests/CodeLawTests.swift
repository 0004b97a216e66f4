import Actions
import Analysis
import Lessons
import SourceCode
import Stage
import Testing
import Trace

@testable import ToyKit

@Suite struct `Every method that gets a message has code` {
  @Test(arguments: Pattern.all) func `in every scenario`(pattern: Pattern) throws {
    let index = LessonIndex.read(directory: "Lessons")
    for scenario in index.scenarios(of: pattern.app.scenarioFolder) {
      let trace = try Conversation.trace(of: scenario, in: pattern)
      let finder = CodeFinder(trace, in: index.sources)
      for (n, message) in trace.messages where message.isCallOfMethod {
        let told = "\(pattern.name) \(scenario.name) \(n): \(message.to).\(message.text)"
        guard case .member(let code) = finder.code(of: n)?.receiver else {
          Issue.record("no code for \(told)")
          continue
        }
        #expect(code.symbol.hasSuffix("." + message.text), "\(told)")
        let onDisk = try lines(of: code.file.path)
        #expect(code.source == Array(onDisk[code.lines.lowerBound - 1..<code.lines.upperBound]))
      }
    }
  }
}
