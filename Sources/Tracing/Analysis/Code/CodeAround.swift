import SourceCode

/// What is around a token of a method.
struct CodeAround {
  private let body: ArraySlice<SwiftToken>

  init(_ body: ArraySlice<SwiftToken>) { self.body = body }

  /// Empty where the method is over.
  func text(_ index: Int) -> String { body.indices.contains(index) ? body[index].text : "" }

  /// The place of the token before another one, without the sign of an optional between them.
  private func place(before index: Int) -> Int {
    ["?", "!"].contains(text(index - 1)) ? index - 2 : index - 1
  }

  /// `label` in `label?.text`; `nil` where no name is before the dot, and where there is no dot.
  func object(before index: Int) -> String? {
    guard text(index - 1) == "." else { return nil }
    let place = place(before: index - 1)
    guard body.indices.contains(place), body[place].kind == .word else { return nil }
    return body[place].text
  }

  /// `Store` in `Store.shared.items`; `nil` where no such object is before the dot.
  func typeOfShared(before index: Int) -> String? {
    guard let object = object(before: index), ["shared", "default", "standard"].contains(object)
    else { return nil }
    let place = place(before: index - 1)
    return text(place - 1) == "." && text(place - 2).first?.isUppercase == true
      ? text(place - 2) : nil
  }

  /// `Scene` in `(next as? Scene)?.title`; `nil` where nothing is cast.
  func cast(before index: Int) -> String? {
    guard text(index - 1) == "." else { return nil }
    let close = place(before: index - 1)
    let sign = place(before: close - 1)
    return text(close) == ")" && text(sign) == "as" ? text(close - 1) : nil
  }

  /// Whether a brace after a type opens no closure: `as? Folder {`, `-> Folder {`, `var folder: Folder {`.
  func isTypeOnly(_ index: Int) -> Bool {
    let isDeclared = text(index - 1) == ":" && ["let", "var"].contains(text(index - 3))
    let last = text(place(before: index))
    return isDeclared || ["as", "is"].contains(last) || last == ">"
  }

  /// The arguments of a call. A closure after the parentheses is none.
  func arguments(after index: Int) -> [CodeArgument] {
    guard let open = (index + 1...index + 2).first(where: { text($0) == "(" }) else { return [] }
    let end = self.end(of: open)
    var (arguments, depth, first): ([CodeArgument], Int, Int) = ([], 0, open + 1)
    for place in first..<end {
      switch text(place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        arguments += argument(first..<place)
        first = place + 1
      default: break
      }
    }
    return arguments + argument(first..<end)
  }

  private func argument(_ range: Range<Int>) -> [CodeArgument] {
    guard !range.isEmpty else { return [] }
    let hasLabel = text(range.lowerBound + 1) == ":"
    let label = hasLabel ? text(range.lowerBound) : "_"
    return [CodeArgument(label: label, value: body[range.dropFirst(hasLabel ? 2 : 0)])]
  }

  /// Whether a property is written.
  func isWritten(_ index: Int) -> Bool {
    let (next, second) = (text(index + 1), text(index + 2))
    let isChange = ["+", "-", "*", "/"].contains(next) && second == "="
    // `let title = …` is a name of its own.
    let isDeclared = ["let", "var"].contains(text(index - 1))
    let isMutation =
      next == "." && Self.mutations.contains(second) && ["(", "{"].contains(text(index + 3))
    return isChange || isMutation || next == "=" && second != "=" && !isDeclared
  }

  /// What is written to a property, up to the end of the line; `nil` where the property is not written so.
  func value(writtenAt index: Int) -> ArraySlice<SwiftToken>? {
    guard isWritten(index), text(index + 1) == "=" else { return nil }
    return body[(index + 2)...].prefix {
      $0.line == body[index].line && $0.text != ";" && $0.text != "}"
    }
  }

  /// What changes a collection.
  private static let mutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "popLast", "sort", "swapAt", "reverse", "toggle",
  ]

  /// Whether a call has a closure after its name or its parentheses. The brace after a condition opens none.
  func hasTrailingClosure(after index: Int) -> Bool {
    let next = text(index + 1) == "(" ? end(of: index + 1) + 1 : index + 1
    let line = body[..<index].reversed().prefix { $0.line == body[index].line && $0.text != "{" }
    let isCondition = line.contains { ["if", "while", "for", "switch"].contains($0.text) }
    return text(next) == "{" && !isCondition
  }

  /// The index of the bracket that closes another; where the method is over if none does.
  func end(of open: Int) -> Int {
    var depth = 0
    for place in open..<body.endIndex {
      switch body[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return place }
    }
    return body.endIndex
  }
}

/// An argument of a call, as it is written.
struct CodeArgument {
  /// `_` where there is none.
  let label: String
  let value: ArraySlice<SwiftToken>
}
