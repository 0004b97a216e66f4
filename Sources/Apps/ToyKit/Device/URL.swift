/// An address: the place of a file, or a link.
public nonisolated struct URL: Hashable, Sendable {
  /// `https` in `https://example.org/swift`; `nil` for a file.
  public let scheme: String?
  /// `example.org` in `https://example.org/swift`; `nil` for a file.
  public let host: String?
  /// `/swift` in `https://example.org/swift`; the whole address of a file.
  public let path: String

  public init(path: String) {
    (scheme, host) = (nil, nil)
    self.path = path
  }

  /// Reads a link, such as `https://example.org/swift`; `nil` when a part before the path is missing.
  public init?(string: String) {
    guard let link = string.wholeMatch(of: #/([A-Za-z][A-Za-z0-9+.-]*):\/\/([^\/]+)(.*)/#) else {
      return nil
    }
    (scheme, host, path) = (link.1.lowercased(), String(link.2), String(link.3))
  }
}

extension URL: CustomStringConvertible {
  public var description: String {
    guard let scheme, let host else { return path }
    return "\(scheme)://\(host)\(path)"
  }
}
