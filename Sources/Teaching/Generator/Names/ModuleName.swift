/// The name of a module, as a part of type names: a Swift identifier in upper camel case.
public struct ModuleName: Equatable, Sendable {
  public let text: String

  public init(_ text: String) throws(GeneratorProblem) {
    guard text.isUpperCamelCase else {
      throw .malformedName(text, nearest: Self.nearest(to: text))
    }
    guard !Self.taken.contains(text) else { throw .takenName(text) }
    guard !Self.hasPrefix(text) else { throw .prefixedName(text) }
    self.text = text
  }

  /// `MyNote` for `my note`; `nil` where nothing is left.
  private static func nearest(to text: String) -> String? {
    let words = text.split { !$0.isPartOfIdentifier }
    let name = String(
      words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop(while: \.isNumber))
    let upper = name.prefix(1).uppercased() + name.dropFirst()
    return upper.isUpperCamelCase && !isTaken(upper) ? upper : nil
  }

  private static func isTaken(_ name: String) -> Bool { taken.contains(name) || hasPrefix(name) }

  /// UIKit has `UIViewController` and `UITableViewController`: with `UI` in front, a name may become one of its types.
  private static func hasPrefix(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
  }

  /// Words of Swift, and types that generated code uses: a type of the same name would hide them.
  private static let taken: Set<String> = [
    "Any", "AnyCancellable", "AnyObject", "Bool", "Equatable", "MainActor", "Module",
    "Notification", "NotificationCenter", "Optional", "Protocol", "Self", "Set", "String", "Swift",
    "ToyKit", "Type", "UI", "UIKit", "Void",
  ]
}

extension String {
  fileprivate var isUpperCamelCase: Bool {
    guard let first, first.isLetter, !first.isLowercase else { return false }
    return allSatisfy(\.isPartOfIdentifier)
  }
}

extension Character {
  /// An underscore is possible in Swift, but not in camel case.
  fileprivate var isPartOfIdentifier: Bool {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
    return (isLetter || isNumber) && scalar.properties.isXIDContinue
  }
}
