import Cells
import Documents
import Exports
import Localization
import Trace

/// The answer to a line.
public nonisolated struct Reply: Equatable, Sendable {
  /// How a line ended. The raw value is the exit status of a command line that runs it.
  public enum Status: Int32, Sendable {
    case done = 0
    /// The command failed: an unknown name, an action that is not possible, a wrong lesson. For `diff`: the runs differ.
    case failed = 1
    /// The command was written in a wrong way. For `diff`: any error.
    case wrongUsage = 2
  }

  /// For standard output. What changes it leaves it without a layout.
  public var text: Styled {
    didSet { layout = nil }
  }
  /// Makes the text again when the window has another size; `nil` when that is not possible.
  public var layout: Later<Styled>?
  /// More for standard output, after the text. They are made as they are sent, since there may be many.
  public var lines: Lines?
  /// What was wrong with the lines, if anything: it is known when they have been made.
  var lateComplaint: Later<String?>?
  /// Waits for something to happen, and answers it; `nil` when this reply is the only one. When you end the waiting,
  /// nothing follows the answer.
  public var following: Later<Reply>?
  /// For standard error: what was found, where, and what to type next.
  public private(set) var complaint: String?
  public var status: Status
  /// Whether the text is sentences, of `--plain`. A terminal breaks them between words; programs get them whole.
  public var isSpoken = false
  /// The language that was spoken. What the terminal says with the reply is in this language, too.
  public var language = Language.current
  /// Whether the line ends the session.
  public var leaves = false

  /// - Parameters:
  ///   - text: for standard output.
  ///   - complaint: for standard error; `nil` when nothing is wrong.
  public init(_ text: Styled = Styled(), complaint: String? = nil, status: Status = .done) {
    self.text = text
    self.complaint = complaint
    self.status = status
  }

  /// A reply with a text that can be laid out again.
  ///
  /// - Parameter text: is made now, and again for each new size of the window.
  @MainActor
  public init(laidOut text: @escaping @MainActor @Sendable () -> Styled) {
    self.init(text())
    layout = Later(text)
  }

  /// The same reply, with what is known when its lines have been made.
  @MainActor public var afterLines: Reply {
    failing(with: lateComplaint?.value)
  }

  /// The same reply with some changes.
  func with(_ change: (inout Reply) -> Void) -> Reply {
    var reply = self
    change(&reply)
    return reply
  }

  /// The same reply, which has failed if there is something to complain about.
  func failing(with complaint: String?) -> Reply {
    guard let complaint, !complaint.isEmpty else { return self }
    return with {
      $0.add(complaint: complaint)
      $0.status = .failed
    }
  }

  /// Adds to the error message. Nothing, where there is nothing to add.
  public mutating func add(complaint more: String?) {
    complaint = Self.joined(complaint, more)
  }

  /// Adds to the error message, above what is there.
  mutating func add(complaintAbove first: String?) {
    complaint = Self.joined(first, complaint)
  }

  private static func joined(_ parts: String?...) -> String? {
    let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Says the error message in other words.
  mutating func mapComplaint(_ change: (String) -> String) {
    complaint = complaint.map(change)
  }

  /// Puts more above and below the text. It stays as it is when the text is laid out again.
  mutating func surround(above: Styled = Styled(), below: Styled = Styled()) {
    let former = layout
    text = .stack([above, text, below])
    layout = former.map { old in
      Later<Styled> { .stack([above, old.value, below]) }
    }
  }

  /// A reply with an error message and no text.
  public static func failure(_ complaint: String, _ status: Status = .failed) -> Reply {
    Reply(complaint: complaint, status: status)
  }
}

extension Reply {
  /// What is made when it is asked for, each time again.
  public nonisolated struct Later<Value>: Equatable, Sendable {
    private let make: @MainActor @Sendable () -> Value

    init(_ make: @escaping @MainActor @Sendable () -> Value) { self.make = make }

    @MainActor public var value: Value { make() }

    /// Replies with the same text are equal, however it was laid out, and whatever follows them.
    public static func == (a: Self, b: Self) -> Bool { true }
  }

  /// A JSON value on each line.
  init(json values: [JSON], status: Status = .done) {
    self.init(Styled(values.map { Styled.Line([.init($0.text)]) }), status: status)
  }
}
