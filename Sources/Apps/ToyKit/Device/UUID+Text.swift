extension UUID: LosslessStringConvertible {
  /// `UUID-0003`, as it describes itself.
  public init?(_ description: String) {
    guard description.hasPrefix("UUID-"), let number = Int(description.dropFirst(5), radix: 16)
    else { return nil }
    self.init(number: number)
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
