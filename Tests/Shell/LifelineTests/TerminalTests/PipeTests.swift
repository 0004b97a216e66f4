import Testing

/// The test host on a pipe, without a terminal.
@Suite struct PipeTests {
  @Test func `a pipe gets replies only: no prompt, no echo, no colour, no pager`() throws {
    let result = try EchoProgram.run("red\n\n# remark\nwidth\n", environment: ["COLUMNS": "60"])
    #expect(result == EchoProgram.Result(output: "alarm\nwidth is 60\n", errors: "", status: 0))
  }

  @Test func `colour can be forced`() throws {
    let result = try EchoProgram.run("red\n", ["always"])
    #expect(result.output == "\u{1B}[31malarm\u{1B}[0m\n")
  }

  @Test func `the first failure ends with its status and names its line`() throws {
    let result = try EchoProgram.run("one\nfail x\ntwo\n")
    let complaint = "-:2: nothing is called \"x\"\n"
    #expect(result == EchoProgram.Result(output: "heard [one]\n", errors: complaint, status: 1))
    #expect(try EchoProgram.run("misuse").status == 2)
  }
}
