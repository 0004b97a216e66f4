import Files
import Foundation

/// The file of a store and its directory.
struct StoreFile {
  let directory: String

  /// How long a learner waits for a file that another program has locked.
  static let patience: Duration = .seconds(1)

  var path: String { directory + "/progress.sqlite" }

  init(in directory: URL) { self.directory = directory.path }

  /// Creates the directory when it is missing, for its owner only.
  func makeDirectory() throws(StoreProblem) {
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreProblem(path: directory, .noDirectory)
    }
  }

  /// Creates an empty file, or makes an old file readable by its owner only. SQLite gives its own files
  /// next to it the same mode.
  ///
  /// An old file is not opened for this: closing it would release the locks of another store in
  /// this process. SQLite treats a file of one byte as empty and would overwrite that byte.
  func prepare() throws {
    if let facts = FileFacts(at: path) {
      guard facts.kind == .file else { throw QuarantinedFile.Reason.notAFile }
      guard facts.size != 1 else { throw QuarantinedFile.Reason.notADatabase }
      chmod(path, 0o600)
    } else {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw StoreProblem(path: path, .notWritable) }
      close(descriptor)
    }
  }

  /// Renames the file and the files that SQLite has put next to it, which exist while another
  /// program has it open. The file itself is renamed last: SQLite would delete a log without a
  /// database.
  func quarantine(for reason: QuarantinedFile.Reason) throws(StoreProblem) -> QuarantinedFile {
    let newPath = unusedPath
    for suffix in ["-wal", "-shm", "-journal", ""] {
      let isThere = rename(path + suffix, newPath + suffix) == 0 || errno == ENOENT
      guard isThere else { throw StoreProblem(path: path + suffix, .notWritable) }
    }
    return QuarantinedFile(path: path, newPath: newPath, reason: reason)
  }

  private var unusedPath: String {
    var number = 1
    while isThere(numbered(number)) || isThere(numbered(number) + "-wal") { number += 1 }
    return numbered(number)
  }

  private func numbered(_ number: Int) -> String {
    "\(directory)/progress-set-aside-\(number).sqlite"
  }

  private func isThere(_ path: String) -> Bool { FileFacts(at: path, followsLinks: false) != nil }
}

extension StoreFile {
  /// Whether one of the files of a database can have no more bytes. SQLite tells it as any other error of a disk.
  static func isAsLargeAsAllowed(_ path: String) -> Bool {
    ["", "-wal", "-shm", "-journal"].contains { suffix in
      let size = FileFacts(at: path + suffix)?.size ?? 0
      return FileSizeLimit.isReached(by: size, step: step)
    }
  }

  /// In bytes: that of its shared memory, which is its largest.
  private static let step = 32 << 10
}

extension QuarantinedFile.Reason: Error {}

extension StoreFile {
  /// Does some work while no other shell opens the store. If two shells find it damaged, the second
  /// must not rename the new store of the first.
  ///
  /// The lock is on the directory, so no lock file is needed. On a file system without locks, only
  /// SQLite's own locks protect the store.
  func alone<Value>(
    patience: Duration = StoreFile.patience, _ work: () throws(StoreProblem) -> Value
  ) throws(StoreProblem) -> Value {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreProblem(path: directory, .noDirectory) }
    defer { close(descriptor) }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard ContinuousClock.now < end else { throw StoreProblem(path: path, .busy) }
      usleep(5_000)
    }
    return try work()
  }
}
