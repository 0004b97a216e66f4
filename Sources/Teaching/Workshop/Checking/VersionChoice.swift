import Files

/// Which versions of an exercise are judged.
public enum VersionChoice: Equatable, Sendable {
  case all
  /// Those whose verdict is not known, or depends on something that has changed since. With a text, such as a
  /// commit, one in ten of the others is judged, too: the text chooses which.
  case due(alsoBy: String?)

  /// - Parameters:
  ///   - known: a recorded verdict.
  ///   - digest: of all that the verdict depends on now.
  func includes(_ known: VerdictLedger.Entry, digest: String?) -> Bool {
    switch self {
    case .all: true
    case .due(let text): known.digest != digest || text.map(known.isChosen) ?? false
    }
  }
}

extension VerdictLedger.Entry {
  fileprivate func isChosen(by text: String) -> Bool {
    SHA256.bytes(of: "\(text) \(exercise) \(version)".utf8)[0] % 10 == 0
  }
}
