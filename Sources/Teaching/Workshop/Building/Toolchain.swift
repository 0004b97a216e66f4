import Foundation

/// What exercises need to be built: a Swift compiler, and the modules that Lifeline was built of.
public struct Toolchain: Sendable {
  /// The folder of the program that runs, as the package manager has built it.
  public let products: URL

  public enum Problem: Error, Equatable, Sendable {
    /// The program was installed, or moved away from where it was built.
    case noModules
    /// The package manager has left no plan beside its products.
    case noPlan
    /// The plan does not say how the module is compiled.
    case noModule(String)
    /// The plan does not say what the program is linked of.
    case noObjects
  }

  /// - Parameter program: the path of the program that runs.
  public init(beside program: URL) throws(Problem) {
    products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let module = products.appending(path: "Modules/ToyKit.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path) else { throw .noModules }
  }
}
