import Cells
import SourceCode
import Trace

/// How a message looks in the code that sends it.
struct CallMark: Hashable {
  /// How sure it is that a line sends the message, the surest first.
  enum Certainty: CaseIterable {
    /// The line calls, writes or reads something of this name.
    case sent
    /// The line has the name in it.
    case mentioned
  }

  private enum Access: Hashable { case call, creation, write, read }

  private let name: String
  private let access: Access
  /// What the receiver may be called in code, its lifeline's name without a number; `nil` where any object may be meant.
  private let receiver: Substring?

  init(_ message: Trace.Message) {
    receiver = message.to.withoutNumber
    if message.kind == .create {
      (name, access) = (String(message.text.prefix { $0 != "(" }), .creation)
    } else {
      name = String(message.memberName.prefix { $0 != "(" })
      access = message.kind == .set ? .write : message.text.hasSuffix(")") ? .call : .read
    }
  }

  init(calling name: String) {
    (self.name, access, receiver) = (name, .call, nil)
  }

  /// The lines that send it.
  ///
  /// - Parameter others: the names of objects in code. A line that names another one than the receiver does not send it.
  func lines(
    in body: ArraySlice<SwiftToken>, _ certainty: Certainty, otherThan others: Set<Substring>
  ) -> [Int] {
    let code = CodeAround(body)
    let lines = body.indices.compactMap { index -> Int? in
      let token = body[index]
      if token.kind == .string { return line(inText: token, certainty) }
      guard token.kind == .word, token.text == name || token.text == "$" + name else { return nil }
      if let receiver, let named = code.object(before: index), named != receiver,
        others.contains(named)
      {
        return nil
      }
      switch certainty {
      case .sent: return isSent(index, code) ? token.line : nil
      case .mentioned: return isMentioned(index, code) ? token.line : nil
      }
    }
    return lines.uniqued()
  }

  private func isSent(_ index: Int, _ code: CodeAround) -> Bool {
    let (next, second) = (code.text(index + 1), code.text(index + 2))
    switch access {
    case .call: return ["(", "{"].contains(next) || next == "?" && second == "("
    case .creation: return ["(", "{"].contains(next) || next == "." && second == "init"
    case .write:
      let isChange = ["+", "-", "*", "/"].contains(next) && second == "="
      return isChange || next == "=" && second != "="
    case .read: return code.text(index - 1) == "."
    }
  }

  /// A label of an argument is something else, and a type may be named without being created.
  private func isMentioned(_ index: Int, _ code: CodeAround) -> Bool {
    access != .creation && (code.text(index + 1) != ":" || code.text(index - 1) == ".")
  }

  /// The line of a text into which a value is put: `"♪ \(item.name)"`.
  private func line(inText token: SwiftToken, _ certainty: Certainty) -> Int? {
    guard certainty == .sent, access == .read || access == .call,
      let start = token.text.firstRange(of: #"\("#)?.upperBound,
      let found = token.text[start...].firstRange(of: "." + name)
    else { return nil }
    let next = token.text[found.upperBound...].first
    let isWhole = next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    guard isWhole, access == .read || next == "(" else { return nil }
    return token.line + token.text[..<found.lowerBound].count { $0.isNewline }
  }
}

/// What is around a token of a method.
private struct CodeAround {
  private let body: ArraySlice<SwiftToken>

  init(_ body: ArraySlice<SwiftToken>) { self.body = body }

  /// Empty where the method is over.
  func text(_ index: Int) -> String { body.indices.contains(index) ? body[index].text : "" }

  /// `label` in `label?.text`; `nil` where no name is before the dot, and where there is no dot.
  func object(before index: Int) -> Substring? {
    guard text(index - 1) == "." else { return nil }
    let place = ["?", "!"].contains(text(index - 2)) ? index - 3 : index - 2
    guard body.indices.contains(place), body[place].kind == .word else { return nil }
    return body[place].text[...]
  }
}

extension String {
  /// `PlayVC` of `PlayVC2`, and of `PlayVC'`.
  var withoutNumber: Substring {
    let end = lastIndex { !$0.isNumber && $0 != "'" }.map(index(after:))
    return self[..<(end ?? startIndex)]
  }
}
