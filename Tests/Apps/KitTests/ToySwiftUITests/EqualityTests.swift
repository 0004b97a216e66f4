import Testing

@testable import ToySwiftUI

@MainActor struct EqualityTests {
  private struct Row {
    let title: String
    let object: AnyObject
  }

  private final class Item {}

  @Test func `objects count by identity, values by their fields, and closures never`() {
    let (one, other) = (Item(), Item())
    #expect(areEqual(Row(title: "a", object: one), Row(title: "a", object: one)))
    #expect(!areEqual(Row(title: "a", object: one), Row(title: "b", object: one)))
    #expect(!areEqual(Row(title: "a", object: one), Row(title: "a", object: other)))
    let closure = {}
    #expect(!areEqual(closure, closure))
  }
}
