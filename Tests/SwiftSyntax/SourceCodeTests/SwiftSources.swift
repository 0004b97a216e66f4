import Foundation

enum SwiftSources {
  static let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized

  static var all: [String] {
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}
