import Foundation

/// Standard input, in pieces as they arrive.
public enum StandardInput {
  public enum Piece: Sendable {
    /// At least one.
    case bytes([UInt8])
    case end
    /// It was asked whether to go on waiting, and the answer was no.
    case interrupted
    /// With the value of `errno`.
    case failed(Int32)
  }

  private static let most = 1 << 16
  /// In milliseconds. A signal may come right after the question, so no wait is long.
  private static let longestWait: Int32 = 100

  /// Waits for the next piece.
  ///
  /// - Parameter goesOn: asked before each wait; `false` ends waiting.
  public static func next(while goesOn: () -> Bool = { true }) -> Piece {
    while goesOn() {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let found = poll(&input, 1, longestWait)
      if found == 0 || found < 0 && errno == EINTR { continue }
      var (result, code): (Int, Int32) = (0, 0)
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        code = errno
        count = max(0, result)
      }
      if result > 0 { return .bytes(bytes) }
      // A program may be started without a standard input.
      if result == 0 || code == EBADF { return .end }
      // The pipe may be one that does not wait.
      guard [EINTR, EAGAIN].contains(code) else { return .failed(code) }
    }
    return .interrupted
  }

  /// The lines of standard input, one after the other, without their ends. You can go through them once.
  public final class Lines: Sequence, IteratorProtocol {
    /// Read and not passed on.
    private var rest: ArraySlice<UInt8> = []
    /// What came in place of more bytes; `nil` before that.
    public private(set) var ending: Piece?

    public init() {}

    /// `nil` at the end. A line that was cut off where reading failed is left out. A line that is not UTF-8 is such a
    /// failure, with the error that the system's own readers of text have for it.
    public func next() -> String? {
      if case .failed = ending { return nil }
      var searched = rest.startIndex
      while true {
        if let end = rest[searched...].firstLineEnd {
          defer { rest = rest[(end + 1)...] }
          return passed(rest[..<end])
        }
        guard ending == nil else { return nil }
        let known = rest.count
        switch StandardInput.next() {
        case .bytes(let bytes): rest += bytes
        case .end:
          ending = .end
          defer { rest = [] }
          return rest.isEmpty ? nil : passed(rest)
        case let other:
          ending = other
          rest = []
          return nil
        }
        searched = rest.startIndex + known
      }
    }

    private func passed(_ line: ArraySlice<UInt8>) -> String? {
      let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let text = String(validating: bytes, as: UTF8.self) else {
        ending = .failed(EILSEQ)
        return nil
      }
      return text
    }
  }
}

extension ArraySlice<UInt8> {
  /// Found by the system, as a line may be long.
  fileprivate var firstLineEnd: Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base, Int32(UInt8(ascii: "\n")), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }
}
