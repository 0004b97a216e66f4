import Foundation

exit(Launch(arguments: Array(CommandLine.arguments.dropFirst())).run())
