import Cells
import SourceCode
import Trace

/// How a message looks in the code that sends it.
struct CallMark: Hashable {
  /// How sure it is that a line sends the message, the surest first.
  enum Certainty: CaseIterable {
    /// The line writes this property of an object of the receiver's name.
    case written
    /// The line calls, writes or reads something of this name, and of no object that is named like another one's type. A
    /// call is of another object, and has no other labels than the message.
    case exact
    /// The line calls, writes or reads something of this name. The kit may give a message other labels than its method has,
    /// and a variable may be called as it likes.
    case sent
    /// The line has the name in it.
    case mentioned
  }

  private enum Access: Hashable { case call, creation, write, read }

  let name: String
  private let access: Access
  /// Of the arguments, with `_` for those without; `nil` where any will do.
  private let labels: [String]?
  /// What the receiver may be called in code; `nil` where any object may be meant.
  private let receiver: CodeNames?

  init(_ message: Trace.Message, to receiver: CodeNames) {
    self.receiver = receiver
    if message.kind == .create {
      (name, access) = (message.baseName, .creation)
    } else {
      name = message.memberName.withoutParentheses
      access =
        [.set, .write].contains(message.kind)
        ? .write : message.text.hasSuffix(")") ? .call : .read
    }
    let parentheses = message.text.drop { $0 != "(" }.dropFirst().dropLast()
    labels = parentheses.split(separator: ":").map(String.init)
  }

  init(calling name: String) {
    (self.name, access, labels, receiver) = (name, .call, nil, nil)
  }

  /// Whether it does something. What only reads a property may also be the framework.
  var isAction: Bool { access != .read }

  /// The lines that send it.
  ///
  /// - Parameter others: the names of objects in code. A line that names another one than the receiver does not send it.
  func lines(
    in body: ArraySlice<SwiftToken>, _ certainty: Certainty, otherThan others: Set<CodeNames>
  ) -> [Int] {
    let code = CodeAround(body)
    let found = body.indices.compactMap { index -> Line? in
      let token = body[index]
      if token.kind == .string { return line(inText: token, certainty) }
      guard token.kind == .word, token.text == name || token.text == "$" + name else { return nil }
      let object = code.object(before: index)
      guard mayBe(object, certainty, otherThan: others), isSent(index, code, certainty) else {
        return nil
      }
      let line = Line(number: token.line, isOfReceiver: object.map(isReceiver) ?? false)
      return line.isOfReceiver || certainty != .written ? line : nil
    }
    let sure = found.filter(\.isOfReceiver)
    return (sure.isEmpty ? found : sure).map(\.number).uniqued()
  }

  private struct Line {
    let number: Int
    /// Whether it names the receiver, or the part that it plays: `view` for `PlayerView`.
    let isOfReceiver: Bool
  }

  private func mayBe(
    _ object: String?, _ certainty: Certainty, otherThan others: Set<CodeNames>
  ) -> Bool {
    guard let object, let receiver else { return true }
    guard object != "super" else { return false }
    if isReceiver(object) || object == receiver.variable { return true }
    let isOther = others.contains {
      $0.lifeline == object || certainty == .exact && $0.variable == object
    }
    return !isOther
  }

  private func isReceiver(_ object: String) -> Bool {
    receiver.map { $0.lifeline.lowercased().hasSuffix(object.lowercased()) } ?? false
  }

  private func isSent(_ index: Int, _ code: CodeAround, _ certainty: Certainty) -> Bool {
    switch certainty {
    case .written: access == .write && isSent(index, code)
    case .exact: isSent(index, code) && isToOther(index, code) && hasLabels(index, code)
    case .sent: isSent(index, code)
    case .mentioned: isMentioned(index, code)
    }
  }

  /// A method that is called without an object is the sender's own.
  private func isToOther(_ index: Int, _ code: CodeAround) -> Bool {
    access != .call || code.text(index - 1) == "."
  }

  private func hasLabels(_ index: Int, _ code: CodeAround) -> Bool {
    guard access == .call || access == .creation, let labels else { return true }
    return Set(code.labels(after: index)).isSubset(of: labels)
  }

  private func isSent(_ index: Int, _ code: CodeAround) -> Bool {
    let (next, second) = (code.text(index + 1), code.text(index + 2))
    switch access {
    case .call: return ["(", "{"].contains(next) || next == "?" && second == "("
    case .creation: return ["(", "{"].contains(next) || next == "." && second == "init"
    case .write:
      let isChange = ["+", "-", "*", "/"].contains(next) && second == "="
      // `let title = …` is a name of its own.
      let isDeclared = ["let", "var"].contains(code.text(index - 1))
      return isChange || next == "=" && second != "=" && !isDeclared
    case .read: return code.text(index - 1) == "."
    }
  }

  /// A label of an argument is something else, and a type may be named without being created.
  private func isMentioned(_ index: Int, _ code: CodeAround) -> Bool {
    access != .creation && (code.text(index + 1) != ":" || code.text(index - 1) == ".")
  }

  /// The line of a text into which a value is put: `"♪ \(item.name)"`.
  private func line(inText token: SwiftToken, _ certainty: Certainty) -> Line? {
    guard certainty == .exact, access == .read || access == .call,
      let start = token.text.firstRange(of: #"\("#)?.upperBound,
      let found = token.text[start...].firstRange(of: "." + name)
    else { return nil }
    let next = token.text[found.upperBound...].first
    let isWhole = next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    guard isWhole, access == .read || next == "(" else { return nil }
    let number = token.line + token.text[..<found.lowerBound].count { $0.isNewline }
    return Line(number: number, isOfReceiver: false)
  }
}

/// What is around a token of a method.
private struct CodeAround {
  private let body: ArraySlice<SwiftToken>

  init(_ body: ArraySlice<SwiftToken>) { self.body = body }

  /// Empty where the method is over.
  func text(_ index: Int) -> String { body.indices.contains(index) ? body[index].text : "" }

  /// `label` in `label?.text`; `nil` where no name is before the dot, and where there is no dot.
  func object(before index: Int) -> String? {
    guard text(index - 1) == "." else { return nil }
    let place = ["?", "!"].contains(text(index - 2)) ? index - 3 : index - 2
    guard body.indices.contains(place), body[place].kind == .word else { return nil }
    return body[place].text
  }

  /// The labels of the arguments of a call, with `_` for those without. A closure after the parentheses is none.
  func labels(after index: Int) -> [String] {
    guard let start = (index + 1...index + 2).first(where: { text($0) == "(" }) else { return [] }
    var (labels, depth, isNew): ([String], Int, Bool) = ([], 0, false)
    for place in start..<body.endIndex {
      let text = body[place].text
      if isNew, text != ")" {
        labels.append(self.text(place + 1) == ":" ? text : "_")
        isNew = false
      }
      switch text {
      case "(", "[", "{":
        depth += 1
        isNew = depth == 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return labels }
      case ",": isNew = depth == 1
      default: break
      }
    }
    return labels
  }
}

/// What an object may be called in code.
struct CodeNames: Hashable {
  /// Its lifeline's name without a number: `PlayVC` for `PlayVC2`, and for `PlayVC'`.
  let lifeline: String
  /// Its type as a variable is named after it: `splitViewController` for a `UISplitViewController`.
  let variable: String

  init(_ name: String, type: String) {
    lifeline = name.stem
    let bare = type.prefix { $0 != "<" }.trimmingPrefix("UI")
    variable = bare.prefix(1).lowercased() + bare.dropFirst()
  }
}
