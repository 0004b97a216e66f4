import Localization
import Workshop

extension [CompilerMessage] {
  /// What the compiler refuses, and the way out where its own words have none: that comes early, since a reader sees the
  /// first few lines.
  var errors: [String] {
    let errors = filter { $0.severity == .error }
    let told = errors.withoutFollowing
    var lines: [String] = []
    for error in told {
      lines.append(error.words)
      if lines.count == 1, errors.allSatisfy(\.isAboutUse) { lines.append(Self.readOnly) }
      if let advice = error.advice, !lines.contains(advice) { lines.append(advice) }
    }
    return told.missingBrace(of: errors) + lines
  }

  private static var readOnly: String {
    localized(
      "These files use your code, and you cannot change them. Keep the names that they use, and add no requirement to a protocol."
    )
  }

  /// A brace comes first. What only follows from it is left out.
  private var withoutFollowing: [CompilerMessage] {
    let braces = filter(\.isAboutBrace)
    let files = Set(braces.map(\.file))
    return braces
      + filter { !$0.isAboutBrace && !($0.followsFromBrace && files.contains($0.file)) }
  }

  /// The line of the first declaration that is in a body, and should not be.
  private func missingBrace(of errors: [CompilerMessage]) -> [String] {
    guard let brace = first, brace.text.hasPrefix("expected '}'"),
      let line = errors.filter({ $0.followsFromBrace && $0.file == brace.file }).map(\.line).min()
    else { return [] }
    return [
      localized(
        "A `}` is missing before line \(line): from there on, the compiler takes what follows for a part of what is above."
      )
    ]
  }
}

extension CompilerMessage {
  var words: String {
    // The file of a macro is nowhere in the learner's folder.
    isInExpansion ? text : "\(file.shortPath):\(line):\(column): \(text)"
  }

  /// Whether a file that the learner cannot change uses what is not there. Two things of one name are another fault.
  fileprivate var isAboutUse: Bool {
    file.hasPrefix("read/") && !text.contains("redeclaration") && !text.contains("ambiguous")
  }

  fileprivate var isAboutBrace: Bool {
    text.hasPrefix("expected '}'") || text.hasPrefix("extraneous '}'")
  }

  fileprivate var followsFromBrace: Bool {
    text.hasSuffix("can only be used in a non-local scope")
      || text.hasSuffix("can only be specified on class members")
      || text.hasPrefix("declaration is only valid at file scope")
  }

  /// What works here where the frameworks themselves have more.
  fileprivate var advice: String? {
    if text.contains("is ambiguous for type lookup") {
      return localized(
        "If the file has `import Foundation`, leave that out, or import one type: `import struct Foundation.Date`."
      )
    }
    if text.contains("Objective-C interoperability") {
      return localized(
        "Here a selector is the method itself, without `@objc`: `selector: PlayViewController.storeChanged`."
      )
    }
    if text.contains("no such module 'SwiftUI'") {
      return localized("What there is of it comes with `import ToySwiftUI`.")
    }
    if text.contains(#/no such module '(UIKit|Combine)'/#) {
      return localized("What there is of it comes with `import RecordingsApp`.")
    }
    if text.contains(#/non-generic type 'Task'|type 'Task' has no member/#) {
      return localized(
        "Here `Task` has no type parameters, and no members but `cancel()` and `value`.")
    }
    if let type = text.firstMatch(of: Self.missingInKit)?.1 {
      return localized(
        "Lifeline has only a part of UIKit. What a class has, `code` shows in Lifeline's shell, as in: `code \(String(type))`."
      )
    }
    if text.contains(/^cannot find '[a-z]+[A-Z]\w*' in scope$/) {
      return localized(
        "If you know a name that is not found from UIKit or SwiftUI: Lifeline has only a part of them. What a class has, `code` shows in Lifeline's shell, as in: `code UIViewController`."
      )
    }
    return nil
  }

  /// The class in `cannot find type 'UIMenu' in scope` and `type 'UIAlertController.Style' has no member 'actionSheet'`.
  private static var missingInKit: Regex<(Substring, Substring)> {
    #/(?:cannot find (?:type )?|type )'(UI\w+)(?:\.\w+)*[!?]*'(?: in scope| has no member)/#
  }
}

extension String {
  /// After `edit/`, where the learner's files are.
  fileprivate var shortPath: String {
    range(of: "/edit/").map { "edit/" + self[$0.upperBound...] } ?? self
  }
}
