extension Unicode.Scalar {
  /// Whether a terminal does something else than to show it, or shows the rest of the line turned round.
  public var isObeyed: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
