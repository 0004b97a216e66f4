import Foundation

/// Builds the program of an exercise: the pattern's module is compiled with the learner's code in it, and linked with
/// all other modules, which are there already.
nonisolated struct Builder: Sendable {
  let toolchain: Toolchain
  /// How long compiling may take, in seconds. It takes a few.
  var longest = 90.0

  /// What is compiled.
  struct Input: Sendable {
    /// Such as `MVC`.
    var module: String
    /// All files of the module.
    var files: [URL]
    /// The texts of the learner's files, by their paths.
    var own: [String: String]
    /// How messages show the paths of files that are not the learner's: `read/App/Storyboard.swift`.
    var shown: [String: String] = [:]
    /// The modules that the pattern's code imports.
    var imports: Set<String> = []
  }

  enum Outcome: Sendable {
    case built(Built)
    case refused([CompilerMessage])
    /// It was ended after so many seconds, and had found nothing to refuse.
    case tooSlow(seconds: Int)
  }

  struct Built: Sendable {
    var program: URL
    /// The warnings about code that the recorder cannot see.
    var untraced: [CompilerMessage]
    /// What the code needs of what it may not use. Their files are those of the input.
    var accesses: [OutsideAccess]
  }

  /// - Parameters:
  ///   - work: a folder for what is built.
  ///   - stop: when it is raised, this throws ``Stopped``.
  func build(_ input: Input, in work: URL, until stop: StopSign) throws -> Outcome {
    let kit: ModuleKit
    do {
      kit = try ModuleKit(input.module, with: toolchain, until: stop)
    } catch let problem as Toolchain.Problem {
      throw Judge.Failure.toolchain(problem)
    }
    let object = work.appending(path: input.module + ".o")
    let compiled = try Tool.run(
      kit.compiling + [
        "-module-name", input.module, "-parse-as-library", "-wmo", "-c", "-o", object.path,
        "-diagnostic-style", "llvm", "-Xfrontend", "-solver-expression-time-threshold=8",
      ] + input.files.map(\.path), in: work, longest: longest, until: stop)
    guard compiled.hasSucceeded else { return try refusal(of: input, compiled) }
    let program = work.appending(path: "program")
    let linked = try Tool.run(
      kit.compiling.prefix(1) + [
        "-emit-executable", "-use-ld=lld", "-o", program.path, object.path, kit.library.path,
        // The library calls the pattern.
        "-Xlinker", "--export-dynamic",
        "-Xlinker", "-rpath", "-Xlinker", kit.library.deletingLastPathComponent().path,
      ], in: work, until: stop)
    guard linked.hasSucceeded else { throw Judge.Failure.notLinked(linked.output) }
    let messages = CompilerMessage.all(in: compiled.output, sources: input.own)
    let untraced = messages.filter { input.own.keys.contains($0.file) && $0.isAboutTracing }
    let accesses = try accesses(of: input, object, kit)
    return .built(Built(program: program, untraced: untraced, accesses: accesses))
  }

  private func accesses(of input: Input, _ object: URL, _ kit: ModuleKit) throws -> [OutsideAccess]
  {
    let known = try kit.former.reduce(into: Set<String>()) {
      $0.formUnion(try ObjectFile.read($1).needed)
    }
    let surroundings = Surroundings(module: input.module, known: known, imports: input.imports)
    return OutsideAccess.all(in: try ObjectFile.read(object.path), of: input.own, surroundings)
  }
}

nonisolated extension Builder {
  /// The code is to blame for what is found in the files that are compiled, and for nothing else.
  func refusal(of input: Input, _ compiled: Tool.Result) throws -> Outcome {
    let messages = CompilerMessage.all(in: compiled.output, sources: input.texts)
    if let module = messages.missingModule(of: input.imports) {
      throw Judge.Failure.toolchain(.incomplete(module))
    }
    let files = Set(input.files.map(\.path))
    let errors = messages.filter { $0.severity == .error }
    let isAboutCode =
      !errors.isEmpty && errors.allSatisfy { files.contains($0.file) || $0.isInExpansion }
    if isAboutCode, !errors.contains(where: \.isAboutModule) { return .refused(messages) }
    guard compiled.end == .outOfTime, errors.isEmpty else {
      throw Judge.Failure.notCompiled(compiled.output)
    }
    return .tooSlow(seconds: Int(longest))
  }
}

nonisolated extension Builder.Input {
  /// The texts of all files, by their paths: code that uses what the learner has changed may be in any of them.
  fileprivate var texts: [String: String] {
    let others = files.filter { own[$0.path] == nil }.map { file in
      (file.path, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
    return own.merging(others) { own, _ in own }
  }
}

nonisolated extension ObjectFile {
  fileprivate static func read(_ path: String) throws(Judge.Failure) -> ObjectFile {
    guard let data = FileManager.default.contents(atPath: path), let file = ObjectFile(data) else {
      throw .toolchain(.incomplete(path))
    }
    return file
  }
}

nonisolated extension CompilerMessage {
  /// Whether a module is broken that the code only imports.
  fileprivate var isAboutModule: Bool {
    text.contains(
      #/^(could not build (C|Objective-C) module|failed to build module|failed to emit precompiled module)/#
    )
  }
}

nonisolated extension [CompilerMessage] {
  /// A module of Lifeline's that the compiler does not find. Of the others, a learner may misspell one.
  fileprivate func missingModule(of known: Set<String>) -> String? {
    lazy.compactMap { message -> String? in
      let found = message.text.firstMatch(of: /(no such|missing required) module '(\w+)'/)
      guard let found, found.1 == "missing required" || known.contains(String(found.2)) else {
        return nil
      }
      return String(found.2)
    }.first
  }
}
