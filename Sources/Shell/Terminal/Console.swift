import Cells
import Documents
import Foundation
import Localization
import Shell

/// Where replies and error messages go: replies to standard output, through a pager when they are long, error
/// messages to standard error.
public struct Console: Sendable {
  public var output: TextOutput
  public var errors: TextOutput
  /// For `output`, with colours or without.
  public var writer: ANSIWriter
  /// For `errors`, with colours or without.
  public var errorWriter: ANSIWriter
  /// For text that is longer than the screen; `nil` to write all text at once.
  public var pager: Pager?
  public var screen: ScreenSize
  /// Whether sentences are broken between words. Left alone, a terminal breaks them anywhere.
  public var breaksSentences: Bool

  public init(
    output: TextOutput, errors: TextOutput, writer: ANSIWriter = .plain,
    errorWriter: ANSIWriter = .plain,
    pager: Pager? = nil, screen: ScreenSize = ScreenSize(columns: 80, rows: 24),
    breaksSentences: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.writer = writer
    self.errorWriter = errorWriter
    self.pager = pager
    self.screen = screen
    self.breaksSentences = breaksSentences
  }

  /// Shows the text of a reply, then its error message.
  ///
  /// - Parameter place: Where in a script the command stands, `file:line`, to put before the message.
  public func show(_ reply: Reply, at place: String? = nil) -> TextOutput.Delivery {
    var delivery = show(reply.isSpoken && breaksSentences ? broken(reply.text) : reply.text)
    if delivery == .delivered, let lines = reply.lines { delivery = send(lines) }
    if let complaint = reply.complaint { complain(complaint, at: place) }
    return delivery
  }

  private func broken(_ sentences: Styled) -> Styled {
    Styled(sentences.lines.flatMap { $0.wrapped(to: screen.columns, hanging: 3) })
  }

  /// Shows text, in the pager if it is longer than the screen.
  public func show(_ text: Styled) -> TextOutput.Delivery {
    let written = writer.text(of: text)
    guard !written.isEmpty else { return .delivered }
    if let pager, !Pager.wouldSwallowKeys, Pager.isNeeded(for: text.lines.map(\.plain), on: screen),
      pager.show(written) == .shown
    {
      return .delivered
    }
    return output.send(written)
  }

  /// Unchanged: lines for another program contain no control characters by themselves.
  private func send(_ lines: Lines) -> TextOutput.Delivery {
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

  /// Writes an error message.
  public func complain(_ complaint: String, at place: String? = nil) {
    let words = place.map { "\($0): \(complaint)" } ?? complaint
    _ = errors.send(errorWriter.text(of: Styled(words, .failure)))
  }

  /// The status to end with after text was written or not. A failure is reported.
  func status(after delivery: TextOutput.Delivery) -> Int32 {
    guard case .failed(let code) = delivery else { return Reply.Status.done.rawValue }
    complain(localized("the output could not be written: \(String(cString: strerror(code)))"))
    return Reply.Status.failed.rawValue
  }
}
