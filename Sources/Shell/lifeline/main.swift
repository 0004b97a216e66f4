import Foundation

exit(Launch(Array(CommandLine.arguments.dropFirst())).run())
