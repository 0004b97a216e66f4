import Foundation

// What tests need as a program of its own: they kill it, let it crash, or put it at a terminal.
//
//   TestHost mutants DIRECTORY KIND FIRST LAST        judges the mutants of these seeds
//   TestHost mutants DIRECTORY KIND SEED SEED FILE    judges a file in place of a mutant
//   TestHost prompt DIRECTORY                         is a shell at a terminal, for the keys
//   TestHost echo [COLOURS] [WIDTH]                   repeats each line
//   TestHost answers DIRECTORY COUNT                  records answers as fast as it can

let arguments = Array(CommandLine.arguments.dropFirst(2))

switch CommandLine.arguments.dropFirst().first {
case "mutants": exit(try Mutants.judge(arguments))
case "prompt": exit(Prompt.run(in: arguments[0]))
case "echo": exit(EchoShell.run(arguments))
case "answers": exit(Answers.record(Int(arguments[1]) ?? 0, in: URL(filePath: arguments[0])))
default: exit(2)
}

func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
