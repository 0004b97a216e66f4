import Trace

extension Trace {
  /// A trace from lines `sender > receiver : text | kind`, indented by nesting. Every line without
  /// indentation of kind `user` or `lifecycle` begins a turn. A line `* owner.property : old → new` is a change of state,
  /// and `holder.property = held` a reference, which a `~` before the held object makes weak. A line `- action` begins a
  /// turn of an action, a line `=` ends the action, and `= text` also says what is drawn then. `object : role` declares an
  /// object whose name does not say its role, `object : role Type` also its type. After its kind, a message may have values
  /// in brackets, and then the file of its code: `call ("Hi") @ App/PlayVC.swift`.
  init(_ pattern: String, flow: String) {
    self.init(header: .init(pattern: pattern))
    var reader = FlowReader(pattern: pattern)
    for line in flow.split(separator: "\n") { reader.read(line) }
    records = reader.records
  }
}

private struct FlowReader {
  let pattern: String
  private(set) var records: [Trace.Record] = []
  private var declared: Set<String> = []
  private var open: [Int] = []
  private var turn = 0
  private let changeLine = #/( *)\* (\S+)\.(\w+) : (.*) → (.*)/#
  private let messageLine = #/( *)(\S+) > (\S+) : (.*) \| (\S+)(?: \((.*)\))?(?: @ (\S+))?/#

  init(pattern: String) { self.pattern = pattern }

  mutating func read(_ line: Substring) {
    let words = line.split(separator: " ")
    if words.first == "*", let match = line.wholeMatch(of: changeLine) {
      declare(String(match.2))
      open = Array(open.prefix(match.1.count))
      let change = Trace.StateChange(
        parent: open.last, owner: String(match.2), property: String(match.3), old: String(match.4),
        new: String(match.5))
      return append(.state(change))
    }
    if words.count == 3, words[1] == "=",
      let match = line.wholeMatch(of: #/ *(\S+)\.(\w+) = (~?)(\S+)/#)
    {
      let (from, to) = (String(match.1), String(match.4))
      declare(from)
      declare(to)
      return append(
        .reference(
          .init(
            from: from, property: String(match.2), to: to,
            strength: match.3.isEmpty ? .strong : .weak)))
    }
    if words.first == "=" {
      return append(.screen(.init(turn: turn, text: words.dropFirst().joined(separator: " "))))
    }
    if words.first == "-" {
      return append(.turn(.init(number: turn + 1, action: String(line.dropFirst(2)))))
    }
    if 3...4 ~= words.count, words[1] == ":", let role = Role(rawValue: String(words[2])) {
      return declare(String(words[0]), role, type: words.dropFirst(3).first.map(String.init))
    }
    guard let match = line.wholeMatch(of: messageLine),
      let kind = MessageKind(rawValue: String(match.5))
    else { return precondition(!words.contains(">"), "No message: \(line)") }
    let (from, to) = (String(match.2), String(match.3))
    declare(from)
    declare(to)
    open = Array(open.prefix(match.1.count))
    if open.isEmpty, kind == .user || kind == .lifecycle || turn == 0 { turn += 1 }
    append(
      .message(
        .init(
          turn: turn, depth: open.count, parent: open.last, kind: kind, from: from, to: to,
          text: String(match.4), arguments: match.6.map { [String($0)] } ?? [],
          location: match.7.map { .init(file: String($0), line: 1) })))
    open.append(records.count)
  }

  private mutating func declare(_ name: String, _ role: Role? = nil, type: String? = nil) {
    guard declared.insert(name).inserted else { return }
    append(
      .participant(
        .init(name: name, type: type ?? name, role: role ?? Role(of: name, in: pattern))))
  }

  private mutating func append(_ event: Trace.Event) {
    records.append(.init(n: records.count + 1, event: event))
  }
}

extension Role {
  /// The role of an object with this name.
  fileprivate init(of name: String, in pattern: String) {
    let stem = name.last?.isNumber == true ? name.dropLast() : name[...]
    let screen: Role =
      switch pattern {
      case "mvvm-c": .viewController
      case "mvp", "viper": .viewImpl
      default: .controller
      }
    let endings: [(String, Role)] = [
      ("VSStore", .viewStateModel), ("Store", .model), ("Folder", .model), ("Recording", .model),
      ("UIKit", .system), ("Nav", .system), ("VC", screen), ("VM", .viewModel), ("View", screen),
      ("Presenter", .presenter), ("Interactor", .interactor), ("Router", .router),
      ("Data", .data), ("Service", .service),
    ]
    let isWidget = name.first?.isLowercase == true
    let ending = isWidget ? nil : endings.first { stem.hasSuffix($0.0) }?.1
    self = Role(heading: name) ?? (name == "SplitVC" ? .rootController : ending ?? .view)
  }
}
