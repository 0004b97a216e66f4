import Foundation

/// A destination of text, such as standard output.
public struct TextOutput: Sendable {
  /// Whether a text arrived.
  public enum Delivery: Equatable, Sendable {
    case delivered
    /// The reader of the pipe has ended, as `head` does.
    case readerGone
    /// With the value of `errno`.
    case failed(Int32)
  }

  let send: @Sendable (String) -> Delivery

  /// An output for tests and other special cases.
  ///
  /// - Parameter send: gets each text, and says whether it arrived.
  public init(send: @escaping @Sendable (String) -> Delivery) {
    self.send = send
  }

  public static let standardOutput = TextOutput(descriptor: STDOUT_FILENO)
  public static let standardError = TextOutput(descriptor: STDERR_FILENO)

  /// Unbuffered, so texts to standard output and standard error arrive in the order in which they were sent.
  public init(descriptor: Int32) {
    send = { text in
      var text = text
      return text.withUTF8 { deliver($0, to: descriptor) }
    }
  }
}

private func deliver(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32)
  -> TextOutput.Delivery
{
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if let failure = failure(errno, of: descriptor) {
      return failure
    }
  }
  return .delivered
}

/// `nil` when the write is to be tried again.
private func failure(_ code: Int32, of descriptor: Int32) -> TextOutput.Delivery? {
  switch code {
  case EINTR: return nil
  case EAGAIN: return waitUntilWritable(descriptor)
  case EPIPE: return .readerGone
  default: return .failed(code)
  }
}

private func waitUntilWritable(_ descriptor: Int32) -> TextOutput.Delivery? {
  var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&output, 1, -1)
  return nil
}
