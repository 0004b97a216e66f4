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
  public init(beside program: URL) throws(Problem) {
    try self.init(beside: program, builtIn: Self.package(of: URL(filePath: #filePath)))
  }

  /// - Parameter former: the folder of the package when the program was built.
  init(beside program: URL, builtIn former: URL?) throws(Problem) {
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
      FileDate(products.appending(path: $0)) != nil
    }
  }

  /// The package that a file is in.
  private static func package(of file: URL) -> URL? {
    var folder = file.resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let isPackage = ["Package.swift", Self.hostSource].allSatisfy {
        FileDate(folder.appending(path: $0)) != nil
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
    guard let built = FileDate(program) else { throw .incomplete(program.path) }
    for floor in Self.floors {
      let folder = package.appending(path: floor).path
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for path in paths where path.hasSuffix(".swift") {
        if let date = FileDate(folder + "/" + path), date > built {
          throw .outdated(source: floor + "/" + path)
        }
      }
    }
  }
}
