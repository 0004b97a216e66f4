import Files
import Foundation

extension SystemError {
  /// Whether the file system has no hard links, or does not allow them.
  var isAboutLinks: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code) }

  /// Whether a directory was in use, or another file had its name.
  var isAboutPlace: Bool { [EEXIST, ENOTEMPTY, ENOTDIR].contains(code) }
}

nonisolated extension ShellProblem.File.Reason {
  /// Why a file that is to be read is not found.
  init(finding error: SystemError) {
    // A part of the path may be a file.
    self = error.code == ENOTDIR ? .missing : .init(error)
  }

  init(_ error: SystemError) {
    switch error.code {
    case EACCES, EPERM: self = .denied
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case EFBIG: self = .tooLarge(limit: FileSizeLimit.current)
    case ENOENT: self = .missing
    case ENAMETOOLONG: self = .longName
    case ENOTDIR: self = .partIsFile
    case EEXIST, EISDIR, ENOTEMPTY: self = .inTheWay
    default: self = .system(error.reason)
    }
  }
}
