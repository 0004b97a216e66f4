/// A unique identifier. New ones are counted up, so that a run can be repeated to the byte.
public nonisolated struct UUID: Hashable, Sendable, CustomStringConvertible {
  private let number: Int

  public init(number: Int) {
    self.number = number
  }

  @MainActor public init() {
    self = Device.current.nextUUID()
  }

  public var description: String {
    let digits = String(number, radix: 16, uppercase: true)
    return "UUID-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
