import Files
import Foundation

/// What exercises need to be built: a Swift compiler, and the modules that Lifeline was built of.
public nonisolated struct Toolchain: Sendable {
  /// The folder of the program that runs, as the package manager has built it.
  public let products: URL
  /// The program that runs. It is as old as the modules in it.
  let program: URL
  /// The folder of the package.
  let package: URL

  /// Why nothing can be built, until it is mended. Paths are whole.
  public enum Problem: Error, Equatable, Sendable {
    /// The program was installed.
    case noModules
    /// The package was built in one folder, and is in another one now.
    case moved(from: String, to: String)
    /// A source of the app has changed since the program was built.
    case outdated(source: String)
    /// Swift has changed since the program was built.
    case otherSwift(built: String, now: String)
    /// A part of the build is missing: a file, or a module that has to be compiled first.
    case incomplete(String)
    /// The package manager could not build, or did not say how. Its own words.
    case noPlan(String)
  }

  /// - Parameter program: the path of the program that runs.
  public init(nextTo program: URL) throws(Problem) {
    try self.init(nextTo: program, builtIn: Self.package(of: URL(filePath: #filePath)))
  }

  /// - Parameter former: the folder of the package when the program was built.
  init(nextTo program: URL, builtIn former: URL?) throws(Problem) {
    let program = program.resolvingSymlinksInPath()
    let products = program.deletingLastPathComponent()
    guard Self.hasModules(products), let package = Self.package(of: program) ?? former else {
      throw .noModules
    }
    if let former, former.path != package.path { throw .moved(from: former.path, to: package.path) }
    (self.program, self.products, self.package) = (program, products, package)
  }

  /// Each build engine has its own place for them.
  private static func hasModules(_ products: URL) -> Bool {
    ["Modules/ToyKit.swiftmodule", "ToyKit.swiftmodule"].contains {
      FileFacts(at: products.appending(path: $0).path) != nil
    }
  }

  /// The package that a file is in.
  private static func package(of file: URL) -> URL? {
    var folder = file.resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let isPackage = ["Package.swift", Self.hostSource].allSatisfy {
        FileFacts(at: folder.appending(path: $0).path) != nil
      }
      if isPackage { return folder }
    }
    return nil
  }

  /// The only file of ``BuildPlan/host``, in the package.
  static let hostSource = "Sources/Teaching/ExerciseHost/main.swift"
}

nonisolated extension Toolchain {
  /// The floors of the package that an exercise's program is made of.
  private static let floors = ["Sources/Support", "Sources/Tracing", "Sources/Apps"]

  /// Throws when the program is older than a source of the app. The right runs of an exercise come from the program, the
  /// learner's from the sources: they would differ for no fault of the learner.
  func requireCurrent() throws(Problem) {
    guard let built = FileFacts(at: program.path) else { throw .incomplete(program.path) }
    for floor in Self.floors {
      let folder = package.appending(path: floor).path
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for path in paths where path.hasSuffix(".swift") {
        if let file = FileFacts(at: folder + "/" + path), file.saved > built.saved {
          throw .outdated(source: floor + "/" + path)
        }
      }
    }
  }

  /// The compiler that builds exercises, as it calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`. Empty when it
  /// cannot be started; then nothing can be built either. As long as a plan is kept, it is the one in the plan, whatever
  /// the search path says.
  public var compiler: String {
    let words = keptPlan.map { [$0.swift.path] } ?? ["/usr/bin/env", "swiftc"]
    return (try? version(of: words, until: StopSign())) ?? ""
  }

  /// The folder of what is made once after a build, and then used by every check.
  var kits: URL { products.appending(path: "ExerciseKits") }
  var planFile: URL { kits.appending(path: "plan.json") }

  /// How the package manager builds, and what that depends on.
  struct KeptPlan: Codable {
    var plan: BuildPlan
    var products: String
    var swift: Swift

    struct Swift: Codable, Equatable {
      var path: String
      var seconds: Int
      /// As `swiftc --version` says.
      var version: String
    }
  }

  /// The plan that was kept, if it still holds; else the package manager is asked again. That takes seconds.
  func plan(until stop: StopSign) throws -> BuildPlan {
    if let kept = keptPlan {
      let compiler = kept.swift.path
      if FileFacts(at: compiler)?.seconds == kept.swift.seconds { return kept.plan }
      let now = try version(of: [compiler], until: stop)
      if now == kept.swift.version { return kept.plan }
      let planned = FileFacts(at: planFile.path)?.saved ?? .max
      let isBuiltSince = FileFacts(at: program.path).map { $0.saved > planned } ?? false
      guard isBuiltSince else { throw Problem.otherSwift(built: kept.swift.version, now: now) }
    }
    return try newPlan(until: stop)
  }

  /// `nil` where it is of other products, or older than the package's description.
  private var keptPlan: KeptPlan? {
    let kept = (try? Data(contentsOf: planFile)).flatMap {
      try? JSONDecoder().decode(KeptPlan.self, from: $0)
    }
    return kept.flatMap { $0.products == products.path && isNewerThanDescription ? $0 : nil }
  }

  private var isNewerThanDescription: Bool {
    guard let kept = FileFacts(at: planFile.path) else { return false }
    return ["Package.swift", "Package.resolved"].allSatisfy {
      FileFacts(at: package.appending(path: $0).path).map { $0.saved < kept.saved } ?? true
    }
  }

  private func newPlan(until stop: StopSign) throws -> BuildPlan {
    let build = try built(until: stop)
    guard build.hasSucceeded, FileFacts(at: host.path) != nil,
      let plan = BuildPlan(log: build.output), let compiler = plan.compiling.first
    else { throw Problem.noPlan(build.output.lastLines) }
    let swift = KeptPlan.Swift(
      path: compiler, seconds: FileFacts(at: compiler)?.seconds ?? 0,
      version: try version(of: [compiler], until: stop))
    let kept = KeptPlan(plan: plan, products: products.path, swift: swift)
    let json = try JSONEncoder().encode(kept)
    try CodeFolder.write(String(decoding: json, as: UTF8.self), to: planFile)
    return plan
  }

  /// Lets the package manager build the host again, so that it prints how. Nothing else may have to be built.
  private func built(until stop: StopSign) throws -> Tool.Result {
    // The package manager does only what it must: the host has to look changed, and to be gone.
    guard utimes(package.appending(path: Self.hostSource).path, nil) == 0 else {
      throw Problem.noPlan(Self.hostSource + ": " + String(cString: strerror(errno)))
    }
    unlink(host.path)
    let own: Set = [BuildPlan.host, "MacroMemory"]
    return try Tool.run(
      ["/usr/bin/env", "swift", "package"] + place + ["exercise-plan"], in: package, until: stop
    ) { output in
      let other = output.split(separator: "\n").lazy.compactMap(BuildPlan.module)
        .first { !own.contains($0) }
      if let other { throw Problem.incomplete(other) }
    }
  }

  /// The program that plays a learner's code, with the pattern as it is.
  private var host: URL { products.appending(path: BuildPlan.host) }

  /// Options of the package manager that say where it has built, and with which engine. `--ignore-lock`: what started
  /// this program may hold the lock for as long as it runs, as `swift test` does. Two builds at once are refused anyway.
  private var place: [String] {
    let folder = products.deletingLastPathComponent()
    let isSwiftBuild = folder.lastPathComponent == "Products"
    let scratch = isSwiftBuild ? folder.deletingLastPathComponent() : folder
    let configuration = products.lastPathComponent.lowercased().prefix { $0.isLetter }
    return [
      "--configuration", String(configuration), "--scratch-path",
      scratch.deletingLastPathComponent().path, "--build-system",
      isSwiftBuild ? "swiftbuild" : "native", "--ignore-lock",
    ]
  }

  private func version(of compiler: [String], until stop: StopSign) throws -> String {
    let said = try Tool.run(compiler + ["--version"], in: package, until: stop).output
    return said.split(separator: "\n").first.map(String.init) ?? ""
  }
}

nonisolated extension FileFacts {
  /// When the file was saved.
  fileprivate var seconds: Int { saved / 1_000_000_000 }
}

nonisolated extension String {
  /// Enough of a long output to see how it ended.
  fileprivate var lastLines: String {
    split(separator: "\n").suffix(12).map { $0.prefix(400) }.joined(separator: "\n")
  }
}
