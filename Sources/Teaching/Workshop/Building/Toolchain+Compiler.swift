nonisolated extension Toolchain {
  /// The compiler that builds exercises, as it calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`. Empty when it
  /// cannot be started; then nothing can be built either.
  public var compiler: String {
    let words = ["/usr/bin/env", "swiftc", "--version"]
    let said = try? Tool.run(words, in: package, until: StopSign()).output
    return said?.split(separator: "\n").first.map(String.init) ?? ""
  }
}
