/// A colour by its parts of light.
public struct Color: Hashable, Sendable {
  public var red, green, blue: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// As in `0xD55E00`.
  public init(_ hexadecimal: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hexadecimal >> shift) }
    self.init(part(16), part(8), part(0))
  }
}
