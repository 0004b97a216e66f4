import Documents

extension PictureGroup {
  /// The lines of an element that holds its shapes.
  var svg: [String] { ["<g\(attributes)>"] + shapes.map(\.svg) + ["</g>"] }

  private var attributes: String {
    let id = number.map { #" id="m\#($0)" data-n="\#($0)""# } ?? ""
    let step = step.map { #" data-step="\#($0)""# } ?? ""
    let opacity = isPale ? #" opacity="0.35""# : ""
    return #" class="\#(kind)\#(isMarked ? " here" : "")""# + opacity + id + step
  }
}

extension Shape {
  var svg: String {
    switch self {
    case .box(let box, let corner, let fill, let stroke):
      let place = #"x="\#(box.left.px)" y="\#(box.top.px)""#
      let size = #"width="\#(box.width.px)" height="\#(box.height.px)""#
      let round = corner == 0 ? "" : #" rx="\#(corner.px)""#
      return "<rect \(place) \(size)\(round)\(Self.paintAttributes(fill, stroke))/>"
    case .circle(let center, let radius, let fill, let stroke):
      let place = #"cx="\#(center.x.px)" cy="\#(center.y.px)" r="\#(radius.px)""#
      return "<circle \(place)\(Self.paintAttributes(fill, stroke))/>"
    case .path(let points, let isClosed, let fill, let stroke):
      let way = points.map { "\($0.x.px) \($0.y.px)" }.joined(separator: "L")
      return #"<path d="M\#(way)\#(isClosed ? "Z" : "")"\#(Self.paintAttributes(fill, stroke))/>"#
    case .text(let words): return words.svg
    }
  }

  private static func paintAttributes(_ fill: Paint?, _ stroke: Stroke?) -> String {
    let names = [
      fill?.name.map { "f-" + $0 }, stroke?.paint.name.map { "s-" + $0 },
    ].compactMap { $0 }
    let type = names.isEmpty ? "" : #" class="\#(names.joined(separator: " "))""#
    return type + (fill.map(attributes) ?? #" fill="none""#) + (stroke.map(attributes) ?? "")
  }

  private static func attributes(_ fill: Paint) -> String {
    let opacity = fill.opacity == 1 ? "" : #" fill-opacity="\#(fill.opacity)""#
    return #" fill="\#(fill.light.hexadecimal)""# + opacity
  }

  private static func attributes(_ stroke: Stroke) -> String {
    let dashes = stroke.isBroken ? #" stroke-dasharray="6 4""# : ""
    let color = #" stroke="\#(stroke.paint.light.hexadecimal)""#
    return color + (stroke.width == 1 ? "" : #" stroke-width="\#(stroke.width.px)""#) + dashes
  }
}

extension TextBlock {
  fileprivate var svg: String {
    let font = paragraph.font
    let family = font.family == .code ? #" class="code" font-family="monospace""# : ""
    let weight = font.isBold ? #" font-weight="bold""# : ""
    let anchor = side == .middle ? #" text-anchor="middle""# : ""
    let lines = paragraph.lines.enumerated().map { index, runs in
      line(runs, at: place.y + font.ascent + Double(index) * font.lineHeight)
    }
    return #"<text\#(family) font-size="\#(font.size.px)"\#(weight)\#(anchor)>"#
      + lines.joined() + "</text>"
  }

  /// Each line is placed by itself, and what follows on it goes on from there.
  private func line(_ runs: [Paragraph.Run], at y: Double) -> String {
    let x = place.x + (side == .middle ? space(after: runs) / 2 : 0)
    return runs.enumerated().map { index, run in
      let place = index == 0 ? #" x="\#(x.px)" y="\#(y.px)""# : ""
      let weight = run.isBold ? #" font-weight="bold""# : ""
      let name = run.paint.name.map { #" class="f-\#($0)""# } ?? ""
      let fill = #" fill="\#(run.paint.light.hexadecimal)""#
      return "<tspan\(place)\(name)\(fill)\(weight)>\(run.text.xmlEscaped)</tspan>"
    }.joined()
  }

  /// A space at the end is not visible, and must not move a centred line.
  private func space(after runs: [Paragraph.Run]) -> Double {
    runs.last?.text.hasSuffix(" ") == true ? paragraph.font.width(of: " ") : 0
  }
}

extension Double {
  /// With a tenth of a pixel at most.
  var px: String {
    guard isFinite, abs(self) < 1e12 else { return "0" }
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return sign + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
