import Documents
import Exports
import Files
import Foundation

/// A file that is being written, under a temporary name.
struct Draft {
  enum Outcome: Equatable {
    case written
    case interrupted
    case failed(SystemError)
  }

  let path: String

  func write(_ archive: Archive) -> Outcome {
    guard let bytes = archive.bytes else { return .failed(.last) }
    return write { fwrite(bytes, 1, bytes.count, $0) == bytes.count ? .written : .failed(.last) }
  }

  /// - Parameter goesOn: asked before each line, with the number of written lines; `false` ends it.
  func write(_ lines: Lines, while goesOn: (Int) -> Bool) -> Outcome {
    write { file in
      for (count, line) in lines.enumerated() {
        guard goesOn(count) else { return .interrupted }
        guard write(line + "\n", to: file) else { return .failed(.last) }
      }
      return .written
    }
  }

  private func write(_ body: (UnsafeMutablePointer<FILE>) -> Outcome) -> Outcome {
    guard let file = fopen(path, "wx") else { return .failed(.last) }
    let outcome = body(file)
    guard fclose(file) == 0 || outcome != .written else { return .failed(.last) }
    return outcome
  }

  private func write(_ line: String, to file: UnsafeMutablePointer<FILE>) -> Bool {
    var line = line
    return line.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  }

  /// Removes the draft, if it is still there.
  func remove() { unlink(path) }

  /// Gives the draft its final name.
  ///
  /// - Parameter replacing: whether a file of that name is replaced; its permissions are kept. Without it, a file that
  ///   another program has made in the meantime stays as it is, and the outcome is `.failed(.exists)`.
  func publish(as name: String, replacing: Bool) -> Outcome {
    guard !replacing else {
      keepPermissions(of: name)
      return move(to: name)
    }
    // Unlike a rename, a second link never replaces a file.
    if link(path, name) == 0 { return .written }
    return SystemError.last.isAboutLinks ? publishWithoutLinks(as: name) : .failed(.last)
  }

  /// Some file systems have no links. There an empty file takes the name first.
  private func publishWithoutLinks(as name: String) -> Outcome {
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return .failed(.last) }
    close(descriptor)
    return move(to: name)
  }

  private func keepPermissions(of name: String) {
    var old = stat()
    if stat(name, &old) == 0 { chmod(path, old.st_mode & 0o777) }
  }

  private func move(to name: String) -> Outcome {
    rename(path, name) == 0 ? .written : .failed(.last)
  }
}

extension Draft.Outcome {
  /// Throws why it was not written.
  ///
  /// - Parameter name: of the file, as messages call it.
  func requireWritten(_ name: String) throws(ShellProblem) {
    switch self {
    case .written: break
    case .interrupted: throw .file(.interrupted(name))
    case .failed(let error): throw .file(.unwritable(name, .init(error)))
    }
  }
}
