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
  /// How a value tells whether the property keeps the piece; `nil` when it does not tell.
  var likeness: Likeness? = nil

  /// Whether the property belongs to this object.
  public func isOf(_ participant: Trace.Participant) -> Bool { participant.kind == kind }

  public func isSameProperty(as other: Self) -> Bool {
    kind == other.kind && property == other.property
  }

  /// Whether it may keep the piece now: another place of the app may keep it, or the screen may show less.
  ///
  /// - Parameters:
  ///   - text: the piece in words; `nil` when the screen shows none of it.
  ///   - value: of the property; `nil` when no object has it.
  public func mayKeep(_ text: String?, as value: String?) -> Bool {
    likeness?.holds(value, text) ?? (value != nil || text == nil)
  }

  /// What the values of a property and the piece have in common.
  enum Likeness: CaseIterable {
    /// The value is the piece in words.
    case words
    /// There is a value when, and only when, the screen shows the piece.
    case presence

    func holds(_ value: String?, _ text: String?) -> Bool {
      let isEmpty = value.map(Self.empty.contains) ?? true
      return switch self {
      case .words: text == nil ? isEmpty : value == text
      case .presence: isEmpty == (text == nil)
      }
    }

    private static let empty: Set = ["nil", "\"\"", "[]", "[:]", "false", "0", "0.0"]
  }
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
