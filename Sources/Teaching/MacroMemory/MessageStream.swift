#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Messages in and out. Before each are eight bytes with its length.
struct MessageStream {
  let input: Int32
  let output: Int32

  /// `nil` at the end.
  func next() -> Message? {
    guard let count = bytes(Message.lengthSize)?.length, count <= Message.mostBytes
    else { return nil }
    return bytes(count).map(Message.init)
  }

  /// Returns whether all of it was written.
  func send(_ message: Message) -> Bool {
    let bytes = message.framed
    var done = 0
    while done < bytes.count {
      let put = bytes.withUnsafeBytes { all in
        retrying { write(output, all.baseAddress.map { $0 + done }, all.count - done) }
      }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while done < count {
        let got = retrying { read(input, buffer.baseAddress.map { $0 + done }, count - done) }
        guard got > 0 else { break }
        done += got
      }
      initialized = done
    }
    return done == count ? bytes : nil
  }

  /// Calls the system again when a signal has come in between.
  private func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension Message {
  static let lengthSize = MemoryLayout<UInt64>.size
  /// A greater length is no length: the file of answers is damaged.
  static let mostBytes = 64 << 20

  /// With its length before it.
  var framed: [UInt8] { withUnsafeBytes(of: UInt64(bytes.count).littleEndian, Array.init) + bytes }
}

extension Collection<UInt8> {
  /// The length that eight bytes say; `nil` for any other number of bytes, and for a length that cannot be.
  var length: Int? {
    guard count == Message.lengthSize else { return nil }
    return Int(exactly: reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
