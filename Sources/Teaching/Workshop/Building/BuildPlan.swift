import Foundation

/// How the package manager compiled a module and linked the program, read from the plan that it leaves beside its
/// products: an exercise's code is compiled and linked in the same way, without the package manager.
struct BuildPlan {
  /// The compiler and the flags that all modules of the apps share.
  let compiling: [String]
  /// The compiler, the libraries and the flags of the program.
  let linking: [String]
  /// The object files of the program.
  let objects: [String]

  /// - Parameters:
  ///   - products: the folder of the program, such as `.build/debug`.
  ///   - module: the module to compile, such as `MVC`.
  init(products: URL, module: String) throws(Toolchain.Problem) {
    let products = products.resolvingSymlinksInPath()
    let build = products.deletingLastPathComponent().deletingLastPathComponent()
    let plan = build.appending(path: products.lastPathComponent + ".yaml")
    guard let text = try? String(contentsOf: plan, encoding: .utf8) else { throw .noPlan }
    let commands = text.split(separator: "\n").lazy.compactMap(Self.arguments)
    guard let compiling = commands.first(where: { $0.names(module: module) && $0.contains("-c") })
    else { throw .noModule(module) }
    guard let linking = commands.first(where: { $0.links("lifeline") }),
      let list = linking.first(where: { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") }),
      let objects = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
    else { throw .noObjects }
    self.compiling = compiling.compilerFlags
    self.linking = linking.linkerFlags
    self.objects = objects.split(separator: "\n").map(String.init)
  }

  private static func arguments(of line: Substring) -> [String]? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("args: [") else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(6).utf8))
  }
}

extension [String] {
  fileprivate func names(module: String) -> Bool { value(of: "-module-name") == module }

  fileprivate func links(_ program: String) -> Bool {
    contains("-emit-executable") && names(module: program)
  }

  private func value(of flag: String) -> String? {
    firstIndex(of: flag).flatMap { $0 + 1 < count ? self[$0 + 1] : nil }
  }

  /// The compiler with its flags, without those that say what is compiled, and where the result goes.
  fileprivate var compilerFlags: [String] {
    let withValue: Set = [
      "-I", "-target", "-Xcc", "-Xfrontend", "-swift-version", "-default-isolation",
      "-package-name", "-module-cache-path", "-sdk",
    ]
    let alone = ["-D", "-O", "-static-stdlib"]
    return Array(prefix(1))
      + indices.dropFirst().flatMap { index -> [String] in
        if withValue.contains(self[index - 1]) { return [self[index - 1], self[index]] }
        return alone.contains { self[index].hasPrefix($0) } ? [self[index]] : []
      }
  }

  /// The linker's flags, without the list of object files and the name of the result.
  fileprivate var linkerFlags: [String] {
    let isResult = indices.filter { $0 > 0 && self[$0 - 1] == "-o" || self[$0] == "-o" }
    return indices.filter { !isResult.contains($0) && !self[$0].hasPrefix("@") }.map { self[$0] }
  }
}
