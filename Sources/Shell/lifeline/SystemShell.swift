import Foundation

/// The shell of the system, which starts pagers.
enum SystemShell {
  /// Whether it knows the program that a command line begins with. What is more than a plain name is not looked at, and
  /// taken for known.
  static func knows(_ commandLine: String) -> Bool {
    // A variable may be set before the program: `LESS=-R less`.
    let words = commandLine.split(separator: " ").drop { $0.contains("=") }
    guard let name = words.first, name.allSatisfy(isPlain) else { return true }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "command -v \"$0\"", String(name)]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return true }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func isPlain(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || "._+-/".contains(sign)
  }
}
