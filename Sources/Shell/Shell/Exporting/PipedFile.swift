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
    // From the first question on, a signal no longer just ends the program, so no file is left.
    guard goesOn() else { throw .input(.interrupted) }
    // What a killed program has left is removed later, as all drafts are.
    path = DraftName.path(in: FileManager.default.temporaryDirectory.path)
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

/// What comes piece by piece, and may fail.
final class ArrivingInput {
  private let read: ShellEnvironment.Input
  /// Asked while it waits. Where nothing has to be cleaned up, a signal may just end the program.
  fileprivate var goesOn: () -> Bool = { true }
  /// Why it came to no end.
  private(set) var problem: ShellProblem?

  init(_ read: @escaping ShellEnvironment.Input) { self.read = read }

  /// `nil` at the end, and where it fails.
  func next() -> [UInt8]? {
    guard problem == nil else { return nil }
    do throws(ShellProblem) {
      return try read(goesOn)
    } catch {
      problem = error
      return nil
    }
  }
}

extension ShellEnvironment {
  /// - Throws: where nothing can be piped in, and after Ctrl-C.
  @MainActor func pipedFile() throws(ShellProblem) -> PipedFile {
    guard let input else { throw .input(.noInput) }
    let arriving = ArrivingInput(input)
    return try pipedFile(arriving) { arriving.next() }
  }

  /// - Parameter next: gives the next bytes of the input that are to be in the file; `nil` at the end.
  @MainActor func pipedFile(
    _ input: ArrivingInput, _ next: () -> [UInt8]?
  ) throws(ShellProblem) -> PipedFile {
    input.goesOn = { !isInterrupted() }
    let file = try PipedFile(next, while: input.goesOn)
    if let problem = input.problem { throw problem }
    return file
  }
}
