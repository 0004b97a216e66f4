import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Why a declaration cannot be traced. Reported on the user's line, instead of an error in an expansion.
enum Untraceable: Equatable {
  case isConcurrent(String)
  case isNonisolated(String)
  case hasVariadic(String)
  case hasPack(String)
  case hasUnnamedParameter(String)
  case hasAutoclosure(String)
  case initHasCaptureList
  case lazyHasObservers(String)
  case sharedDeclaration(String)
  case referenceIsLazy(String)
  case referenceHasAccessors(String)
  case referenceIsUnowned(String)
  case computedOfFinal(String)
  case needsClass
  case needsExtension
}

extension Untraceable: DiagnosticMessage {
  var message: String {
    switch self {
    case .isConcurrent(let name):
      "'\(name)' leaves the main actor and cannot be traced. Drop '@concurrent', or mark it @Untraced."
    case .isNonisolated(let name):
      "'\(name)' is nonisolated and cannot be traced. Make it main-actor isolated, or mark it @Untraced."
    case .hasVariadic(let name):
      "'\(name)' has a variadic parameter and cannot be traced. Take an array, or mark it @Untraced."
    case .hasPack(let name):
      "'\(name)' has a parameter pack and cannot be traced. Take an array, or mark it @Untraced."
    case .hasUnnamedParameter(let name):
      "'\(name)' has a parameter '_' and cannot be traced. Name it, or mark it @Untraced."
    case .hasAutoclosure(let name):
      "'\(name)' has an @autoclosure parameter and cannot be traced. Take a closure, or mark it "
        + "@Untraced."
    case .initHasCaptureList:
      "This initialiser holds a closure with a capture list and cannot be traced "
        + "(swiftlang/swift#80050). Move the closure into a method, or mark it @Untraced."
    case .lazyHasObservers(let name):
      "'\(name)' is lazy and has observers and cannot be traced. Drop one, or mark it @Untraced."
    case .sharedDeclaration(let names):
      "'\(names)' share one declaration and cannot be traced. Declare each on a line of its own, or "
        + "mark them @Untraced."
    case .referenceIsLazy(let name):
      "'\(name)' is lazy, and nobody hears when it is made. Pass what it begins with through "
        + "held(_:by:as:), and mark it @Untraced."
    case .referenceHasAccessors(let name):
      "'\(name)' has accessors of its own and can get no others. Say whom it holds in there, with "
        + "noteReferences(of:in:_:to:), and mark it @Untraced."
    case .referenceIsUnowned(let name):
      "'\(name)' is unowned, and looking at it may trap. Mark it @Untraced."
    case .computedOfFinal(let name):
      "'\(name)' is final, and reads of its computed properties cannot be traced. Drop 'final'."
    case .needsClass:
      "@Traced with a role needs a class: only objects have lifelines. For an extension, name the "
        + "kind of message, as in @Traced(.delegate)."
    case .needsExtension:
      "@Traced with a kind of message needs an extension. For a class, name its role, as in "
        + "@Traced(.controller)."
    }
  }

  var severity: DiagnosticSeverity {
    self == .needsClass || self == .needsExtension ? .error : .warning
  }

  var diagnosticID: MessageID {
    MessageID(domain: "Lifeline", id: "\(self)".prefix { $0 != "(" }.description)
  }
}

extension MacroExpansionContext {
  func diagnose(_ problem: Untraceable, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: problem))
  }
}
