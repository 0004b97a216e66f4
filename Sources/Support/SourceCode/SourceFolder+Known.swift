import Foundation
import Synchronization

extension SourceFolder {
  private static let known: Mutex<[String: SourceFolder]> = Mutex([:])

  /// The sources that come with a folder of lessons: `Sources/Apps` beside it. All who ask for the same folder share
  /// what was read of it.
  public static func beside(lessons folder: String) -> SourceFolder {
    let lessons = URL(filePath: folder).resolvingSymlinksInPath().standardizedFileURL
    let path = lessons.deletingLastPathComponent().appending(path: "Sources/Apps").path
    return known.withLock { known in
      if let folder = known[path] { return folder }
      let folder = SourceFolder(path: path)
      known[path] = folder
      return folder
    }
  }
}
