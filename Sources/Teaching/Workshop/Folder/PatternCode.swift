import Foundation
import Lessons
import SourceCode

/// The files of a pattern as they are in the sources, and where they are.
public struct PatternCode {
  /// The name of the module, such as `MVC`.
  public let module: String
  /// By the path in the folder of the pattern.
  public let texts: CodeFiles
  let folder: URL
  /// The pattern's own tests, which are a part of its module.
  let tests: [URL]

  /// `nil` when the sources do not have the pattern.
  public init?(_ pattern: String, in sources: SourceFolder) {
    let root = sources.root
    guard let place = sources.folder(ofPattern: pattern) else { return nil }
    let parts = place.split(separator: "/").map(String.init)
    let tests = "\(parts[0])/Tests/\(parts[1])/"
    module = parts[1]
    folder = root.appending(path: place)
    self.tests = sources.allPaths.filter { $0.hasPrefix(tests) }.map { root.appending(path: $0) }
    let own = sources.allPaths.filter { $0.hasPrefix(place + "/") }
    texts = Dictionary(
      uniqueKeysWithValues: own.compactMap { path in
        sources.file(path).map { (String(path.dropFirst(place.count + 1)), $0.text) }
      })
  }
}
