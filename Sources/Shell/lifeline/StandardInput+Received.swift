import Files
import Shell
import Terminal

extension StandardInput.Piece {
  /// `nil` at the end.
  var received: [UInt8]? {
    get throws(ShellProblem) {
      switch self {
      case .bytes(let bytes): return bytes
      case .end: return nil
      case .interrupted: throw .input(.interrupted)
      case .failed(let code): throw .input(.unreadable(SystemError(code: code)))
      }
    }
  }
}
