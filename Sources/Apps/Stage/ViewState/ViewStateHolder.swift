import Analysis
import Trace

/// A property that keeps a piece of view state: of the objects of a type, or of those of a name.
public struct ViewStateHolder: Hashable, Sendable {
  /// The type of the objects, such as `PlayViewController`. For widgets and parts of the system it is their name,
  /// such as `progressSlider`.
  public let kind: String
  public let property: String
  /// Whether this property decides. The others are copies: they follow it.
  public internal(set) var decides = false

  /// Whether the property belongs to this object.
  public func isOf(_ participant: Trace.Participant) -> Bool { participant.kind == kind }
}

extension Trace.Participant {
  /// The second of two objects has the same kind as the first, although its name has a number.
  var kind: String { role == .view || role == .system ? name.baseName : type }
}

extension String {
  /// `FolderVC` of `FolderVC2` and of `FolderVC'`.
  var baseName: String {
    String(self[..<(lastIndex { !$0.isNumber && $0 != "'" }.map(index(after:)) ?? endIndex)])
  }
}
