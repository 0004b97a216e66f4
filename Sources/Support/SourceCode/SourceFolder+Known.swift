import Foundation
import Synchronization

extension SourceFolder {
  private static let known: Mutex<[String: SourceFolder]> = Mutex([:])

  /// The sources that come with a folder of lessons: `Sources/Apps` beside it.
  public static func beside(lessons folder: String) -> SourceFolder {
    let lessons = URL(filePath: folder).resolvingSymlinksInPath().standardizedFileURL
    return shared(lessons.deletingLastPathComponent().appending(path: "Sources/Apps").path)
  }

  /// The same value for the same path, so that each file is read once.
  public static func shared(_ path: String) -> SourceFolder {
    known.withLock { known in
      if let folder = known[path] { return folder }
      let folder = SourceFolder(path: path)
      known[path] = folder
      return folder
    }
  }
}
