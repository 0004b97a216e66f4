import Testing

/// The test host on a pipe, without a terminal.
@Suite struct PipeTests {
  @Test func `a pipe gets replies only: no prompt, no echo, no colour, no pager`() throws {
    let result = try TestHost.run("red\n\n# remark\nwidth\n", environment: ["COLUMNS": "60"])
    #expect(result == TestHost.Result(output: "alarm\nwidth is 60\n", errors: "", status: 0))
  }

  @Test func `colour can be forced`() throws {
    let result = try TestHost.run("red\n", ["always"])
    #expect(result.output == "\u{1B}[31malarm\u{1B}[0m\n")
  }

  @Test func `the first failure ends with its status and names its line`() throws {
    let result = try TestHost.run("one\nfail x\ntwo\n")
    let complaint = "-:2: nothing is called \"x\"\n"
    #expect(result == TestHost.Result(output: "heard [one]\n", errors: complaint, status: 1))
    #expect(try TestHost.run("misuse").status == 2)
  }
}
