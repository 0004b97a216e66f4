import Cells
import Foundation
import Testing

@testable import Terminal

/// The colours of parts are legible and different, also for colour-blind people.
@Suite struct PaletteTests {
  private static let palettes: [[Styled.Part: Color]] = [
    palette { Color(index: $0.index) }, palette { $0.direct },
  ]

  private static func palette(_ color: (PartColor) -> Color?) -> [Styled.Part: Color] {
    Dictionary(
      Styled.Part.allCases.compactMap { part in color(PartColor(of: part)).map { (part, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: palettes)
  func `every part can be read on a white and on a black screen`(palette: [Styled.Part: Color]) {
    #expect(palette.count == Styled.Part.allCases.count)
    for (part, color) in palette {
      #expect(color.contrastToWhite >= 3 && color.contrastToBlack >= 3, "\(part)")
    }
  }

  @Test(arguments: palettes, Eyes.allCases)
  func `no two parts filter alike, also to people who do not see red or green`(
    palette: [Styled.Part: Color], eyes: Eyes
  ) {
    for (part, color) in palette {
      for (other, another) in palette where other != part {
        #expect(eyes.difference(color, another) >= 9, "\(part) and \(other)")
      }
    }
  }

  @Test func `sixteen colours are enough for all parts`() {
    #expect(
      Set(Styled.Part.allCases.map { PartColor(of: $0).basic }).count == Styled.Part.allCases.count)
  }

  @Test(arguments: [0x000000, 0xFFFFFF, 0xFFFF00, 0x0000FF, 0xBFDFFF, 0x7F7F7F, 0xFF0000])
  func `any colour is made legible`(color: UInt32) throws {
    let nearest = try #require(Color(index: Color(color).legible.nearestIndex))
    for color in [Color(color).legible, nearest] {
      #expect(color.contrastToWhite >= 3 && color.contrastToBlack >= 3)
    }
  }

  @Test func `a legible colour stays what it is`() {
    #expect(Color(0x009E73).legible == Color(0x009E73))
  }
}

/// How people see colours, after the simulation by Machado, Oliveira and Fernandes (2009).
enum Eyes: CaseIterable {
  case common, withoutRed, withoutGreen

  private var rows: [[Double]] {
    switch self {
    case .common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .withoutRed:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .withoutGreen:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    }
  }

  /// How different two colours look (CIE 1976). A difference of 1 is just visible when the colours touch.
  func difference(_ one: Color, _ other: Color) -> Double {
    zip(lab(one), lab(other)).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot()
  }

  private func lab(_ color: Color) -> [Double] {
    let seen = Self.product(rows, color.linear).map { min(1, max(0, $0)) }
    let xyz = Self.product(
      [
        [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505],
      ], seen)
    let roots = zip(xyz, [0.9505, 1, 1.089]).map { Self.root($0 / $1) }
    return [
      116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2]),
    ]
  }

  private static func product(_ rows: [[Double]], _ values: [Double]) -> [Double] {
    rows.map { zip($0, values).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func root(_ value: Double) -> Double {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
  }
}

extension Color {
  /// The contrast ratio of the Web Content Accessibility Guidelines.
  fileprivate var contrastToWhite: Double { 1.05 / (luminance + 0.05) }
  fileprivate var contrastToBlack: Double { (luminance + 0.05) / 0.05 }
}
