import Cells
import Foundation
import Testing

@testable import Exports

@Suite struct PaintTests {
  /// As the Web Content Accessibility Guidelines ask of graphics.
  @Test(arguments: Paint.allInLines)
  func `lines can be seen on light and on dark paper`(paint: Paint) {
    #expect(paint.light.contrast(to: Paint.paper.light) >= 3)
    #expect(paint.dark.contrast(to: Paint.paper.dark) >= 3)
  }
}

extension Paint {
  fileprivate static let allInLines: [Paint] =
    [.ink, .faint, .lifeline, .breach, .edge(nil)] + Styled.Part.allCases.map { Paint.edge($0) }
}

extension Color {
  fileprivate func contrast(to other: Color) -> Double {
    let both = [luminance, other.luminance].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  private var luminance: Double {
    zip([red, green, blue], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let share = Double(part.0) / 255
      return sum + part.1 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }
  }
}
