import Diagrams
import Testing
import Trace

@Suite struct FilterReadingTests {
  private func read(_ line: String) throws -> DiagramFilter {
    try DiagramFilter(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "only PlayVC Model depth 4", "hide labels", "focus Recording observer", "steps 3-9 turns 2",
    "fold widgets loops 6 Store", "steps 7-", "",
  ])
  func `is written as it is read`(line: String) throws {
    #expect(try read(line).description == line)
  }

  @Test func `is written with quotes where a name needs them`() throws {
    let filter = try DiagramFilter(["hide", #"Say"Hi""#, "My Model"])
    #expect(filter.description == #"hide "Say\"Hi\"" "My Model""#)
  }

  @Test func `takes commas, and a # before a number`() throws {
    #expect(
      try read("only PlayVC,Model fold #6,Store").description == "only PlayVC Model fold 6 Store")
  }

  @Test func `takes the signs of a Chinese keyboard`() throws {
    #expect(try read("only PlayVC，Model、Store").description == "only PlayVC Model Store")
    for line in ["steps ３－９", "steps 3–9", "steps 3～9", "steps 3——9"] {
      #expect(try read(line).description == "steps 3-9", "\(line)")
    }
  }

  @Test func `everything takes back what was said before it`() throws {
    #expect(try read("only PlayVC everything depth 3") == read("depth 3"))
    #expect(try read("everything").isEmpty)
  }

  @Test func `a part that is said again takes the place of the old one`() throws {
    let filter = try read("only PlayVC depth 3").changed(by: read("only Model hide NC"))
    #expect(filter.description == "only Model hide NC depth 3")
  }

  @Test(
    arguments: [
      ("sideways", .unknownPart("sideways")), ("PlayVC only", .unknownPart("PlayVC")),
      ("only", .nothingSaid(.only)), ("only depth 3", .nothingSaid(.only)),
      ("depth 3 4", .saidTooMuch(.depth, "4")), ("depth 0", .badNumber(.depth, "0")),
      ("depth many", .badNumber(.depth, "many")), ("steps 9-3", .badNumber(.steps, "9-3")),
      ("steps 0-3", .badNumber(.steps, "0-3")), ("turns -3", .badNumber(.turns, "-3")),
      ("turns 1-2-3", .badNumber(.turns, "1-2-3")),
    ] as [(String, DiagramFilterProblem)])
  func `says what is wrong with a line`(line: String, problem: DiagramFilterProblem) {
    #expect(throws: problem) { try read(line) }
  }

  @Test func `names are found whatever their case, and the exact one wins`() throws {
    let diagram = Diagram(Trace(sketch: rename))
    #expect(
      try read("only playvc model user fold store 11").spelled(as: diagram).description
        == "only PlayVC Model user fold Store 11")
    let unknown = DiagramFilterProblem.unknownName(
      "PlayCV", .hide, names: diagram.names, roles: diagram.roles, kinds: diagram.kinds)
    #expect(throws: unknown) {
      try read("only Model hide PlayCV").spelled(as: diagram)
    }
    #expect(throws: DiagramFilterProblem.noMessage(12, last: 11)) {
      try read("fold 12").spelled(as: diagram)
    }
  }
}
