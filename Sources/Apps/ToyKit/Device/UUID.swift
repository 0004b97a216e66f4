/// A unique identifier. Every device counts its identifiers from the same start, so that a run can be
/// repeated exactly.
public nonisolated struct UUID: Hashable, Sendable, CustomStringConvertible {
  private let number: Int

  /// - Parameter number: the same number always makes the same identifier; 3 makes `UUID-0003`.
  public init(number: Int) {
    self.number = number
  }

  /// The next identifier of the current device.
  @MainActor public init() {
    self = Device.current.nextUUID()
  }

  public var description: String {
    let digits = String(number, radix: 16, uppercase: true)
    return "UUID-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension UUID: Comparable {
  public static func < (first: UUID, second: UUID) -> Bool { first.number < second.number }
}

extension UUID: LosslessStringConvertible {
  /// Reads `UUID-0003`; `nil` for any other form.
  public init?(_ description: String) {
    guard let number = Int(description.dropFirst(5), radix: 16) else { return nil }
    self.init(number: number)
    if self.description != description { return nil }
  }
}

extension UUID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let uuid = UUID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an identifier such as UUID-0003")
    }
    self = uuid
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
