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
    /// The line calls, writes or reads something of this name. A variable may be called as it likes.
    case sent
    /// The line has the name in it.
    case mentioned
  }

  /// Where the receiver's type is from.
  enum Home {
    /// A call has the labels of the message.
    case app
    /// The kit may give a message other labels than its method has.
    case kit
    /// The lifeline stands for many objects of the kit.
    case system
  }

  private enum Access: Hashable { case call, creation, write, read }

  let name: String
  private let access: Access
  /// Of the arguments, with `_` for those without; `nil` where any will do.
  private let labels: [String]?
  /// What the receiver may be called in code; `nil` where any object may be meant.
  private let receiver: CodeNames?
  /// The receiver's type, and what it inherits from; empty where that is not known.
  private let types: Set<String>
  private let home: Home
  /// The type in the receiver's type of which a value is made, if that is how the receiver begins: `State`.
  private let part: String?
  /// Of the arguments, by their labels; of several with a label, the first.
  private var values: [String: SentValue] = [:]
  /// What is written, or has been written where a property tells of its change; `nil` where any value will do.
  private var written: SentValue?
  /// Whether a value is asked for. A word alone does not ask.
  private let isQuestion: Bool

  /// - Parameters:
  ///   - types: the receiver's, and what it inherits from; empty where that is not known.
  ///   - part: the type in the receiver's type that is created in its place, if any: `State`.
  init(
    _ message: Trace.Message, to receiver: CodeNames, of types: Set<String> = [],
    from home: Home = .kit, part: String? = nil
  ) {
    (self.receiver, self.types, self.home, self.part) = (receiver, types, home, part)
    isQuestion = message.kind.isQuestion
    if message.kind == .create {
      (name, access) = (message.baseName, .creation)
    } else {
      name = message.memberName.withoutParentheses
      let isCall = message.text.hasSuffix(")")
      let writes = [.set, .write].contains(message.kind) || message.kind == .navigate && !isCall
      access = writes ? .write : isCall ? .call : .read
    }
    let parentheses = message.text.drop { $0 != "(" }.dropFirst().dropLast()
    let labels = parentheses.split(separator: ":").map(String.init)
    self.labels = labels
    if access != .creation, parentheses.isEmpty, message.arguments.count == 1 {
      written = SentValue(message.arguments[0])
    }
    guard labels.count == message.arguments.count else { return }
    values = Dictionary(zip(labels, message.arguments.map { SentValue($0) })) { first, _ in first }
  }

  init(calling name: String) { self.init(name, .call) }

  init(writing name: String) { self.init(name, .write) }

  private init(_ name: String, _ access: Access) {
    (self.name, self.access, labels, receiver, types) = (name, access, nil, nil, [])
    (home, part, isQuestion) = (.kit, nil, false)
  }

  /// The same call with any arguments.
  var withAnyValues: CallMark {
    var mark = self
    mark.values = [:]
    mark.written = nil
    return mark
  }

  /// Whether it does something. What only reads a property may also be the framework.
  var isAction: Bool { access != .read }

  /// The lines that send it.
  ///
  /// - Parameters:
  ///   - others: the names of objects in code. A line that names another one than the receiver does not send it.
  ///   - isOwn: whether the type of this code has a method of that name too, which it calls without an object. Asked once,
  ///     and only where the name is in the code: most names are in none, and to search a type takes long.
  func lines(
    in body: ArraySlice<SwiftToken>, _ certainty: Certainty, otherThan others: Set<CodeNames>,
    isOwn: @autoclosure () -> Bool = false
  ) -> [Int] {
    let (code, publisher) = (CodeAround(body), "$" + name)
    lazy var hasOwn = isOwn()
    let found = body.indices.compactMap { index -> Line? in
      let token = body[index]
      if token.kind == .string { return line(inText: token, certainty) }
      guard token.kind == .word, token.text == name || token.text == publisher else { return nil }
      let object = code.object(before: index)
      let cast = code.cast(before: index)
      let shared = code.typeOfShared(before: index)
      guard mayBe(object, certainty, otherThan: others), cast.map(mayBe(castTo:)) ?? true,
        shared.map(mayBe(sharedBy:)) ?? true, !hasOwn || isToOther(index, code),
        isSent(index, code, certainty), mayHaveValues(index, code)
      else { return nil }
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
    return !others.contains {
      $0.lifeline == object || certainty == .exact && $0.variable == object
    }
  }

  /// Whether the receiver can be cast to a type.
  private func mayBe(castTo type: String) -> Bool { types.isEmpty || types.contains(type) }

  /// Whether the receiver can be the shared object of a type.
  private func mayBe(sharedBy type: String) -> Bool {
    receiver == nil || home == .system || types.contains(type) || isReceiver(type)
  }

  /// It may be called by the last words of its name: a `PlayVC` by `vc`, and not by `c`.
  private func isReceiver(_ object: String) -> Bool {
    guard let name = receiver?.lifeline, name.lowercased().hasSuffix(object.lowercased()),
      let start = name.index(name.endIndex, offsetBy: -object.count, limitedBy: name.startIndex)
    else { return false }
    return name.hasWord(from: start)
  }

  private func isSent(_ index: Int, _ code: CodeAround, _ certainty: Certainty) -> Bool {
    switch certainty {
    case .written: access == .write && isSent(index, code)
    case .exact: isSent(index, code) && isToOther(index, code) && hasLabels(index, code)
    case .sent: isSent(index, code) && mayHaveLabels(index, code)
    case .mentioned: isMentioned(index, code) && mayHaveLabels(index, code)
    }
  }

  /// A method that is called without an object is the sender's own.
  private func isToOther(_ index: Int, _ code: CodeAround) -> Bool {
    access != .call || code.text(index - 1) == "." && code.object(before: index) != "self"
  }

  private func hasLabels(_ index: Int, _ code: CodeAround) -> Bool {
    guard access == .call || access == .creation, let labels else { return true }
    return Set(code.arguments(after: index).map(\.label)).isSubset(of: labels)
  }

  private func mayHaveLabels(_ index: Int, _ code: CodeAround) -> Bool {
    home != .app || access == .creation || hasLabels(index, code)
  }

  /// An argument that is a literal or a case in the code has the value that the message had.
  private func mayHaveValues(_ index: Int, _ code: CodeAround) -> Bool {
    if let written, let value = code.value(writtenAt: index), !SentValue(value).mayBe(written) {
      return false
    }
    guard !values.isEmpty else { return true }
    let arguments = code.arguments(after: index)
    return values.allSatisfy { label, value in
      arguments.first { $0.label == label }.map { SentValue($0.value).mayBe(value) } ?? true
    }
  }

  private func isSent(_ index: Int, _ code: CodeAround) -> Bool {
    let (next, second) = (code.text(index + 1), code.text(index + 2))
    switch access {
    case .call: return ["(", "{"].contains(next) || next == "?" && second == "("
    case .creation:
      // `Type.init` alone may only be kept, for later.
      let isOpen = code.text(index + 3) == "("
      if let part { return next == "." && second == part && isOpen }
      let isInit = next == "." && second == "init" && isOpen
      return next == "(" || next == "{" && !code.isTypeOnly(index) || isInit
    case .write: return code.isWritten(index)
    case .read: return code.text(index - 1) == "."
    }
  }

  /// A label of an argument and the parameter of a closure are something else, and a type may be named without being
  /// created.
  private func isMentioned(_ index: Int, _ code: CodeAround) -> Bool {
    let next = code.text(index + 1)
    let isLabel = next == ":" && code.text(index - 1) != "."
    guard access != .creation, !isQuestion, !isLabel, next != "in" else { return false }
    return access != .write || next == "("
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

extension String {
  /// Whether a word begins there: `Store` and `VSStore` in `FolderVSStore`.
  fileprivate func hasWord(from start: Index) -> Bool {
    guard start > startIndex else { return true }
    guard start < endIndex, self[start].isUppercase else { return false }
    let second = index(after: start)
    return !self[index(before: start)].isUppercase
      || (second < endIndex && self[second].isLowercase)
  }
}
