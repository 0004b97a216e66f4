import Cells

/// Colours as CSS spells them: `red`, `#f00`, `rgb(255, 0, 0)`, `hsl(0, 100%, 50%)`.
enum CSSColor {
  static func isName(_ word: some StringProtocol) -> Bool {
    let word = word.lowercased()
    return names[word] != nil || ["transparent", "currentcolor"].contains(word)
  }

  /// `nil` for a fully transparent colour, and for text that is no colour. Other transparency is ignored.
  static func color(_ text: String) -> Color? {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    if let color = names[text.filter { $0 != " " }] { return color }
    if text.hasPrefix("#") { return color(digits: text.dropFirst()) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let values = text[text.index(after: open)...].dropLast()
      .split(whereSeparator: { " ,/".contains($0) }).compactMap(Value.init)
    let isSeen = values.count == 3 || values.count == 4 && values[3].number > 0
    guard isSeen else { return nil }
    switch text[..<open].filter({ $0 != " " }) {
    case "rgb", "rgba": return Color(values[0].byte, values[1].byte, values[2].byte)
    case "hsl", "hsla": return Color(hue: values[0].number, values[1].share, values[2].share)
    default: return nil
    }
  }

  /// `f00`, `ff0000`; a fourth part is the opacity.
  private static func color(digits: Substring) -> Color? {
    guard digits.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.count) else { return nil }
    let parts = digits.count < 6 ? digits.flatMap { [$0, $0] } : Array(digits)
    return UInt32(String(parts.prefix(6)), radix: 16).map(Color.init)
  }

  /// A number, or a percentage.
  private struct Value {
    let number: Double
    let isPercentage: Bool

    init?(_ text: Substring) {
      let digits = text.hasSuffix("%") ? text.dropLast() : text.trimmingDegrees
      guard let number = Double(digits), number.isFinite else { return nil }
      self.number = number
      isPercentage = text.hasSuffix("%")
    }

    var share: Double { min(1, max(0, number / 100)) }

    var byte: UInt8 { UInt8(min(255, max(0, isPercentage ? share * 255 : number)).rounded()) }
  }
}

extension Color {
  /// From a hue in degrees, and two shares from 0 to 1.
  fileprivate init(hue: Double, _ saturation: Double, _ lightness: Double) {
    let strength = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> UInt8 {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let step = place < 0 ? place + 12 : place
      let value = lightness - strength * max(-1, min(step - 3, 9 - step, 1))
      return UInt8(min(255, max(0, value * 255)).rounded())
    }
    self.init(part(0), part(8), part(4))
  }
}

extension Substring {
  fileprivate var trimmingDegrees: Substring { hasSuffix("deg") ? dropLast(3) : self }
}

extension Diagram.Box {
  /// The colour; `nil` when there is none, or when it is fully transparent.
  public var tint: Color? { color.flatMap(CSSColor.color) }

  /// As the line over its heads is drawn.
  var style: Styled.Style { tint.map(Styled.Style.tint) ?? .faint }
}

extension Diagram.Frame {
  /// The colour of a `rect`; `nil` for other frames, and when it is fully transparent or no colour.
  public var tint: Color? { kind == .rect ? CSSColor.color(label) : nil }

  /// As its borders are drawn.
  var style: Styled.Style { tint.map(Styled.Style.tint) ?? .faint }
}
