import Diagrams
import Foundation
import Shell
import TestSupport

/// Sources in Mermaid's language, drawn and exported.
struct MermaidTrial: Trial {
  let mutator: Mutator

  init() throws {
    let folder = Repository.root + "/Tests/Consumers/mermaid"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let sources = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    mutator = try Mutator(
      corpus: sources + [Self.all],
      words: [
        "sequenceDiagram", "participant ", "actor ", " as ", "create ", "destroy ", "box ", "end",
        "alt ",
        "else ", "opt ", "loop ", "par ", "par_over ", "and ", "critical ", "option ", "break ",
        "rect ",
        "rgb(1,2,3)", "activate ", "deactivate ", "autonumber", "autonumber ", "Note over ",
        "note left of ",
        "title ", "accTitle: ", "accDescr {", "links ", "link ", "properties ", "->>", "-->>", "-x",
        "--)",
        "<<->>", "-|\\", "//--", "()", "+", "-", ":", ";", "%%", "%%{init: {", "}%%", "---\n",
        "<br>", "#35;",
        "#59;", "#", "@{ \"type\": \"", "\" }",
        "@{\n  \"alias\": \"x\",\n", "\"icon\": \"box\",\n", "type: queue,\n", "}",
        "wrap:", "nowrap:", "\n", "\r\n", ",", "A", "B",
      ],
      nests: [
        .init("loop x\n", "end\n"), .init("alt x\n", "else\nend\n"), .init("box\n", "end\n"),
        .init("activate A\n", "deactivate A\n"), .init("A->>+A: x\n", "A-->>-A: y\n"),
        .init("%%{", "}%%"),
        .init("accDescr {\n", "}\n"), .init("<br/>"), .init("#35;"), .init("participant A\n"),
      ])
  }

  /// What the files for the browser do not hold.
  private static let all = """
    ---
    title: all of it
    ---
    sequenceDiagram
      accTitle: a title
      accDescr {
        of two
        lines
      }
      box red left
      participant A@{ "type": "database" }
      actor B as Bob<br/>B.
      end
      links A: {"Page": "https://example.org"}
      autonumber 10 2.5
      A->>+B: ask #35;1
      critical x
        B-->>-A: answer
      option y
        create participant C
        A->>C: new
        destroy C
        C-xA: gone
      end
      Note over A, B: words<br>of two lines
    """

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    var random = SplitMix64(seed: Seed(seed.value &+ 1 << 32))
    let visitor = Visitor(.script, ShellEnvironment(), seed: seed, findings)
    try Data(input).write(to: URL(fileURLWithPath: "input.mmd"))
    let command = RenderCommand("input.mmd", &random, names: ["A", "B", "Bob"])
    let answer = visitor.says(command.line)
    findings.judge(command.format, answer.output)
    guard let source = String(validating: input, as: UTF8.self) else {
      return findings.require(answer.status != .done, "taken: a file that is not UTF-8")
    }
    judge(source, answer, findings)
    // The source is read again without each of twenty lines. That is the judge's own work.
    TimeLimit.begin()
    for line in SourceLines(source).lost(&random) { findings.require(false, "lost: \(line)") }
  }

  /// What was understood is written so that it is read as the same, and the rest is named with its place.
  private func judge(_ source: String, _ answer: Visitor.Answer, _ findings: Findings) {
    let (diagram, problems) = Diagram.reading(mermaid: source)
    let lines = source.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
    findings.require(
      problems.allSatisfy { (1...lines).contains($0.line) && $0.column > 0 },
      "place: \(problems.map { "\($0.line):\($0.column)" })")
    let (again, newProblems) = Diagram.reading(mermaid: diagram.mermaid)
    findings.require(newProblems == [], "unreadable: \(newProblems.first?.description ?? "")")
    findings.require(again == diagram, "changed: \(diagram.mermaid.prefix(300))")
  }
}
