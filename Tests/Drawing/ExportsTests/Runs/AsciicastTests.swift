import Exports
import TestSupport
import Testing

@Suite struct AsciicastTests {
  @Test func `a step takes a second, and has a marker`() {
    let cast = Asciicast.lines(
      title: "rename in mvc", width: 40, height: 24,
      steps: [
        AsciicastStep(marker: nil, heads: ["A  B"], rows: []),
        AsciicastStep(marker: "1 A → B: \"hi\"", heads: ["A  B"], rows: ["├──▶│", "│   ◆"]),
      ])
    #expect(
      cast.text == #"""
        {"version":2,"width":40,"height":24,"title":"rename in mvc"}
        [0.0,"o","A  B\r\n"]
        [1.0,"m","1 A → B: \"hi\""]
        [1.0,"o","├──▶│\r\n│   ◆\r\n"]

        """#)
  }

  @Test func `where there is no more room, a new screen has the names and the step before`() {
    let steps = (1...3).map { number in
      AsciicastStep(marker: nil, heads: ["HEAD"], rows: ["step \(number)"])
    }
    let cast = Asciicast.lines(title: "", width: 40, height: 4, steps: steps)
    #expect(
      cast.dropFirst().elementsEqual([
        #"[0.0,"o","HEAD\r\nstep 1\r\n"]"#,
        #"[1.0,"o","step 2\r\n"]"#,
        #"[2.0,"o","\#(escape)[H\#(escape)[2JHEAD\r\nstep 2\r\nstep 3\r\n"]"#,
      ]))
  }

  @Test func `the step before is left out where the last row would not stay empty`() {
    let steps = (1...3).map { number in
      AsciicastStep(marker: nil, heads: ["HEAD"], rows: ["step \(number)"])
    }
    let cast = Asciicast.lines(title: "", width: 40, height: 3, steps: steps)
    #expect(
      cast.dropFirst(2).elementsEqual([
        #"[1.0,"o","\#(escape)[H\#(escape)[2JHEAD\r\nstep 2\r\n"]"#,
        #"[2.0,"o","\#(escape)[H\#(escape)[2JHEAD\r\nstep 3\r\n"]"#,
      ]))
  }

  @Test func `a step that fills the screen has it for itself`() {
    let steps = [["a"], ["b", "c", "d"]].map { AsciicastStep(marker: nil, heads: [], rows: $0) }
    let cast = Asciicast.lines(title: "", width: 40, height: 4, steps: steps)
    #expect(
      cast.dropFirst(2).elementsEqual([
        #"[1.0,"o","\#(escape)[H\#(escape)[2Jb\r\nc\r\nd\r\n"]"#
      ]))
  }

  @Test(arguments: try Nasty.strings)
  func `neither the title nor a marker is obeyed`(text: String) {
    let step = AsciicastStep(marker: text, heads: [], rows: [])
    let cast = Asciicast.lines(title: text, width: 40, height: 24, steps: [step])
    #expect(cast.reduce(0) { count, _ in count + 1 } == 3)
    #expect(!cast.text.contains(#/\\u00[01789]/#))
  }

  /// As JSON spells it.
  private let escape = #"\u001b"#
}
