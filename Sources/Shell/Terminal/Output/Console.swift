import Cells
import Documents
import Foundation
import Localization
import Shell

/// Where replies and error messages go: replies to standard output, to be read in a view or a pager when they are
/// long, error messages to standard error.
public struct Console: Sendable {
  public var output: TextOutput
  public var errors: TextOutput
  /// For `output`, with colours or without.
  public var writer: ANSIWriter
  /// For `errors`, with colours or without.
  public var errorWriter: ANSIWriter
  /// For text that is longer than the screen.
  public var paging = Paging.none
  /// What replies are laid out for. As an option says, it may be wider than the window.
  public var screen = ScreenSize(columns: 80, rows: 24)
  /// What a shell hears: the columns where no option says how many. It knows the option itself.
  public var unsetColumns = 80
  /// `nil` where the output has none.
  public var window: ScreenSize?
  /// Whether sentences are broken between words. Left alone, a terminal breaks them anywhere.
  public var breaksSentences = false
  /// The same for error messages.
  public var breaksComplaints = false

  public init(
    output: TextOutput, errors: TextOutput, writer: ANSIWriter = .plain,
    errorWriter: ANSIWriter = .plain
  ) {
    (self.output, self.errors) = (output, errors)
    (self.writer, self.errorWriter) = (writer, errorWriter)
  }

  /// What can be seen at once.
  var visible: ScreenSize {
    ScreenSize(columns: min(screen.columns, window?.columns ?? .max), rows: screen.rows)
  }

  /// Shows the text of a reply, then its error message, then what follows it.
  ///
  /// - Parameter place: Where in a script the command is, `file:line`, to put before the message.
  @MainActor
  public func show(_ reply: Reply, at place: String? = nil) -> Shown {
    Language.$current.withValue(reply.language) {
      var console = self
      // The view would wait for a key while something else happens.
      if reply.following != nil { console.paging = .none }
      var (shown, next) = (console.shown(reply, at: place), reply.following)
      while shown.delivery == .delivered, let reply = next?.value {
        let status = shown.status
        shown = console.shown(reply, at: place)
        if status != .done { shown.status = status }
        next = reply.following
      }
      return shown
    }
  }

  @MainActor
  private func shown(_ reply: Reply, at place: String?) -> Shown {
    var shown = reply.isSpoken ? showSpoken(reply.text) : show(reply.text, layout: reply.layout)
    if shown.delivery == .delivered, let lines = reply.lines { shown.delivery = send(lines) }
    let reply = shown.delivery == .delivered ? reply.afterLines : reply
    if let complaint = reply.complaint { complain(complaint, at: place) }
    shown.status = reply.status
    return shown
  }

  /// Never in the view: a screen reader reads what comes, and a window that is drawn again disturbs it.
  @MainActor
  private func showSpoken(_ text: Styled) -> Shown {
    var console = self
    if case .view = paging { console.paging = .none }
    return console.show(breaksSentences ? broken(text) : text)
  }

  private func broken(_ sentences: Styled) -> Styled {
    Styled(sentences.lines.flatMap { $0.wrapped(to: screen.columns, hanging: 3) })
  }

  /// Shows text, in the view or the pager if it is longer than the screen.
  ///
  /// - Parameter layout: makes the text again when the window gets another size.
  @MainActor
  public func show(_ text: Styled, layout: Reply.Later<Styled>? = nil) -> Shown {
    let written = writer.text(of: text)
    guard !written.isEmpty else { return Shown(delivery: .delivered) }
    guard !Pager.wouldSwallowKeys, Pager.isNeeded(for: text.lines.map(\.plain), on: visible)
    else {
      return Shown(delivery: output.send(written))
    }
    switch paging {
    case .none: break
    case .program(let pager):
      if pager.show(written) { return Shown(delivery: .delivered) }
    case .view(let view):
      if let shown = view.show(text, on: self, layout: layout) { return shown }
    }
    return Shown(delivery: output.send(written))
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
    let shown =
      breaksComplaints
      ? Styled.wrapped(words, to: screen.columns, .failure) : Styled(words, .failure)
    _ = errors.send(errorWriter.text(of: shown))
  }

  /// The status to end with after text was written or not. A failure is reported.
  public func status(after delivery: TextOutput.Delivery) -> Int32 {
    guard case .failed(let code) = delivery else { return Reply.Status.done.rawValue }
    complain(localized("the output could not be written: \(String(cString: strerror(code)))"))
    return Reply.Status.failed.rawValue
  }
}
