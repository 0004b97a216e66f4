import Foundation
import Shell
import Terminal

/// The shell at a terminal, as the program has it, with few lessons and a home of its own.
enum Prompt {
  static func run(in directory: String) -> Int32 {
    guard FileManager.default.changeCurrentDirectoryPath(directory) else { return 2 }
    var environment = ShellEnvironment(lessons: "home/Lessons")
    environment.progress = URL(fileURLWithPath: "home")
    environment.isInterrupted = Interruption.isRequested
    return InteractiveLoop.run(Session(.interactive, environment: environment))
  }
}
