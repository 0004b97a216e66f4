import Foundation

extension Judge {
  /// Throws when the pattern does not build as it is: then errors in its own files say nothing about the learner's.
  func requirePattern(in work: URL, watch: () throws -> Void = {}) throws {
    let code = build.code
    let files = code.texts.keys.sorted().compactMap(code.url)
    let input = Builder.Input(module: code.module, files: files, own: [:])
    try CodeFolder.make(work)
    guard case .refused(let messages) = try program(of: input, in: work, watch: watch) else {
      return
    }
    throw Failure.brokenPattern(messages.map(\.asPrinted).joined(separator: "\n"))
  }
}
