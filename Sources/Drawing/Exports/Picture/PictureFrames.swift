import Cells
import Diagrams

/// A frame whose place and size are known.
struct PictureFrame: Equatable, Sendable {
  var box: Box
  var tint: Color?
  var step: Int
}

/// The frames of a picture: those that are open, and all that have begun.
struct PictureFrames {
  private struct Open {
    var number: Int
    var extent: ClosedRange<Double>?
    /// What its words take, from its left border to its right.
    var least = 0.0
  }

  /// All of them, in a picture that was measured before.
  var measured: [PictureFrame] = []
  private(set) var begun: [PictureFrame] = []
  private var open: [Open] = []
  /// Of all that are closed.
  private(set) var extent: ClosedRange<Double>?
  private static let air = 12.0

  var isEmpty: Bool { open.isEmpty }

  /// The innermost open frame, as far as it is known.
  var last: PictureFrame? { open.last.map(frame) }

  /// All open frames, from the outermost to the innermost.
  var around: [PictureFrame] { open.map(frame) }

  private func frame(_ open: Open) -> PictureFrame {
    measured.indices.contains(open.number) ? measured[open.number] : begun[open.number]
  }

  mutating func begin(_ frame: Diagram.Frame, at top: Double, step: Int) {
    open.append(Open(number: begun.count))
    begun.append(PictureFrame(box: Box(0, top, 0, top), tint: frame.tint, step: step))
  }

  /// Makes the innermost frame so wide.
  mutating func require(_ width: Double) {
    guard let last = open.indices.last else { return }
    open[last].least = max(open[last].least, width)
  }

  mutating func reach(_ range: ClosedRange<Double>) {
    guard let last = open.indices.last else { return }
    open[last].extent = open[last].extent?.union(range) ?? range
  }

  /// - Parameter all: where the lifelines are, for a frame with nothing in it.
  /// - Returns: from border to border; `nil` when none is open.
  mutating func close(
    at bottom: Double, around all: ClosedRange<Double> = 0...0
  ) -> ClosedRange<Double>? {
    guard let frame = open.popLast() else { return nil }
    let inside = frame.extent ?? all
    let left = inside.lowerBound - Self.air
    let border = left...max(inside.upperBound + Self.air, left + frame.least)
    begun[frame.number].box.left = border.lowerBound
    begun[frame.number].box.right = border.upperBound
    begun[frame.number].box.bottom = bottom
    extent = extent?.union(border) ?? border
    reach(border)
    return border
  }

  mutating func move(by distance: Double) {
    for index in begun.indices { begun[index].box = begun[index].box.moved(by: distance) }
  }
}
