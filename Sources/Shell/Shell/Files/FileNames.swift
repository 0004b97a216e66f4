import Cells
import Files
import Foundation

/// Finds the files and directories whose names a word could become.
struct FileNames {
  /// The directory where relative paths begin.
  let here: String

  /// The paths as they continue the word, in any case; directories end with `/`. Hidden files are found only by their
  /// dot, and names that a line cannot hold are left out.
  func completing(_ word: String) -> [String] {
    guard word != "~" else { return ["~/"] }
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let start = word.dropFirst(folder.count).lowercased()
    let place = URL(
      fileURLWithPath: folder.withHomeSpelledOut, relativeTo: URL(fileURLWithPath: here)
    ).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter { name in
      name.lowercased().hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix("."))
        && name == name.printable
    }.map { name in folder + name + (Folder(place + "/" + name).isThere ? "/" : "") }
  }
}
