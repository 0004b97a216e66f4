import Analysis
import Foundation
import Lessons
import SourceCode
import Stage
import TestSupport
import Testing
import Trace

/// Whatever gets a message can be shown as code.
@MainActor struct CodeLawTests {
  private static let folder = Repository.root + "/Sources/Apps"
  private static let sources = SourceFolder(path: folder)
  private static var linesRead: [String: [String]] = [:]

  @Test(arguments: await Performance.some)
  func `every method that gets a message has code, as it is on disk`(
    _ performance: Performance
  ) throws {
    for (message, code) in try Self.run(performance).codes where message.callsMethod {
      let told = "\(performance): \(message.to).\(message.text)"
      guard let code = code?.receiver.code(of: message) else {
        Issue.record("no code for \(told)")
        continue
      }
      #expect(
        message.isNamed(by: code) || code.symbol.hasSuffix(".forwardingTarget(for:)"),
        "\(told) is told as \(code.symbol)")
      let lines = try Self.linesOnDisk(code.file.path)
      #expect(code.source == Array(lines[code.lines.lowerBound - 1..<code.lines.upperBound]))
    }
  }

  /// `SourceScope` makes the name of the type from the id.
  @Test(arguments: await MistakenPattern.all)
  func `the code of a mistake is in a type that is called like it`(
    _ mistaken: MistakenPattern
  ) throws {
    let pattern = mistaken.pattern.name
    let header = Trace.Header(pattern: pattern, mistake: mistaken.id)
    let type = try #require(SourceScope(header).mistake)
    let folder = "/mistakes/\(pattern.replacing("-", with: ""))/"
    let found = Self.sources.sources(in: SourceScope()).declarations(of: type)
    #expect(found.contains { $0.file.path.lowercased().contains(folder) }, "\(type)")
  }

  @Test(arguments: [
    ("viper.m3", "FolderDefaultRouter.showFolder", "VIPER/Wrong.swift"),
    ("viper.leak-router", "FolderModule.buildDefault", "VIPER/Wrong.swift"),
    ("viper.entity", "FolderDefaultRouter.showPlayer", "VIPER/Entity.swift"),
    ("mvp.m2", "FolderRouter.showFolder", "MVP/Wrong.swift"),
  ])
  func `of a mistake, the code is found that runs`(
    _ mistake: String, _ symbol: String, _ file: String
  ) {
    let pattern = String(mistake.prefix { $0 != "." })
    let scope = SourceScope(Trace.Header(pattern: pattern, mistake: mistake))
    let found = Self.sources.sources(in: scope).declaration(of: symbol)
    #expect(found?.file.path == "Recordings/Mistakes/" + file)
  }

  @Test(arguments: [
    ("mvp.glue", "PlayConfigurator(recordingID:)", "MVP/Glue.swift"),
    ("mvp.m2", "FolderConfigurator(folderID:)", "MVP/Wrong.swift"),
    ("viper.m2", "FolderDefaultView()", "VIPER/Wrong.swift"),
    ("viper.m2", "FolderDefaultInteractor(service:)", "VIPER/M2.swift"),
  ])
  func `of a mistake, the line is found that sends a message`(
    _ mistake: String, _ text: String, _ file: String
  ) throws {
    let mistaken = try #require(MistakenPattern.all.first { $0.id == mistake })
    var trace = try Scenarios.trace("launch", in: mistaken.pattern, with: mistaken.mistake)
    trace.header.mistake = mistake
    let finder = CodeFinder(trace, in: Self.sources)
    let n = try #require(trace.messages.first { $0.message.text == text }?.n)
    guard case .lines(_, let excerpt) = finder.code(of: n)?.call else {
      Issue.record("no line for \(text)")
      return
    }
    #expect(excerpt.file.path == "Recordings/Mistakes/" + file)
  }

  /// Learners ask about parts: the shell shows a scenario without its set-up. What was handed over in the set-up is not
  /// known then.
  @Test(arguments: await Seed.share(of: Performance.all))
  func `a part without the set-up names no other code than the whole`(_ performance: Performance)
    throws
  {
    let part = try performance.trace()
    let finder = CodeFinder(part, in: Self.sources)
    let whole = try Self.run(performance).codes.suffix(part.messages.count)
    for ((n, message), known) in zip(part.messages, whole) {
      #expect(message.text == known.message.text)
      guard let symbol = finder.code(of: n)?.receiver.excerpt?.symbol else { continue }
      #expect(
        symbol == known.code?.receiver.excerpt?.symbol, "\(performance): \(message.text)")
    }
  }

  /// With the method in which the service starts its timer.
  @Test(arguments: [
    ("mvc", "play", "Player.startTimer()"), ("mvc", "record", "Recorder.start()"),
    ("viper", "play", "AudioDefaultService.play()"),
    ("viper", "record", "AudioDefaultService.startRecording(_:update:)"),
  ])
  func `what the clock calls is a closure where the timer was started`(
    _ name: String, _ scenario: String, _ symbol: String
  ) throws {
    let trace = try Scenarios.trace(scenario, in: Pattern.named(name))
    let finder = CodeFinder(trace, in: Self.sources)
    for (n, message) in trace.messages where message.text == "fire()" {
      let code = try #require(finder.code(of: n))
      guard case .closure(let excerpt) = code.receiver, case .framework = code.call else {
        Issue.record("\(code)")
        continue
      }
      #expect(excerpt.symbol == symbol)
    }
  }

  @Test(arguments: [
    ("mvvm-c", "record", "RecordViewController()", "Coordinator.makeScene(_:): [29]"),
    (
      "mvvm-c", "record", "timeLabelText",
      "subscription in RecordViewController.viewDidLoad(): [29]"
    ),
    ("mvvm-c", "record", "timeLabelText", "RecordViewModel.recorderStateChanged(time:): [22]"),
    (
      "mvc-vs", "record", "handleViewState(_:_:)",
      "subscription in RecordViewController.viewDidLoad(): [26]"
    ),
    ("tea", "record", "update", "Subscription.progress(of:): [32, 33]"),
  ])
  func `a line is found that leads to a message which it does not name`(
    _ pattern: String, _ scenario: String, _ text: String, _ words: String
  ) throws {
    let trace = try Scenarios.trace(scenario, in: Pattern.named(pattern))
    let finder = CodeFinder(trace, in: Self.sources)
    let found = trace.messages.filter { $0.message.text == text && $0.message.kind != .subscribe }
      .map { finder.code(of: $0.n)?.call.words ?? "" }
    #expect(found.contains(words), "\(found)")
  }

  /// The window has no lifeline.
  @Test(arguments: await Performance.some)
  func `what shows the first screen is a write to a window`(_ performance: Performance) throws {
    for (message, code) in try Self.run(performance).codes
    where message.text == "rootViewController" {
      #expect(code?.receiver.excerpt?.symbol == "UIWindow.rootViewController")
      guard case .lines = code?.call else {
        Issue.record("\(performance): \(message.call)")
        continue
      }
    }
  }

  /// A module sees of another one only what is public.
  @Test(arguments: await Performance.some)
  func `what a pattern asks of the shared model is public`(_ performance: Performance) throws {
    let run = try Self.run(performance)
    for (message, code) in run.codes where message.kind == .query {
      guard let excerpt = code?.receiver.excerpt, excerpt.file.path.contains("/Shared/"),
        let sender = run.trace.participants.first(where: { $0.name == message.from }),
        let type = run.sources.declarations(of: sender.type).first,
        !type.file.path.contains("/Shared/")
      else { continue }
      #expect(
        excerpt.source[0].contains("public ") || excerpt.source[0].contains("open "),
        "\(performance): \(message.from) asks for \(excerpt.symbol)")
    }
  }

  @Test(arguments: await Performance.some)
  func `no code shows how messages are recorded`(_ performance: Performance) throws {
    for (message, code) in try Self.run(performance).codes {
      guard let code else { continue }
      var shown = code.receiver.excerpt.map { $0.source } ?? []
      if case .lines(let lines, let excerpt) = code.call {
        shown += lines.map { excerpt.file.lines[$0 - 1] }
      }
      let words = ["deliver(", "_capture(", "TraceRecorder", "acting(", "quietly("]
      for line in shown where words.contains(where: line.contains) {
        Issue.record("\(performance): \(message.text): \(line)")
      }
    }
  }

  @Test(arguments: await Performance.some)
  func `the line that sent a message names it`(_ performance: Performance) throws {
    for (message, code) in try Self.run(performance).codes {
      guard case .lines(let lines, let code) = code?.call else { continue }
      let name = message.text.prefix { $0 != "(" }.drop { $0 == "$" }
      for line in lines {
        #expect(code.lines.contains(line), "\(performance): \(message.text)")
        let line = code.file.lines[line - 1]
        #expect(
          line.contains(name) || message.isMadeOrSent(in: line), "\(performance): \(message.text)")
      }
    }
  }

  @Test(arguments: await Performance.some)
  func `what no line of the app makes is made in no line of it`(
    _ performance: Performance
  ) throws {
    let run = try Self.run(performance)
    for (message, code) in run.codes where message.kind == .create {
      guard case .framework(isUncalled: true) = code?.call else { continue }
      let name = String(message.text.prefix { $0 != "(" })
      let members = run.sources.found(mentioning: name) { !$0.isType && $0.kind != .extension }
      for (file, member) in members where file.app != nil {
        let lines = file.lines[member.lines.lowerBound - 1..<member.lines.upperBound]
        #expect(!lines.contains { $0.contains("\(name)(") }, "\(performance): \(member.symbol)")
      }
    }
  }

  @Test(arguments: await Performance.some)
  func
    `the line that creates an object calls its type, and the line that writes to one names no other`(
      _ performance: Performance
    ) throws
  {
    let run = try Self.run(performance)
    let names = Set(run.trace.participants.map(\.name.inCode))
    for (message, code) in run.codes {
      guard case .lines(let lines, let code) = code?.call else { continue }
      let name = String(message.text.prefix { $0 != "(" })
      for line in lines.map({ code.file.lines[$0 - 1] }) {
        if message.kind == .create {
          let calls = ["\(name)(", "\(name) {", "\(name).init", "\(name).State("]
          #expect(
            calls.contains(where: line.contains) || message.isMadeOrSent(in: line),
            "\(performance): \(message.text): \(line)")
        } else if message.kind == .set {
          let written = line.matches(of: /(\w+)[?!]?\.(\w+) *=[^=]/).filter { $0.2 == name }
          let owners = written.map { String($0.1) }.filter(names.contains)
          #expect(
            owners.allSatisfy { $0 == message.to.inCode },
            "\(performance): \(message.to).\(name): \(line)")
        }
      }
    }
  }
}

extension Trace.Message {
  /// Whether a line makes the object by a storyboard, or writes the property from which a value is made. Neither names what
  /// it leads to.
  fileprivate func isMadeOrSent(in line: String) -> Bool {
    switch kind {
    case .create: line.contains("instantiateViewController(")
    case .binding: line.contains(" = ")
    default: false
    }
  }
}

extension String {
  /// What an object may be called in code: `PlayVC` of `PlayVC2`.
  fileprivate var inCode: String { replacing(/[0-9']+$/, with: "") }
}

extension CodeLawTests {
  /// A run with its set-up, and the code of all its messages.
  private struct Run {
    let trace: Trace
    let sources: ScopedSources
    let codes: [(message: Trace.Message, code: MessageCode?)]
  }

  private static var runs: [String: Run] = [:]

  /// The code is looked for once.
  private static func run(_ performance: Performance) throws -> Run {
    if let run = runs[performance.testDescription] { return run }
    let trace = try performance.trace(withSetup: true)
    let finder = CodeFinder(trace, in: sources)
    let codes = trace.messages.map { ($0.message, finder.code(of: $0.n)) }
    let run = Run(trace: trace, sources: finder.sources, codes: codes)
    runs[performance.testDescription] = run
    return run
  }

  fileprivate static func linesOnDisk(_ path: String) throws -> [String] {
    if let lines = linesRead[path] { return lines }
    let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    linesRead[path] = lines
    return lines
  }
}

extension MessageCode.Call {
  fileprivate var words: String {
    switch self {
    case .lines(let lines, let excerpt): "\(excerpt.symbol): \(lines)"
    case .subscription(let lines, let excerpt): "subscription in \(excerpt.symbol): \(lines)"
    default: "none"
    }
  }
}

extension MessageCode.Receiver {
  /// A method or property of the receiver. Where a data source has no such method, the receiver's closure that
  /// it was created with; of a view that is a value, the body that has the closure.
  fileprivate func code(of message: Trace.Message) -> Excerpt? {
    switch self {
    case .member(let code): code
    case .forwarding(let code): code
    case .closure(let code) where message.isClosureOfDataSource || message.kind == .lifecycle: code
    case .closure, .type, .unknown: nil
    }
  }
}

extension Trace.Message {
  fileprivate var isClosureOfDataSource: Bool {
    kind == .datasource && text.hasPrefix("cellProvider(")
  }

  /// Objective-C calls the setter of a property `title` `setTitle(_:)`. A closure has no name: the method in which
  /// it is written makes a data source.
  fileprivate func isNamed(by code: Excerpt) -> Bool {
    let name = String(text.prefix { $0 != "(" })
    if isClosureOfDataSource { return code.text.contains("DataSource(") }
    if kind == .lifecycle, code.symbol.hasSuffix(".body") { return code.text.contains(".\(name)") }
    return code.symbol.contains(".\(name)(")
      || name.hasPrefix("set")
        && code.symbol.lowercased().hasSuffix(".\(name.dropFirst(3).lowercased())")
  }

  /// Whether it is a call of a method that is written down. A closure has no name of its own.
  fileprivate var callsMethod: Bool {
    text.hasSuffix(")") && ![.closure, .create, .user].contains(kind)
  }
}
