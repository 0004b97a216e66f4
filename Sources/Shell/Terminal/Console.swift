import Cells
import Documents
import Documents
import Foundation
import Localization
import Shell

/// The two ways out: replies to standard output, through a pager when they are long, and
/// complaints to standard error.
public struct Console: Sendable {
  public var output: Outlet
  public var errors: Outlet
  public var writer: ANSIWriter
  public var errorWriter: ANSIWriter
  public var pager: Pager?
  public var screen: ScreenSize

  public init(
    output: Outlet, errors: Outlet, writer: ANSIWriter = .plain, errorWriter: ANSIWriter = .plain,
    pager: Pager? = nil, screen: ScreenSize = ScreenSize(columns: 80, rows: 24)
  ) {
    self.output = output
    self.errors = errors
    self.writer = writer
    self.errorWriter = errorWriter
    self.pager = pager
    self.screen = screen
  }

  /// The text first, then the complaint, each behind `place` if there is one.
  public func show(_ reply: Reply, at place: String? = nil) -> Outlet.Delivery {
    var delivery = show(reply.text)
    if delivery == .delivered, let lines = reply.lines { delivery = send(lines) }
    if let complaint = reply.complaint { complain(complaint, at: place) }
    return delivery
  }

  public func show(_ text: Styled) -> Outlet.Delivery {
    let written = writer.text(of: text)
    guard !written.isEmpty else { return .delivered }
    if let pager, !Pager.wouldSwallowKeys, Pager.isNeeded(for: text.lines.map(\.plain), on: screen),
      pager.show(written) == .shown
    {
      return .delivered
    }
    return output.send(written)
  }

  /// As they are: whoever wrote them for another program saw to it that no terminal obeys them.
  private func send(_ lines: Lines) -> Outlet.Delivery {
    var chunk = ""
    for line in lines {
      chunk += line + "\n"
      guard chunk.utf8.count >= Self.chunk else { continue }
      let delivery = output.send(chunk)
      guard delivery == .delivered else { return delivery }
      chunk = ""
    }
    return chunk.isEmpty ? .delivered : output.send(chunk)
  }

  private static let chunk = 1 << 16

  public func complain(_ complaint: String, at place: String? = nil) {
    let words = place.map { "\($0): \(complaint)" } ?? complaint
    _ = errors.send(errorWriter.text(of: Styled(words, .failure)))
  }

  /// Says why text could not be written; the status to end with.
  func status(after trouble: Outlet.Delivery) -> Int32 {
    guard case .failed(let code) = trouble else { return Reply.Status.done.rawValue }
    complain(localized("the output could not be written: \(String(cString: strerror(code)))"))
    return Reply.Status.failed.rawValue
  }
}
