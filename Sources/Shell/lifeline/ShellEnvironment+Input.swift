import Files
import Shell
import Terminal

extension ShellEnvironment {
  /// What is piped in comes from standard input.
  mutating func connectStandardInput() {
    input = { () throws(ShellProblem) in
      let lines = StandardInput.Lines()
      let all = Array(lines)
      _ = try lines.ending?.received
      return all
    }
    arrivingInput = { (goesOn) throws(ShellProblem) in
      try StandardInput.next(while: goesOn).received
    }
  }
}

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
