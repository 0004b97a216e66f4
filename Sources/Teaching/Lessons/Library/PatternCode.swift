import Foundation
import SourceCode

/// The files of a pattern as they are in the sources, and where they are.
public struct PatternCode {
  /// The name of the module, such as `MVC`.
  public let module: String
  /// By the path in the folder of the pattern. The pattern's own tests are a part of its module; their paths begin with
  /// `Tests/`.
  public let texts: CodeFiles
  private let root: URL
  /// The paths from the root of the sources, by those in `texts`.
  private let places: [String: String]

  public static let tests = "Tests/"

  /// `nil` when the sources do not have the pattern.
  public init?(_ pattern: String, in sources: SourceFolder) {
    guard let place = sources.folder(ofPattern: pattern) else { return nil }
    let parts = place.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return nil }
    let (own, tests) = (place + "/", "\(parts[0])/Tests/\(parts[1])/")
    let pairs = sources.allPaths.compactMap { path -> (String, String)? in
      if path.hasPrefix(own) { return (String(path.dropFirst(own.count)), path) }
      guard path.hasPrefix(tests) else { return nil }
      return (Self.tests + path.dropFirst(tests.count), path)
    }
    (module, root) = (parts[1], sources.root)
    places = Dictionary(pairs) { own, _ in own }
    texts = places.compactMapValues { sources.text($0) }
  }

  /// Where a file of the pattern is; `nil` for a file that it does not have.
  public func url(of path: String) -> URL? { places[path].map { root.appending(path: $0) } }
}
