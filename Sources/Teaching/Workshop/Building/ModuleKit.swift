import Files
import Foundation

/// What it takes to build the program of an exercise in one pattern, without the package manager: the compiler's flags,
/// a library of everything but the pattern's module, and a memory for the expansions of macros.
nonisolated struct ModuleKit {
  let compiling: [String]
  let library: URL
  /// The object files of the module as the build has it.
  let former: [String]

  private init(_ plan: BuildPlan, _ module: String, in folder: URL) {
    let modules = plan.macros.split(separator: "#").last.map(String.init) ?? ""
    let macros = folder.appending(path: Self.macros).path + "#" + modules
    compiling = plan.compiling + ["-load-plugin-executable", macros]
    library = folder.appending(path: Self.library)
    former = plan.linked.objects.filter { Parts.isObject($0, of: module) }
  }

  private static let macros = "macros"
  private static let library = "libHost.so"

  /// The kit of a module. It is made when there is none yet, or when the build has changed since.
  init(_ module: String, with toolchain: Toolchain, until stop: StopSign) throws {
    try toolchain.requireCurrent()
    let kits = toolchain.kits
    try CodeFolder.make(kits)
    let folder = kits.appending(path: module)
    let plan = try FileLock.holding(kits.appending(path: "lock"), until: stop) {
      let plan = try toolchain.plan(until: stop)
      let parts = try Parts(of: plan, module, toolchain)
      let made = FileFacts(at: folder.appending(path: Self.library).path)?.saved
      if made.map({ $0 < parts.date }) ?? true { try Self.make(folder, parts, plan, until: stop) }
      return plan
    }
    self.init(plan, module, in: folder)
  }

  /// The files of the build that it is made of.
  private struct Parts {
    let objects: [String]
    let flags: [String]
    /// The plugin that expands macros, and the program that remembers what it said.
    let plugin: String
    let memory: String
    /// When the newest of them was written, in nanoseconds since 1970.
    private(set) var date: Int

    init(of plan: BuildPlan, _ module: String, _ toolchain: Toolchain) throws(Toolchain.Problem) {
      let linked = plan.linked
      objects = linked.objects.filter { !Self.isObject($0, of: module) }
      flags = linked.flags
      plugin = plan.macros.split(separator: "#").first.map(String.init) ?? ""
      memory = toolchain.products.appending(path: "MacroMemory").path
      guard let planned = FileFacts(at: toolchain.planFile.path) else {
        throw .incomplete(toolchain.planFile.path)
      }
      date = planned.saved
      for file in objects + [plugin, memory] {
        guard let written = FileFacts(at: file) else { throw .incomplete(file) }
        date = max(date, written.saved)
      }
    }

    /// One engine has a folder of object files for each module, the other one a single file.
    static func isObject(_ path: String, of module: String) -> Bool {
      path.contains("/\(module).build/") || path.hasSuffix("/\(module).o")
    }
  }

  /// Makes it next to its place, so that a kit that is there is whole.
  private static func make(
    _ folder: URL, _ parts: Parts, _ plan: BuildPlan, until stop: StopSign
  ) throws {
    let draft = folder.appendingPathExtension("draft")
    let files = FileManager.default
    try? files.removeItem(at: draft)
    let list = draft.appending(path: "objects")
    try CodeFolder.write(parts.objects.joined(separator: "\n") + "\n", to: list)
    let linked = try Tool.run(
      plan.compiling.prefix(1) + parts.flags + [
        "-emit-library", "-use-ld=lld", "-Xlinker", "--strip-debug", "-o",
        draft.appending(path: library).path, "@" + list.path,
      ], in: draft, until: stop)
    guard linked.hasSucceeded else { throw Judge.Failure.notLinked(linked.output) }
    let program = draft.appending(path: macros)
    do {
      try files.copyItem(atPath: parts.memory, toPath: program.path)
      try files.createSymbolicLink(
        atPath: program.path + ".plugin", withDestinationPath: parts.plugin)
      try? files.removeItem(at: folder)
      try files.moveItem(at: draft, to: folder)
    } catch {
      throw Judge.Failure.notWritten(error.reason)
    }
  }
}
