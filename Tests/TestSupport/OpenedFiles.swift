#if canImport(Glibc)
  import Foundation

  /// Notes which files are opened in a folder and in the folders below it, by the kernel's account. So it counts what
  /// really happens, whatever opens them.
  public final class OpenedFiles {
    private let notes = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    private let root: String
    private var folders: [Int32: String] = [:]

    public init(in folder: String) {
      root = folder
      watch("")
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for path in paths { watch(path) }
    }

    deinit { close(notes) }

    private func watch(_ path: String) {
      var isFolder: ObjCBool = false
      let place = root + "/" + path
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder),
        isFolder.boolValue
      else { return }
      // Equal notes in a row are one note, so the end of each reading is noted as well.
      let number = inotify_add_watch(notes, place, UInt32(IN_OPEN | IN_CLOSE_NOWRITE))
      folders[number] = path.isEmpty ? "" : path + "/"
    }

    /// The paths of the files that were opened since the last call, in order, each as often as it was opened.
    public func take() -> [String] {
      var (paths, buffer) = ([String](), [UInt8](repeating: 0, count: 1 << 16))
      while true {
        let count = read(notes, &buffer, buffer.count)
        guard count > 0 else { return paths }
        paths += buffer[..<count].withUnsafeBytes(openings)
      }
    }

    /// Of notes in the kernel's layout: number of the folder, kind, cookie, length of the name, name.
    private func openings(_ bytes: UnsafeRawBufferPointer) -> [String] {
      var (paths, place) = ([String](), 0)
      while place < bytes.count {
        let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
        let kind = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        let name = bytes[place + 16..<place + 16 + length].prefix { $0 != 0 }
        if kind & UInt32(IN_OPEN) != 0, kind & UInt32(IN_ISDIR) == 0 {
          paths.append((folders[number] ?? "") + String(decoding: name, as: UTF8.self))
        }
        place += 16 + length
      }
      return paths
    }
  }
#endif
