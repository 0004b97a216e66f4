import Foundation
import Localization

/// The lines typed at the prompt, kept between sessions.
///
/// Errors at a line are ignored: a message at every line would be worse than a missing history.
public struct HistoryFile: Equatable, Sendable {
  public var path: String
  /// How many lines the file keeps.
  public var limit = 1000

  /// The file in the state directory of the user; `nil` when the environment names no home directory.
  public static func standard(in environment: [String: String]) -> HistoryFile? {
    UserFolder.state.path(in: environment).map { HistoryFile(path: "\($0)/history") }
  }

  /// Whether to remember a line after the line `last`. A line that begins with a space is not remembered.
  static func keeps(_ line: String, after last: String?) -> Bool {
    guard let first = line.first, !first.isWhitespace else { return false }
    return line != last && !line.contains("\0") && !line.contains(where: \.isNewline)
  }

  /// The newest lines, oldest first. Lines over the limit are removed from the file.
  public func load() -> [String] {
    guard let file = open(O_RDWR), let lines = read(file) else { return [] }
    guard lines.count > limit else { return lines }
    return shortened(file) ?? Array(lines.suffix(limit))
  }

  /// Why lines are not kept, to be told once; `nil` when they are, or when the file is not there yet.
  public var problem: String? {
    guard access(path, F_OK) == 0 else { return nil }
    let descriptor = Foundation.open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    if descriptor >= 0 {
      close(descriptor)
      return nil
    }
    return localized(
      """
      \(path): this is no file that can be read and written, so the lines that you type are not kept. Check its \
      permissions, or move it away.
      """)
  }

  /// Adds a line at the end of the file, which several sessions can share. A line of which the disk takes only a part
  /// is taken out again: the next one would be joined to it.
  public func append(_ line: String) {
    makeFolder()
    guard let file = open(O_WRONLY | O_APPEND | O_CREAT) else { return }
    flock(file.fileDescriptor, LOCK_EX)
    guard let size = try? file.seekToEnd() else { return }
    do {
      try file.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      try? file.truncate(atOffset: size)
    }
  }

  private func makeFolder() {
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  private func open(_ flags: Int32) -> FileHandle? {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A link may lead to a device, which has no end.
    guard isFile(descriptor) else { return nil }
    fchmod(descriptor, 0o600)
    return file
  }

  private func isFile(_ descriptor: Int32) -> Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  private func read(_ file: FileHandle) -> [String]? {
    guard (try? file.seek(toOffset: 0)) != nil, let data = try? file.readToEnd() else {
      return nil
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The lines are read again: another session may have added some before this one had the file to itself.
  ///
  /// - Returns: what is left; `nil` while another session writes.
  private func shortened(_ file: FileHandle) -> [String]? {
    guard flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0, let lines = read(file) else {
      return nil
    }
    let kept = Array(lines.suffix(limit))
    if kept.count < lines.count { write(kept, to: file) }
    return kept
  }

  /// Writes the beginning before it cuts off the end, so that a crash between the two loses nothing.
  private func write(_ lines: [String], to file: FileHandle) {
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    do {
      try file.seek(toOffset: 0)
      try file.write(contentsOf: data)
      try file.truncate(atOffset: UInt64(data.count))
    } catch {}
  }
}
