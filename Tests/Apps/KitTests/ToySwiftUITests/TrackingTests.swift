import Testing

@testable import ToySwiftUI

@MainActor struct TrackingTests {
  private final class Item {
    let name = ""
    let size = 0
  }

  @Test func `what is read in an inner closure is also read in the outer one`() {
    let item = Item()
    let (name, size) = (Node.Read(item, \Item.name), Node.Read(item, \Item.size))
    let (inner, outer) = Tracking.reads {
      Tracking.note(name)
      return Tracking.reads { Tracking.note(size) }.reads
    }
    #expect(inner == [size])
    #expect(outer == [name, size])
  }
}
