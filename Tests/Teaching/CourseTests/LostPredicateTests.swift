import Lessons
import Testing

@testable import Course

/// Predicates that nothing later in a run can make true.
@Suite struct LostPredicateTests {
  private nonisolated static let predicates = [
    ("0 post", true), ("no NC -> *", true), ("1 post", false), ("2 post", false),
    ("insertRows before post", true), ("moveRow before post", true), ("post before post", true),
    ("post before insertRows", false), ("post before moveRow", false), ("post after post", false),
    ("alive Alert", true), ("alive NewFolder", false), ("alive Nobody", false),
    ("released NewFolder", false), ("post", false), (#"screen shows "Ideal""#, false),
    (#"NewFolder.name == "Hi""#, false),
  ]

  @Test(arguments: predicates)
  func `too many messages, a wrong order and an object that is gone stay`(
    words: String, isLost: Bool
  ) throws {
    let context = try watched("new-folder").context
    let predicate = try #require(Predicate(words))
    #expect(context.isLost(predicate) == isLost, "\(words)")
  }

  @Test(arguments: predicates)
  func `what is lost never holds again`(words: String, isLost: Bool) throws {
    let records = try watched("new-folder").trace.records
    let predicate = try #require(Predicate(words))
    var (context, wasLost) = (EvaluationContext(), false)
    for index in records.indices {
      context.apply(records[index...index])
      wasLost = wasLost || context.isLost(predicate)
      #expect(!wasLost || !context.holds(predicate), "\(words), record \(index)")
    }
    #expect(wasLost == isLost, "\(words)")
  }
}
