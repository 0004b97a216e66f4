import Analysis
import Cells
import Diagrams
import Localization
import SourceCode
import Trace

/// Answers `code`: the Swift code of a message or a name.
struct CodeCommands: Room {
  let renderer: RunRenderer

  /// The message at which you are.
  func here(_ request: Request) throws(ShellProblem) -> Reply {
    try code(ofMessage: run.numberHere(else: .stepping(.notStepping)), request.options)
  }

  func code(_ request: Request) throws(ShellProblem) -> Reply {
    switch try request[.codeSubject] {
    case .message(let number): try code(ofMessage: number, request.options)
    case .name(let name): try code(of: name, request.options)
    }
  }

  // MARK: A message

  private func code(ofMessage number: Int, _ options: Options) throws(ShellProblem) -> Reply {
    let sources = try requireSources()
    let trace = try run.position == nil ? run.traceToStep() : run.trace()
    let messages = renderer.diagram(of: trace, run.numbered(options)).messages
    guard let message = messages.first(where: { $0.number == number }), let record = message.record,
      let code = CodeFinder(trace, in: sources).code(of: record)
    else { throw .run(.filter(.noMessage(number, last: messages.last?.number ?? 0))) }
    if options[.json] { return Reply(json: [code.json(number)]) }
    let arrow = options[.ascii] || options[.plain] ? "->" : "→"
    let title = "\(number)  \(message.from) \(arrow) \(message.to): \(message.text)".printable
    return Reply(
      CodeSheet(code: code, title: title, options: options).styled(width: width(options)))
  }

  // MARK: A name

  private func code(of name: String, _ options: Options) throws(ShellProblem) -> Reply {
    let found = try declarations(of: name)
    let excerpts = found.map { Excerpt($0.declaration, in: $0.file) }
    if options[.json] { return Reply(json: excerpts.map(\.json)) }
    let width = width(options)
    return Reply(
      .stack(
        excerpts.map { excerpt in
          .wrapped(excerpt.symbol, to: width, .strong) + .wrapped(excerpt.place, to: width, .faint)
            + NumberedCode(excerpt: excerpt).styled(width: width, options)
        }))
  }

  /// In the pattern that you look at; else in all sources.
  private func declarations(of name: String) throws(ShellProblem) -> [ScopedSources.Found] {
    let folder = try requireSources()
    let trace = try? run.trace()
    let finder = trace.map { CodeFinder($0, in: folder) }
    let dot = name.prefix { $0 != "(" }.firstIndex(of: ".") ?? name.endIndex
    let subject = String(name[..<dot])
    // Another app may have a type of the same name.
    if finder?.sources.hasPattern == false,
      let object = trace?.participants.first(where: { $0.name == subject || $0.type == subject })
    {
      throw .code(.ofOtherApp(object: object.name.printable, type: object.type.printable))
    }
    let symbol = (finder?.type(of: subject) ?? subject) + name[dot...]
    for scope in [scope(finder), SourceScope()] {
      let found = folder.sources(in: scope).declarations(withExtensions: symbol)
      if !found.isEmpty { return found }
    }
    // A name that you have read in a call.
    let sources = folder.sources(in: scope(finder))
    let members = sources.usedMembers(named: name)
    if !members.isEmpty { return members }
    guard sources.members(named: name).isEmpty else { throw .code(.notInPattern(name)) }
    throw .code(.unknownSymbol(name, known: names.filter { $0 != name }))
  }

  private func scope(_ finder: CodeFinder?) -> SourceScope {
    finder?.sources.scope ?? SourceScope(pattern: run.play?.pattern.name)
  }

  /// What you can ask for: the objects of the run, the types of the pattern, and their members. Of an app from elsewhere,
  /// nothing.
  var names: [String] {
    guard let folder = try? requireSources() else { return [] }
    let trace = try? run.trace()
    let finder = trace.map { CodeFinder($0, in: folder) }
    guard finder?.sources.hasPattern != false else { return [] }
    let symbols = folder.sources(in: scope(finder)).ownSymbols
    let objects = trace?.participants.flatMap { object in
      let members = symbols.filter { $0.hasPrefix(object.type + ".") }
      return [object.name] + members.map { object.name + $0.dropFirst(object.type.count) }
    }
    return (objects ?? []) + symbols
  }

  private func requireSources() throws(ShellProblem) -> SourceFolder {
    guard let sources = library.sources, !sources.isEmpty else { throw .code(.noSources) }
    return sources
  }
}

extension ScopedSources {
  /// For a type, its extensions too.
  fileprivate func declarations(withExtensions symbol: String) -> [Found] {
    let found = declarations(of: symbol)
    guard let type = found.first?.declaration, type.isType else { return Array(found.prefix(1)) }
    let extensions = self.found(mentioning: symbol) {
      $0.kind == .extension && $0.name == symbol
    }
    return found.prefix(1) + extensions.filter { $0.file.app == found[0].file.app }
  }
}

extension MessageCode {
  fileprivate func json(_ number: Int) -> JSON {
    .object(of: [
      "message": number, "call": call.json, "receiver": receiver.excerpt?.json,
    ])
  }
}

extension MessageCode.Call {
  fileprivate var json: JSON {
    switch self {
    case .lines(let lines, let excerpt): .object(excerpt.members(lines))
    case .perhaps(let lines, let excerpt):
      .object(excerpt.members(lines) + [.init("perhaps", .bool(true))])
    case .subscription(let lines, let excerpt):
      .object(excerpt.members(lines) + [.init("subscription", .bool(true))])
    case .write(let property, let writer):
      .object(of: ["property": property, "writer": writer])
    case .otherDevice: .string("other device")
    case .person(let action): .object(of: ["person": action])
    case .framework: .string("framework")
    case .unknown: .null
    }
  }
}

extension Excerpt {
  /// Some of its lines.
  fileprivate func members(_ lines: [Int]) -> [JSON.Member] {
    .init(["symbol": symbol, "file": file.path, "lines": lines])
  }

  fileprivate var json: JSON {
    .object(of: [
      "symbol": symbol, "file": file.path, "line": lines.lowerBound, "source": source,
    ])
  }
}
