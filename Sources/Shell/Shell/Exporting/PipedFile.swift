import Files
import Foundation

/// What was piped in, as a file: it can be read more than once, and is never in memory as a whole. The file is there as
/// long as this object is.
final class PipedFile: Sendable {
  let path: String

  /// - Parameters:
  ///   - next: gives the next bytes; `nil` at the end.
  ///   - goesOn: asked before each reading; `false` after Ctrl-C.
  init(_ next: () -> [UInt8]?, while goesOn: () -> Bool) throws(ShellProblem) {
    let folder = FileManager.default.temporaryDirectory
    path = folder.appending(path: "lifeline-input-\(UUID().uuidString)").path
    guard let file = fopen(path, "wx") else { throw .file(.unwritable(path, .init(.last))) }
    defer { fclose(file) }
    while goesOn(), let bytes = next() {
      guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
        throw .file(.unwritable(path, .init(.last)))
      }
    }
    guard goesOn() else { throw .input(.interrupted) }
    guard fflush(file) == 0 else { throw .file(.unwritable(path, .init(.last))) }
  }

  deinit { unlink(path) }
}

extension ShellEnvironment {
  /// - Throws: where nothing can be piped in, and after Ctrl-C.
  @MainActor func pipedFile() throws(ShellProblem) -> PipedFile {
    if let arrivingInput { return try pipedFile(arrivingInput) }
    var text: String? = try pipedLines().joined(separator: "\n")
    return try pipedFile { text.take().map { Array($0.utf8) } }
  }

  /// - Parameter next: gives the next bytes that are piped in; `nil` at the end.
  @MainActor func pipedFile(_ next: () -> [UInt8]?) throws(ShellProblem) -> PipedFile {
    try PipedFile(next, while: { !isInterrupted() })
  }
}
