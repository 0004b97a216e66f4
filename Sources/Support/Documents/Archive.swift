import CZip
import Foundation

/// Text files in one ZIP file. The same files always make the same bytes.
public struct Archive: Equatable, Sendable {
  /// A text file in the archive, with its path.
  public struct File: Equatable, Sendable {
    public var path: String
    public var text: String
  }

  public var files: [File]

  package init(files: [File]) {
    self.files = files
  }

  /// The ZIP file; `nil` when libzip cannot make it.
  public var bytes: [UInt8]? {
    guard let store = zip_source_buffer_create(nil, 0, 0, nil) else { return nil }
    defer { zip_source_free(store) }
    guard let archive = zip_open_from_source(store, ZIP_TRUNCATE, nil) else { return nil }
    // `zip_close` gives the store up, but what was written is read from it later.
    zip_source_keep(store)
    guard files.allSatisfy({ add($0, to: archive) }), zip_close(archive) == 0 else {
      zip_discard(archive)
      return nil
    }
    return read(store)
  }

  /// The first day that a ZIP file can name.
  private static let date: UInt16 = 1 << 5 | 1

  private func add(_ file: File, to archive: OpaquePointer) -> Bool {
    let bytes = Array(file.text.utf8)
    guard let copy = malloc(max(bytes.count, 1)) else { return false }
    bytes.withUnsafeBytes { if let start = $0.baseAddress { memcpy(copy, start, $0.count) } }
    guard let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1) else {
      free(copy)
      return false
    }
    let index = zip_file_add(archive, file.path, source, UInt32(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      return false
    }
    return zip_file_set_dostime(archive, UInt64(index), 0, Archive.date, 0) == 0
  }

  private func read(_ store: OpaquePointer) -> [UInt8]? {
    var facts = zip_stat_t()
    guard zip_source_stat(store, &facts) == 0, zip_source_open(store) == 0 else { return nil }
    defer { zip_source_close(store) }
    var bytes = [UInt8](repeating: 0, count: Int(facts.size))
    return zip_source_read(store, &bytes, facts.size) == facts.size ? bytes : nil
  }
}

extension Archive.File {
  /// An XML file with this markup as its root element.
  package init(_ path: String, _ markup: Markup) {
    self.init(path: path, text: Lines(markup.document).text)
  }
}
