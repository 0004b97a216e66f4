import Cells

/// Writes the spans of a row from left to right. Neighbouring text of the same style becomes a single span. Spaces
/// belong to the span before them.
///
/// It writes byte by byte, into memory that is large enough. Drawings are made of signs that take three bytes each: to
/// append them to a string one by one takes ten times as long.
struct SpanWriter {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// Where the span begins that is being written, and how far it is written.
  private var start = 0
  private var end = 0
  private var style = Styled.Style.plain
  private var spans: [Styled.Span] = []

  /// - Parameter mostBytes: so many bytes are written at most.
  static func spans(mostBytes: Int, _ write: (inout SpanWriter) -> Void) -> [Styled.Span] {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, mostBytes)) { memory in
      var writer = SpanWriter(memory: memory)
      write(&writer)
      writer.endSpan()
      return writer.spans
    }
  }

  private init(memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  mutating func write(spaces count: Int) {
    guard count > 0 else { return }
    memory[end..<end + count].update(repeating: UInt8(ascii: " "))
    end += count
  }

  mutating func write(_ text: String, _ style: Styled.Style) {
    change(to: style)
    var text = text
    text.withUTF8 { bytes in
      end = memory[end...].update(fromContentsOf: bytes)
    }
  }

  mutating func write(_ sign: Unicode.Scalar, _ style: Styled.Style, count: Int = 1) {
    change(to: style)
    for _ in 0..<count {
      UTF8.encode(sign) { byte in
        memory[end] = byte
        end += 1
      }
    }
  }

  private mutating func change(to style: Styled.Style) {
    guard style != self.style else { return }
    endSpan()
    self.style = style
  }

  private mutating func endSpan() {
    let text = String(decoding: memory[start..<end], as: UTF8.self)
    if !text.isEmpty { spans.append(.init(text, style)) }
    start = end
  }
}

extension Unicode.Scalar {
  /// The most bytes that a code point takes in UTF-8.
  static let mostBytes = 4

  func repeated(_ count: Int) -> String { String(repeating: String(self), count: count) }
}
