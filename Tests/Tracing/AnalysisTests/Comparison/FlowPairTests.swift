import TestSupport
import Testing

/// What is found in pairs of flows that are made by hand. The files say what each of them shows.
///
/// `LIFELINE_RECORD=1 swift test --filter FlowPairTests` writes the answers again. Read the diff: each changed line has to be
/// true of the flows above it.
@Suite struct FlowPairTests {
  @Test(arguments: [
    "steps", "details", "data", "ways to data", "ways to views", "news", "making", "screens",
  ])
  func `in what two flows differ`(name: String) throws {
    try check(name) { contrasts($0, $1, patterns: $2) }
  }

  @Test(arguments: ["fits of data", "fits on the way"])
  func `how well two moments fit into one row`(name: String) throws {
    try check(name) { fits($0, $1, patterns: $2) }
  }

  @Test func `what is in one row, and what the other flow has elsewhere`() throws {
    try check("rows") { rows($0, $1, patterns: $2) }
  }

  @Test func `how many messages it takes to the data, and from there to a view`() throws {
    try check("hops") { hops($0, $1, patterns: $2) }
  }

  private func check(
    _ name: String,
    _ find: (_ first: String, _ second: String, _ patterns: (String, String)) -> [String]
  ) throws {
    let pairs = try FlowPairs(name)
    let found = pairs.text(with: find)
    let known = try Golden.text(of: pairs.file, found: found)
    // The first pair that differs says more than two long texts.
    let other = zip(found.split(separator: "\n\n"), known.split(separator: "\n\n"))
      .first { $0 != $1 }
    #expect(other?.0 == other?.1)
    #expect(found.count == known.count)
  }
}
