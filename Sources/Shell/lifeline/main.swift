import Foundation

// Where a parent has set that children are ignored, the system would not say how one has ended.
signal(SIGCHLD, SIG_DFL)
exit(Launch(arguments: Array(CommandLine.arguments.dropFirst())).run())
