import Foundation
import Shell
import TestSupport
import Trace

/// Traces in JSON Lines, drawn, exported and looked at.
struct TraceTrial: Trial {
  let mutator: Mutator

  init() throws {
    let environment = ShellEnvironment(lessons: Repository.root + "/Lessons")
    let runs = [
      "mvc rename", "mvvm-c delete", "mvc-vs back", "mvp new-folder", "viper launch",
      "mvc rename --steps 2-6", "mv rename", "mvvm-observable edit", "tea delete",
    ]
    let traces = runs.map { run in
      let reply = Session(.script, environment: environment).reply(to: "run \(run) --format jsonl")
      return reply.lines?.map { $0 + "\n" }.joined() ?? reply.text.plain
    }
    precondition(traces.allSatisfy { $0.hasPrefix("{") })
    mutator = try Mutator(
      corpus: traces,
      words: Self.fields.map { "\"\($0)\":" } + Self.values + [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "\\u202e", "null", "true",
        "false", "\n",
        "\"parent\":1", "\"depth\":1", "\"n\":1", "\"turn\":1000000000",
      ],
      nests: [
        .init("{\"a\":", "}"), .init("[", "]"), .init("\"x\":[", "],"), .init("\\\""), .init(" "),
      ])
  }

  private static let fields = [
    "n", "event", "turn", "depth", "parent", "cause", "kind", "from", "to", "text", "arguments",
    "owner",
    "property", "old", "new", "message", "value", "object", "name", "role", "type", "lifeline",
    "pattern",
    "setup", "actions", "part", "mistake", "scenario", "rows", "strong",
  ]
  private static let values = [
    "\"participant\"", "\"reference\"", "\"turn\"", "\"message\"", "\"state\"", "\"return\"",
    "\"release\"",
    "\"screen\"", "\"call\"", "\"set\"", "\"post\"", "\"observer\"", "\"Controller\"", "\"Model\"",
    "\"read\"", "\"write\"", "\"invalidate\"", "\"body\"", "\"send\"", "\"update\"", "\"render\"",
    "\"diff\"",
    "\"command\"",
  ]

  private static let looks = [
    "diagram", "diagram --all", "diagram fold widgets", "diagram depth 2", "diagram steps 2-4",
    "messages",
    "messages --json", "state", "state --json", "objects", "objects --table", "objects --json",
    "objects PlayVC", "lens observer", "lens composite --plain", "lens off", "kinds",
    "kinds --json", "where", "screen", "contract", "contract --json", "step", "step 3",
    "step back", "step ask",
    "goto 2", "goto now", "a", "diagram --width 30", "diagram --plain", "diagram turns 1",
    "diagram only Controller Model", "export dot", "export csv", "export html", "export svg",
    "export jsonl",
  ]

  func judge(_ input: [UInt8], _ seed: Seed, _ findings: Findings) throws {
    var random = SplitMix64(seed: Seed(seed.value &+ 1 << 32))
    let environment = ShellEnvironment(lessons: Repository.root + "/Lessons")
    let visitor = Visitor(.script, environment, seed: seed, findings)
    let command = RenderCommand("input", &random, names: ["FolderVC", "Model", "call", "Store"])
    let answer = visitor.says(command.line)
    findings.judge(command.format, answer.output)
    let loaded = visitor.says("load input")
    judge(input, loaded, findings)
    guard loaded.status == .done else { return }
    for _ in 0..<3 {
      let look = random.pick(Self.looks)
      let answer = visitor.says(look)
      if look.hasPrefix("export ") {
        findings.judge(String(look.dropFirst("export ".count)), answer.output)
      }
    }
  }

  /// What is taken reads back the same. What is not is named with its line.
  private func judge(_ input: [UInt8], _ loaded: Visitor.Answer, _ findings: Findings) {
    guard loaded.status == .done, let text = String(validating: input, as: UTF8.self) else {
      let named = loaded.errors.contains("line ") || loaded.errors.contains("UTF-8")
      return findings.require(named, "place: \(loaded.errors)")
    }
    do throws(TraceFileProblem) {
      let trace = try Trace(jsonLines: text)
      let again = try Trace(jsonLines: trace.jsonLines)
      findings.require(again == trace, "changed: the trace reads back as another")
    } catch {
      findings.require(false, "unreadable: \(error.message)")
    }
  }
}
