import Shell
import TestSupport
import Testing

/// What `why not` names as the reason, and what it does not blame.
@MainActor struct WhyNotReasonTests {
  @Test func `what an object sent in place of what it sent before is named`() {
    let answer = answer(
      "use mvc", "launch", "remote rename Work Woo", "remote delete Hello", "why not cell --plain")
    #expect(answer.hasPrefix("cell was told nothing: this time FolderVC sent something else.\n"))
    #expect(
      answer.contains(
        "\nThis time it got handleChangeNotification(\"StoreChanged\") (message 6) from NC, and sent deleteRows(at: [row 0], with: .automatic) (message 7) to tableView.\n"
      ))
  }

  @Test func `a question that the mistake leaves out has its reason`() {
    #expect(
      answer("mistake viper-mock.m1", "why not ArticleMockService --plain").contains(
        "ListInteractor sent this"))
  }

  @Test func `a message with one parameter more in the code of the mistake is the same`() {
    let answer = answer("mistake tea.m5", "why not Command --plain")
    #expect(answer.hasPrefix("Command was told: togglePlay(_:_:) (message 9) from Driver."))
    #expect(!answer.contains("ithout the mistake"))
  }

  @Test func `an object that may not tell another one is not blamed`() {
    #expect(!answer("run mvcs edit", "why not RootFolder --plain").contains("FolderVC was told"))
  }

  @Test func `what changed is not said to be of views only, if more changed`() {
    #expect(
      !answer("run mvc refresh-offline", "why not Store --plain").contains("what views show"))
  }

  @Test func `while you are asked what comes next, you are not told what comes later`() {
    let told = answer("run mvc rename", "step run", "step ask", "why not Hello --plain")
    #expect(told.hasPrefix("Up to here: Hello was told nothing"))
    #expect(told.contains("more may come") && !told.contains("setName"))
  }

  @Test func `a list of those that were told nothing says who holds an object weakly`() {
    #expect(
      answer("use mvc", "launch", "tap \"+\"", "tap Cancel", "why not Store --plain").contains(
        "Told nothing either: RootFolder, which holds it weakly as ownStore."))
  }

  @Test func `before the end, an answer is about what has happened so far`() {
    #expect(
      answer("run mvc rename", "goto 8", "why not addButton --plain").hasPrefix(
        "Up to here: addButton was told nothing, because FolderVC was told nothing either.\n"))
    #expect(
      answer("run mvc rename", "why not addButton --plain").hasPrefix("addButton was told nothing"))
  }

  @Test func `an object that had ended its registration is said to have ended it`() throws {
    let text = #"""
      {"lifeline":1,"app":"recordings","pattern":"mvc","setup":[],"actions":["launch","tap x"]}
      {"n":1,"event":"participant","name":"NC","type":"NC","role":"nc"}
      {"n":2,"event":"participant","name":"VC2","type":"VC","role":"controller"}
      {"n":3,"event":"participant","name":"Model","type":"Model","role":"model"}
      {"n":4,"event":"turn","turn":1,"action":"launch"}
      {"n":5,"event":"message","turn":1,"depth":0,"kind":"subscribe","from":"VC2","to":"NC","text":"addObserver(_:name:)","arguments":["VC2","\"Changed\""]}
      {"n":6,"event":"return","message":5}
      {"n":7,"event":"message","turn":1,"depth":0,"kind":"call","from":"VC2","to":"NC","text":"removeObserver(_:)"}
      {"n":8,"event":"return","message":7}
      {"n":9,"event":"screen","turn":1,"text":""}
      {"n":10,"event":"turn","turn":2,"action":"tap x"}
      {"n":11,"event":"message","turn":2,"depth":0,"kind":"post","from":"Model","to":"NC","text":"post(name:)","arguments":["\"Changed\""]}
      {"n":12,"event":"return","message":11}
      {"n":13,"event":"screen","turn":2,"text":""}
      """#
    let scratch = try Scratch(["run.jsonl": text])
    #expect(
      answer("load \(scratch.file("run.jsonl"))", "why not VC2 --plain").contains(
        "\nVC2 had registered with NC (message 1), and ended that (message 2).\n"))
  }

  @Test func `a registration that lasts while it is kept is not said to last`() throws {
    let text = #"""
      {"lifeline":1,"app":"recordings","pattern":"mvvm-c","setup":[],"actions":["launch","tap x"]}
      {"n":1,"event":"participant","name":"NC","type":"NC","role":"nc"}
      {"n":2,"event":"participant","name":"VM2","type":"VM","role":"viewModel"}
      {"n":3,"event":"participant","name":"Model","type":"Model","role":"model"}
      {"n":4,"event":"turn","turn":1,"action":"launch"}
      {"n":5,"event":"message","turn":1,"depth":0,"kind":"subscribe","from":"VM2","to":"NC","text":"publisher(for:)","arguments":["\"Changed\""]}
      {"n":6,"event":"return","message":5}
      {"n":7,"event":"screen","turn":1,"text":""}
      {"n":8,"event":"turn","turn":2,"action":"tap x"}
      {"n":9,"event":"message","turn":2,"depth":0,"kind":"post","from":"Model","to":"NC","text":"post(name:)","arguments":["\"Other\""]}
      {"n":10,"event":"return","message":9}
      {"n":11,"event":"screen","turn":2,"text":""}
      """#
    let scratch = try Scratch(["run.jsonl": text])
    #expect(
      answer("load \(scratch.file("run.jsonl"))", "why not VM2 --plain").contains(
        "VM2 was told nothing: it registered for something else.\nVM2 registered with NC for \"Changed\" (message 1).\n"
      ))
  }
}
