import Foundation

/// How the package manager compiles and links ``host``, as its log says: an exercise's code is compiled and linked in the
/// same way, without the package manager.
///
/// All of its build engines log the same: the commands, as a user could type them.
nonisolated struct BuildPlan: Codable, Equatable {
  /// The program that plays a learner's code. It has the same modules around it as a pattern has, and more.
  static let host = "ExerciseHost"

  /// The compiler, and the flags that all modules share.
  var compiling: [String]
  /// The plugin that expands macros: its path, `#`, and the names of its modules.
  var macros: String
  /// The flags of the program. Those that begin with `@` name a file with more of them.
  var linking: [String]

  /// - Parameter log: what the package manager printed when it built ``host``.
  init?(log: String) {
    let commands = log.split(separator: "\n").lazy.filter { $0.contains(Self.host) }
      .compactMap(Self.command)
    guard
      let compiling = commands.first(where: { $0.compiles(Self.host) }),
      let linking = commands.first(where: { $0.links(Self.host) }),
      let macros = compiling.value(of: "-load-plugin-executable")
    else { return nil }
    self.macros = macros
    self.compiling = compiling.compilerFlags
    self.linking = linking.linkerFlags
  }

  /// The words of a line, from the compiler on.
  private static func command(_ line: Substring) -> [String]? {
    let words = ShellWords.split(String(line))
    return words.firstIndex { $0.hasSuffix("/swiftc") }.map { Array(words[$0...]) }
  }

  /// The module that a line of the log compiles; `nil` for any other line.
  static func module(compiledBy line: Substring) -> String? {
    guard line.contains("-module-name"), let words = command(line), words.contains("-c") else {
      return nil
    }
    return words.value(of: "-module-name")
  }

  /// The object files of the program, and its other flags.
  var linked: (objects: [String], flags: [String]) {
    let words = linking.flatMap { word -> [String] in
      guard word.hasPrefix("@"),
        let text = try? String(contentsOfFile: String(word.dropFirst()), encoding: .utf8)
      else { return [word] }
      return ShellWords.split(text)
    }
    return (words.filter { $0.hasSuffix(".o") }, words.filter { !$0.hasSuffix(".o") })
  }
}

nonisolated extension [String] {
  fileprivate func compiles(_ module: String) -> Bool {
    value(of: "-module-name") == module && contains("-c")
  }

  fileprivate func links(_ program: String) -> Bool {
    contains("-emit-executable") && value(of: "-o")?.hasSuffix("/" + program) == true
  }

  /// The word after a flag. The package manager may hand the flag on with `-Xfrontend` before both.
  fileprivate func value(of flag: String) -> String? {
    guard let place = firstIndex(of: flag) else { return nil }
    return self[(place + 1)...].first { $0 != "-Xfrontend" }
  }

  /// The compiler with its flags, without those that say what is compiled, and where the result goes.
  fileprivate var compilerFlags: [String] {
    let withValue: Set = [
      "-I", "-F", "-target", "-Xcc", "-swift-version", "-default-isolation", "-package-name",
      "-module-cache-path", "-sdk", "-sysroot", "-enable-experimental-feature",
      "-enable-upcoming-feature",
    ]
    let alone = ["-D", "-O", "-static-stdlib", "-strict-"]
    var flags = Array(prefix(1))
    var rest = dropFirst()
    while let word = rest.popFirst() {
      if withValue.contains(word), let value = rest.popFirst() {
        flags += [word, value]
      } else if alone.contains(where: word.hasPrefix) {
        flags.append(word)
      }
    }
    return flags
  }

  /// The flags of the linker, without the name of the result.
  fileprivate var linkerFlags: [String] {
    let withValue: Set = ["-o", "-module-name"]
    return indices.dropFirst()
      .filter { !withValue.contains(self[$0]) && !withValue.contains(self[$0 - 1]) }
      .map { self[$0] }.filter { $0 != "-emit-executable" }
  }
}
