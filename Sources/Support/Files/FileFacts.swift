import Foundation

/// What the file system says about a file. Two values are equal as long as the file was not saved in between.
public struct FileFacts: Equatable, Sendable {
  public enum Kind: Sendable {
    case file, folder, link, other
  }

  public let kind: Kind
  /// In bytes.
  public let size: Int
  /// When it was saved, in nanoseconds since 1970.
  package let saved: Int
  private let device, inode: UInt64

  /// `nil` when there is nothing at the path.
  ///
  /// - Parameter followsLinks: whether a link is the file that it leads to, or a link.
  public init?(at path: String, followsLinks: Bool = true) {
    guard let facts = try? Self(of: path, followsLinks: followsLinks) else { return nil }
    self = facts
  }

  /// - Throws: why nothing is known of the path.
  public init(of path: String, followsLinks: Bool = true) throws(SystemError) {
    var facts = stat()
    guard (followsLinks ? stat(path, &facts) : lstat(path, &facts)) == 0 else { throw .last }
    self.init(facts)
  }

  /// - Parameter descriptor: of an open file; `nil` when it is closed.
  public init?(descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    kind = Kind(facts.st_mode)
    size = Int(facts.st_size)
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    inode = UInt64(facts.st_ino)
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    // After the year 2262, the nanoseconds do not fit. The number is then wrong, but two times still differ.
    saved = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }

  /// Whether it is the same file, under this name or another one.
  public func isSameFile(as other: FileFacts) -> Bool {
    device == other.device && inode == other.inode
  }

  /// Whether a change from now on shows in the facts. The clock of files has ticks: what is saved twice in one tick
  /// looks the same.
  var areSettled: Bool {
    abs(Date().timeIntervalSince1970 - Double(saved) / 1e9) > Self.tick
  }

  /// In seconds: longer than those of Linux, which are 10 ms at most.
  private static let tick = 0.02
}

extension FileFacts.Kind {
  fileprivate init(_ mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
