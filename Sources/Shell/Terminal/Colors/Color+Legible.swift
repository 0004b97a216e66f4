import Cells
import Foundation

extension Color {
  /// The same colour, made darker or lighter where it would be invisible on a white or on a black screen.
  var legible: Color {
    let (darkest, brightest) = (0.105, 0.295)
    let luminance = luminance
    if luminance > brightest { return mapLinear { $0 * brightest / luminance } }
    let white = (darkest - luminance) / (1 - luminance)
    return luminance < darkest ? mapLinear { $0 + (1 - $0) * white } : self
  }

  /// The relative luminance of the Web Content Accessibility Guidelines, from 0 to 1.
  var luminance: Double {
    zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Red, green and blue in linear light, from 0 to 1. The bytes are gamma-encoded, as sRGB says.
  var linear: [Double] { [red, green, blue].map(Self.linear) }

  /// The nearest in the table of 256 among those that are legible.
  var nearestIndex: UInt8 {
    Self.legibleTable.min { distance(to: $0.color) < distance(to: $1.color) }?.index ?? 7
  }

  private func distance(to other: Color) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue]).reduce(0) { sum, parts in
      let difference = Int(parts.0) - Int(parts.1)
      return sum + difference * difference
    }
  }

  private func mapLinear(_ change: (Double) -> Double) -> Color {
    let parts = linear.map { Self.part(change($0)) }
    return Color(parts[0], parts[1], parts[2])
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func part(_ linear: Double) -> UInt8 {
    let value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    return UInt8(min(255, max(0, (value * 255).rounded())))
  }
}

// MARK: The table of 256

extension Color {
  /// From 16 to 231 a cube of colours, above it a scale of greys; `nil` for the sixteen of the theme.
  init?(index: UInt8) {
    guard index >= 16 else { return nil }
    guard index < 232 else {
      let grey = 8 + 10 * (index - 232)
      self.init(grey, grey, grey)
      return
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = Int(index - 16)
    self.init(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
  }

  private static let legibleTable: [(index: UInt8, color: Color)] = (16...UInt8.max).compactMap {
    guard let color = Color(index: $0), (0.1...0.3).contains(color.luminance) else { return nil }
    return ($0, color)
  }
}
