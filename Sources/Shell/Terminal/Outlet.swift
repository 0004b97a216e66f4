import Foundation

/// A place text can be sent to.
public struct Outlet: Sendable {
  public enum Delivery: Equatable, Sendable {
    case delivered
    /// Nobody reads any more, as after `| head`.
    case readerGone
    /// With the error number.
    case failed(Int32)
  }

  let send: @Sendable (String) -> Delivery

  public init(send: @escaping @Sendable (String) -> Delivery) {
    self.send = send
  }

  public static let standardOutput = Outlet(descriptor: STDOUT_FILENO)
  public static let standardError = Outlet(descriptor: STDERR_FILENO)

  /// Unbuffered, so what goes to two outlets arrives in the order it was sent.
  public init(descriptor: Int32) {
    send = { text in
      var text = text
      return text.withUTF8 { deliver($0, to: descriptor) }
    }
  }
}

private func deliver(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Outlet.Delivery {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if let trouble = trouble(errno, with: descriptor) {
      return trouble
    }
  }
  return .delivered
}

/// Nil when trying again will help.
private func trouble(_ code: Int32, with descriptor: Int32) -> Outlet.Delivery? {
  switch code {
  case EINTR: return nil
  case EAGAIN: return waitUntilWritable(descriptor)
  case EPIPE: return .readerGone
  default: return .failed(code)
  }
}

private func waitUntilWritable(_ descriptor: Int32) -> Outlet.Delivery? {
  var outlet = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&outlet, 1, -1)
  return nil
}
