import Foundation
import SourceCode

/// Builds the program with the learner's code in place of a pattern's own: the pattern's module is compiled anew and
/// linked with all other modules, which are there already.
struct Builder {
  let toolchain: Toolchain
  /// A folder for what is built.
  let work: URL

  enum Outcome {
    /// - Parameter untraced: the warnings about code that the recorder cannot see.
    case built(program: URL, untraced: [CompilerMessage])
    case refused([CompilerMessage])
  }

  /// - Parameters:
  ///   - module: such as `MVC`.
  ///   - files: the paths of all files of the module.
  ///   - own: the texts of the learner's files, by their paths.
  func build(
    _ module: String, of files: [URL], own: [String: String]
  ) throws(Judge.Failure) -> Outcome {
    let plan: BuildPlan
    do {
      plan = try BuildPlan(products: toolchain.products, module: module)
    } catch {
      throw .toolchain(error)
    }
    let object = work.appending(path: module + ".o")
    let compiled = Tool.run(
      plan.compiling + [
        "-module-name", module, "-parse-as-library", "-wmo", "-c", "-o", object.path,
        "-diagnostic-style", "llvm",
      ] + files.map(\.path), in: work)
    let messages = CompilerMessage.all(in: compiled.output, sources: own)
    guard compiled.hasSucceeded else {
      guard messages.contains(where: { $0.severity == .error }) else {
        throw .notCompiled(compiled.output)
      }
      return .refused(messages)
    }
    let program = work.appending(path: "program")
    let linked = Tool.run(
      plan.linking + ["-use-ld=lld", "-o", program.path, object.path, try list(plan, module)],
      in: work)
    guard linked.hasSucceeded else { throw .notLinked(linked.output) }
    let untraced = messages.filter { own.keys.contains($0.file) && $0.isAboutTracing }
    return .built(program: program, untraced: untraced)
  }

  /// All object files but those of the module itself, as a file for the linker.
  private func list(_ plan: BuildPlan, _ module: String) throws(Judge.Failure) -> String {
    let others = plan.objects.filter { !$0.contains("/\(module).build/") }
    let file = work.appending(path: "objects")
    try CodeFolder.write(others.joined(separator: "\n") + "\n", to: file)
    return "@" + file.path
  }
}
