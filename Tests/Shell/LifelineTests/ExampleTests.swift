import TestSupport
import Testing

/// The examples of help, typed in a fresh shell.
@Suite struct ExampleTests {
  @Test func `every command has an example that runs as it is written`() throws {
    let names = try Program.run("--complete", "").output.split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }.filter { !$0.hasPrefix(":") }
    #expect(names.count > 60)
    let pages = try pages(of: names)
    try #require(pages.count == names.count)
    let examples = zip(names, pages).map { ($0, example(in: $1)) }
    for (name, lines) in examples { #expect(!lines.isEmpty, "\(name)") }
    for (name, lines) in Seed.share(of: examples, allWith: 30) {
      let result = try outcome(of: lines)
      // Two runs that differ are no failure, but a status of their own.
      let status: Int32 = name == "diff" ? 1 : 0
      #expect(result.status == status && result.errors == "", "\(lines): \(result.errors)")
    }
  }

  /// The pages of help, from one start of the program. What `set language` answers ends each.
  private func pages(of commands: [String]) throws -> [Substring] {
    let end = try Program.run("set", "language").output
    let words = commands.flatMap { ["-c", "help \($0)", "-c", "set language"] }
    return try Program.run(words).output.split(separator: end)
  }

  /// The lines below the last heading of a command's page.
  private func example(in page: Substring) -> [String] {
    guard let heading = page.firstRange(of: "\nFor example\n") else { return [] }
    return page[heading.upperBound...].split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  /// Of a script with these lines, in a directory and a home of its own.
  private func outcome(of lines: [String]) throws -> Program.Result {
    let scratch = try Scratch([".config/lifeline/config": "set width 60\n"])
    let script = try scratch.write(lines.joined(separator: "\n"), to: "script")
    return try Program.shell(
      "cd '\(scratch.path)' && HOME='\(scratch.path)' \"$LIFELINE\" '\(script)'")
  }
}
