import Shell
import TestSupport

/// `render input` with options chosen at random.
struct RenderCommand {
  let format: String
  let line: String

  private static let formats = TraceFormat.allCases.map(\.rawValue)

  /// - Parameter names: of participants, for the options that choose some.
  init(_ file: String, _ random: inout SplitMix64, names: [String]) {
    format = random.pick(Self.formats)
    let width = random.pick(["", "", "", " --width 1", " --width 40", " --width 1000"])
    let style = random.pick(["", "", " --style wide", " --style ladder", " --ascii", " --all"])
    line = "render \(file) --format \(format)\(width)\(style)" + Self.part(&random, names)
  }

  private static func part(_ random: inout SplitMix64, _ names: [String]) -> String {
    let name = random.pick(names)
    return random.pick([
      "", "", "", "", "", "", "", "", " --steps 2-5", " --steps 1", " --depth 1", " --depth 0",
      " --only \(name)", " --hide \(name)", " --focus \(name)", " --fold \(name)",
      " --fold widgets",
      " --fold loops", " --turns 1-2", " --steps 9223372036854775807",
    ])
  }
}
