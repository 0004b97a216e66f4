/// Finds the types of a source, and their members. It knows as much of Swift's grammar as declarations need:
/// attributes, modifiers, parameter labels and pairs of braces. What a statement declares stays inside it, in
/// functions as in a `main.swift`, and is not found.
struct DeclarationScanner {
  /// Without comments.
  let tokens: [SwiftToken]
  private(set) var declarations: [Declaration] = []

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    scan(0..<tokens.count, in: [], isProtocol: false)
  }

  /// Scans the members of a type, or of a file.
  private mutating func scan(_ range: Range<Int>, in path: [String], isProtocol: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      index = afterPrefixes(index, in: range)
      guard index < range.upperBound else { return }
      let head = Head(start: start, keyword: index, range: range, path: path)
      index = max(index + 1, scan(head, isProtocol: isProtocol))
    }
  }

  /// Where a declaration begins, and what it is in.
  private struct Head {
    /// The first attribute or modifier.
    var start: Int
    var keyword: Int
    var range: Range<Int>
    var path: [String]
  }

  /// Returns the index after a declaration, or after anything else.
  private mutating func scan(_ head: Head, isProtocol: Bool) -> Int {
    let token = tokens[head.keyword]
    guard token.kind == .word else { return after(head.keyword) }
    switch token.text {
    case "class", "struct", "enum", "actor", "protocol", "extension": return type(head)
    case "typealias": return alias(head)
    case "deinit": return member(head, .deinitializer, "deinit", from: head.keyword)
    case "func", "init", "subscript": return function(head, isProtocol: isProtocol)
    case "var", "let": return property(head)
    // `import struct ToyKit.ViewState` declares no structure.
    case "import", "if", "guard", "for", "while", "repeat", "switch", "do":
      return endOfStatement(from: head.keyword, in: head.range)
    default: return head.keyword + 1
    }
  }

  /// Attributes and modifiers belong to what follows.
  private func afterPrefixes(_ start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound, let next = afterPrefix(index, in: range) { index = next }
    return index
  }

  private func afterPrefix(_ index: Int, in range: Range<Int>) -> Int? {
    let token = tokens[index]
    if token.kind == .sign, token.text == "@" { return afterAttribute(index) }
    guard token.kind == .word else { return nil }
    let next = index + 1 < range.upperBound ? tokens[index + 1].text : ""
    if token.text == "class" { return Self.afterClass.contains(next) ? index + 1 : nil }
    guard Self.modifiers.contains(token.text) else { return nil }
    return next == "(" ? after(index + 1) : index + 1
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "dynamic", "optional", "prefix", "postfix", "infix",
  ]
  /// Before these, `class` is a modifier.
  private static let afterClass = modifiers.union(["func", "var", "let", "subscript"])
}

// MARK: Declarations

extension DeclarationScanner {
  private mutating func type(_ head: Head) -> Int {
    let keyword = tokens[head.keyword].text
    guard head.keyword + 1 < head.range.upperBound,
      tokens[head.keyword + 1].kind == .word || keyword == "extension",
      let open = find("{", from: head.keyword, in: head.range)
    else { return head.keyword + 1 }
    let name = qualifiedName(at: head.keyword + 1)
    let end = after(open)
    let body = open + 1..<max(open + 1, end - 1)
    add(
      head, keyword == "extension" ? .extension : .type, name, upTo: end, body: body,
      inherited: inherited(head.keyword..<open))
    scan(body, in: head.path + [name], isProtocol: keyword == "protocol")
    return end
  }

  /// Another name for a type: it has the members of that type, as if it inherited them.
  private mutating func alias(_ head: Head) -> Int {
    let name = head.keyword + 1
    let end = endOfStatement(from: name, in: head.range)
    guard name < end, let sign = find("=", from: name, in: name..<end), sign + 1 < end else {
      return end
    }
    add(
      head, .type, tokens[name].text, upTo: end, body: end..<end,
      inherited: [qualifiedName(at: sign + 1)])
    return end
  }

  private mutating func function(_ head: Head, isProtocol: Bool) -> Int {
    let open = tokens[head.keyword..<head.range.upperBound].firstIndex {
      $0.kind == .sign && $0.text == "("
    }
    guard let open else { return head.keyword + 1 }
    let keyword = tokens[head.keyword].text
    let end = after(open)
    let base = keyword == "func" ? functionName(head.keyword + 1..<open) : keyword
    let name = base + labels(open + 1..<max(open + 1, end - 1))
    let kind: Declaration.Kind = keyword == "init" ? .initializer : .method
    return isProtocol || isDefinedElsewhere(head)
      ? requirement(head, kind, name, from: end) : member(head, kind, name, from: end)
  }

  /// A function of another library that is declared by its symbol has no body here.
  private func isDefinedElsewhere(_ head: Head) -> Bool {
    tokens[head.start..<head.keyword].contains { $0.text == "_silgen_name" }
  }

  /// A member with a body in braces.
  private mutating func member(
    _ head: Head, _ kind: Declaration.Kind, _ name: String, from index: Int
  ) -> Int {
    guard let open = find("{", from: index, in: head.range) else { return head.range.upperBound }
    let end = after(open)
    add(head, kind, name, upTo: end, body: open + 1..<max(open + 1, end - 1))
    return end
  }

  /// A function without a body, as a protocol asks for it. It ends with its line.
  private mutating func requirement(
    _ head: Head, _ kind: Declaration.Kind, _ name: String, from index: Int
  ) -> Int {
    let end = endOfStatement(from: index - 1, in: head.range)
    add(head, kind, name, upTo: end, body: end..<end)
    return end
  }

  private mutating func property(_ head: Head) -> Int {
    let name = head.keyword + 1
    let end = endOfStatement(from: name, in: head.range)
    guard name < end, tokens[name].kind == .word else { return end }
    add(head, .property, tokens[name].text, upTo: end, body: name + 1..<end)
    return end
  }

  private mutating func add(
    _ head: Head, _ kind: Declaration.Kind, _ name: String, upTo end: Int, body: Range<Int>,
    inherited: [String] = []
  ) {
    let last = tokens[max(head.start, end - 1)]
    declarations.append(
      Declaration(
        kind: kind, path: head.path, name: name, inherited: inherited,
        lines: tokens[head.start].line...(last.line + last.lineBreaks), start: head.start,
        body: body))
  }
}

// MARK: Names

extension DeclarationScanner {
  /// `NotificationCenter.Publisher`, or `Int?`; empty for `[String]`, which has no name.
  private func qualifiedName(at index: Int) -> String {
    guard tokens[index].kind == .word else { return "" }
    var (name, next) = (tokens[index].text, index + 1)
    while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].kind == .word {
      name += "." + tokens[next + 1].text
      next += 2
    }
    return next < tokens.count && tokens[next].text == "?" ? name + "?" : name
  }

  /// A name, or the signs of an operator.
  private func functionName(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, first.kind == .sign else {
      return tokens[range].first?.text ?? ""
    }
    return tokens[range].prefix { $0.kind == .sign }.map(\.text).joined()
  }

  /// The words after the colon of a type, without those of generic arguments and conditions.
  private func inherited(_ range: Range<Int>) -> [String] {
    let head = tokens[range].prefix { $0.text != "where" }
    guard let colon = head.firstIndex(where: { $0.text == ":" }) else { return [] }
    let isGeneric = head[..<colon].contains { $0.text == "<" }
    return isGeneric ? [] : head[colon...].filter { $0.kind == .word }.map(\.text)
  }

  /// `(_:with:)` for the tokens between the parentheses.
  private func labels(_ range: Range<Int>) -> String {
    var labels: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while index < range.upperBound, tokens[index].text == "@" { index = afterAttribute(index) }
      guard index < range.upperBound else { break }
      labels.append(tokens[index].text + ":")
      index = afterParameter(index, in: range)
    }
    return "(" + labels.joined() + ")"
  }

  /// The index after the comma that ends a parameter. Commas of generic arguments do not count.
  private func afterParameter(_ start: Int, in range: Range<Int>) -> Int {
    var (index, angles) = (start, 0)
    while index < range.upperBound {
      let token = tokens[index]
      if token.kind == .sign, token.text == "<" { angles += 1 }
      if token.kind == .sign, token.text == ">", tokens[index - 1].text != "-" { angles -= 1 }
      if token.kind == .sign, token.text == ",", angles <= 0 { return index + 1 }
      index = after(index)
    }
    return index
  }
}
