import Documents
import Localization
import Trace

/// The matrix of a contract as a picture in SVG, for a slide: senders on the left, receivers at the top, a
/// circle where messages are allowed and a dash where not.
public struct ContractPicture {
  private let sheet: ContractSheet
  private let senders: [Role]
  private let receivers: [Role]

  // In points, as on a slide.
  public let width = 648
  public let height = 266
  private let letter = 9
  private let margin = 12

  public init(_ sheet: ContractSheet) {
    self.sheet = sheet
    senders = sheet.senders
    receivers = sheet.receivers
  }

  public var element: [String] {
    let language = Language.current.rawValue
    let start: [Markup] = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)pt" height="\(height)pt" \
      viewBox="0 0 \(width) \(height)" role="img" lang="\(language)" xml:lang="\(language)" font-family="system-ui, sans-serif" font-size="14">
      """,
      "  <title>\(localized("The contract of \(sheet.title)"))</title>",
      "  <style>\(Self.styles)</style>",
      #"  <rect class="paper" width="\#(width)" height="\#(height)" fill="\#(Self.paper)"/>"#,
    ]
    let parts = receivers.indices.map(head) + senders.indices.flatMap(line)
    return (start + parts + ["</svg>"]).map(\.source)
  }

  // MARK: Places

  private var left: Int { margin + letter * (senders.map(\.heading.count).max() ?? 0) }
  private var longestHead: Int { letter * (receivers.map(\.heading.count).max() ?? 0) }
  /// Names of columns rise to the right by 30 degrees, so that they take half of their length.
  private var top: Int { margin + longestHead / 2 }
  private var right: Int { margin + longestHead * 87 / 100 }
  /// From column to column, and from line to line: as wide as there is room, though not too wide to compare.
  private var step: Int { min(52, (width - left - right) / max(1, receivers.count)) }
  private var row: Int { min(26, (height - top - margin) / max(1, senders.count)) }

  /// A circle stays in its line, however many lines there are.
  private var radius: Int { min(6, row * 3 / 8) }

  private func x(_ column: Int) -> Int { left + step * column + step / 2 }
  private func y(_ line: Int) -> Int { top + row * line + row / 2 + 4 }

  // MARK: Parts

  private func head(_ column: Int) -> Markup {
    name(receivers[column], #"transform="translate(\#(x(column)) \#(top)) rotate(-30)""#)
  }

  private func line(_ index: Int) -> [Markup] {
    let sender = senders[index]
    let place: Markup = #"text-anchor="end" x="\#(left - 4)" y="\#(y(index) + 5)""#
    return [name(sender, place)]
      + receivers.enumerated().map { sign(sheet.allows(sender, $1), x($0), y(index)) }
  }

  private func name(_ role: Role, _ place: Markup) -> Markup {
    #"  <text class="ink" fill="\#(Self.ink)" font-weight="bold" \#(place)>\#(role.heading)</text>"#
  }

  private func sign(_ isAllowed: Bool, _ x: Int, _ y: Int) -> Markup {
    isAllowed
      ? #"  <circle class="line" cx="\#(x)" cy="\#(y)" r="\#(radius)" fill="none" stroke="\#(Self.ink)" stroke-width="2"/>"#
      : #"  <path class="faint" d="M\#(x - 4) \#(y)h8" stroke="\#(Self.faint)" fill="none"/>"#
  }

  private static let (paper, ink, faint) = (
    Paint.paper.light.hexadecimal, Paint.ink.light.hexadecimal, Paint.faint.light.hexadecimal
  )

  /// The colours for dark screens. A program that knows no `:is` keeps the colours for paper.
  private static let styles = """
    @media screen and (prefers-color-scheme:dark){:is(.paper){fill:\(Paint.paper.dark.hexadecimal)}\
    :is(.ink){fill:\(Paint.ink.dark.hexadecimal)}:is(.line){stroke:\(Paint.ink.dark.hexadecimal)}\
    :is(.faint){stroke:\(Paint.faint.dark.hexadecimal)}}
    """
}
