import Foundation

/// A name in a folder, and what it is.
public struct FolderEntry: Sendable {
  public let name: String
  /// Links are not followed.
  public let kind: FileFacts.Kind

  /// All entries of a folder, in no order. Most systems tell the kind with the name, so no file has to be looked at.
  public static func all(in folder: String) -> [FolderEntry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let bytes = entry.pointer(to: \.d_name).map(UnsafeRawPointer.init)
      guard let bytes = bytes?.assumingMemoryBound(to: CChar.self),
        let name = String(validatingCString: bytes), name != ".", name != "..",
        let kind = FileFacts.Kind(listed: Int(entry.pointee.d_type))
          ?? FileFacts(at: folder + "/" + name, followsLinks: false)?.kind
      else { continue }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }
}

extension FileFacts.Kind {
  /// `nil` where the system does not tell it.
  fileprivate init?(listed kind: Int) {
    switch kind {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
