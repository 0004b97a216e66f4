// A plugin of the compiler that expands no macro itself. It is between the compiler and the plugin that does, and
// answers what was asked before from a file: from one check of an exercise to the next, nearly all code is the same.
//
// The compiler gives its plugins no arguments. So what it needs is next to the program: the plugin is `NAME.plugin`,
// and the answers are in `NAME.memory`.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A plugin that has ended is an answer that is missing, and no reason to end without a word.
signal(SIGPIPE, SIG_IGN)

let path = CommandLine.arguments[0]
let compiler = MessageStream(input: STDIN_FILENO, output: STDOUT_FILENO)
let memory = AnswerMemory(path + ".memory")
let plugin = LazyPlugin(path + ".plugin")

while let request = compiler.next() {
  let question = request.withoutBuildConfiguration
  plugin.note(question)
  if let known = memory[question] {
    guard compiler.send(known) else { break }
  } else {
    guard let answer = plugin.answer(to: question) else { exit(1) }
    memory.keep(answer, to: question)
    guard compiler.send(answer) else { break }
  }
}
