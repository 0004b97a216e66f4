import Foundation

/// Builds the program of an exercise: the pattern's module is compiled with the learner's code in it, and linked with
/// all other modules, which are there already.
nonisolated struct Builder: Sendable {
  let toolchain: Toolchain

  /// What is compiled.
  struct Input: Sendable {
    /// Such as `MVC`.
    var module: String
    /// All files of the module.
    var files: [URL]
    /// The texts of the learner's files, by their paths.
    var own: [String: String]
    /// The modules that the pattern's code imports.
    var imports: Set<String> = []
  }

  enum Outcome: Sendable {
    /// - Parameter untraced: the warnings about code that the recorder cannot see.
    case built(program: URL, untraced: [CompilerMessage])
    case refused([CompilerMessage])
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
        "-diagnostic-style", "llvm",
      ] + input.files.map(\.path), in: work, until: stop)
    let messages = CompilerMessage.all(in: compiled.output, sources: input.own)
    guard compiled.hasSucceeded else {
      if let module = messages.missingModule(of: input.imports) {
        throw Judge.Failure.toolchain(.incomplete(module))
      }
      guard messages.contains(where: { $0.severity == .error }) else {
        throw Judge.Failure.notCompiled(compiled.output)
      }
      return .refused(messages)
    }
    let program = work.appending(path: "program")
    let linked = try Tool.run(
      kit.compiling.prefix(1) + [
        "-emit-executable", "-use-ld=lld", "-o", program.path, object.path, kit.library.path,
        // The library calls the pattern.
        "-Xlinker", "--export-dynamic",
        "-Xlinker", "-rpath", "-Xlinker", kit.library.deletingLastPathComponent().path,
      ], in: work, until: stop)
    guard linked.hasSucceeded else { throw Judge.Failure.notLinked(linked.output) }
    let untraced = messages.filter { input.own.keys.contains($0.file) && $0.isAboutTracing }
    return .built(program: program, untraced: untraced)
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
