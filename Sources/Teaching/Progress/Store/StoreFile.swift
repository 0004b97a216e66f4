import Foundation

/// The file of a store, as far as it is a file among others.
struct StoreFile {
  let directory: String
  var path: String { directory + "/progress.sqlite" }

  init(in directory: URL) { self.directory = directory.path }

  /// Only the owner may look into a directory that is made here.
  func makeDirectory() throws(StoreProblem) {
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreProblem(path: directory, .noDirectory)
    }
  }

  /// Makes an empty file, or closes an old one to other eyes. SQLite gives the files that it puts
  /// beside it the same mode.
  ///
  /// An old one is not opened for this: to close it again would take the locks from another store of
  /// this process. SQLite takes a file of one byte for an empty one, and would write over that byte.
  func prepare() throws {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFREG else { throw QuarantinedFile.Reason.notAFile }
      guard facts.st_size != 1 else { throw QuarantinedFile.Reason.notADatabase }
      chmod(path, 0o600)
    } else {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw StoreProblem(path: path, .notWritable) }
      close(descriptor)
    }
  }

  /// Renames the file and those that SQLite puts beside it. They are there when another program has the
  /// file open. The file goes last: a log without one would be taken for a stray and deleted.
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

  private func isThere(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }
}

extension QuarantinedFile.Reason: Error {}

extension StoreFile {
  /// Lets one shell after the other open the store: of two that find it damaged, the second must not
  /// set aside what the first has just begun.
  ///
  /// The directory itself is locked, so that no further file lies about. Where a file system knows no
  /// locks, SQLite's own have to do.
  func alone<Value>(
    patience: Duration = .seconds(10), _ work: () throws(StoreProblem) -> Value
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
