import Cells
import Foundation

extension Color {
  /// The same, darker or paler where it would not be seen on a white or on a black screen.
  var legible: Color {
    let (darkest, brightest) = (0.105, 0.295)
    let luminance = luminance
    if luminance > brightest { return mapLight { $0 * brightest / luminance } }
    let white = (darkest - luminance) / (1 - luminance)
    return luminance < darkest ? mapLight { $0 + (1 - $0) * white } : self
  }

  /// How bright it seems, from 0 to 1.
  var luminance: Double {
    zip(light, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// How much there is of each part, as sRGB means it.
  var light: [Double] { [red, green, blue].map(Self.light) }

  /// The nearest in the table of 256, of those that are as legible.
  var nearestIndex: UInt8 {
    Self.legibleTable.min { distance(to: $0.color) < distance(to: $1.color) }?.index ?? 7
  }

  private func distance(to other: Color) -> Int {
    zip([red, green, blue], [other.red, other.green, other.blue]).reduce(0) { sum, parts in
      let difference = Int(parts.0) - Int(parts.1)
      return sum + difference * difference
    }
  }

  private func mapLight(_ change: (Double) -> Double) -> Color {
    let parts = light.map { Self.part(change($0)) }
    return Color(parts[0], parts[1], parts[2])
  }

  private static func light(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func part(_ light: Double) -> UInt8 {
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(min(255, max(0, (value * 255).rounded())))
  }
}

// MARK: The table of 256

extension Color {
  /// What an index means: a cube of colours, and a ladder of greys; `nil` for the theme's sixteen.
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
