import Exports
import TestSupport
import Testing
import Trace

@Suite struct TraceTableTests {
  @Test func `every record is a row that knows its run and its turn`() {
    let header = Trace.Header(pattern: "mvc", scenario: "rename", mistake: "mvc.m1")
    let events: [Trace.Event] = [
      .participant(.init(name: "PlayVC", type: "PlayViewController", role: .controller)),
      .reference(.init(from: "PlayVC", property: "player", to: "Player", strength: .weak)),
      .turn(.init(number: 1, action: "tap +", killed: ["A", "B"])),
      .message(
        .init(
          turn: 1, depth: 1, parent: 9, cause: 8, origin: 7, kind: .call, from: "PlayVC",
          to: "Player", text: "seek(to:by:)", arguments: ["a", "-1"],
          location: .init(file: "MVC/Player.swift", line: 12))),
      .state(.init(parent: 4, owner: "PlayVC", property: "x", old: "-1", new: "=2")),
      .return(.init(message: 4, value: "true")), .release(.init(object: "PlayVC")),
      .screen(.init(turn: 1, text: "a\nb")),
    ]
    let records = events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) }
    #expect(
      Trace(header: header, records: records).csv.text == """
        pattern,scenario,mistake,n,event,turn,action,depth,parent,cause,origin,kind,sender,\
        sender_role,receiver,receiver_role,text,arguments,source_file,source_line,object,\
        object_type,object_role,property,old_value,new_value,held,strength,ended,answers,returned,thrown,killed,other
        mvc,rename,mvc.m1,1,participant,,,,,,,,,,,,,,,,PlayVC,PlayViewController,controller,,,,,,,,,,,
        mvc,rename,mvc.m1,2,reference,,,,,,,,,,,,,,,,PlayVC,PlayViewController,controller,player,,,\
        Player,weak,,,,,,
        mvc,rename,mvc.m1,3,turn,1,tap +,,,,,,,,,,,,,,,,,,,,,,,,,,"[""A"",""B""]",
        mvc,rename,mvc.m1,4,message,1,tap +,1,9,8,7,call,PlayVC,controller,Player,,\
        seek(to:by:),"[""a"",""-1""]",MVC/Player.swift,12,,,,,,,,,,,,,,
        mvc,rename,mvc.m1,5,state,1,tap +,,4,,,,,,,,,,,,PlayVC,PlayViewController,controller,\
        x,'-1,'=2,,,,,,,,
        mvc,rename,mvc.m1,6,return,1,tap +,,,,,,,,,,,,,,,,,,,,,,,4,true,,,
        mvc,rename,mvc.m1,7,release,1,tap +,,,,,,,,,,,,,,PlayVC,PlayViewController,controller,\
        ,,,,,,,,,,
        mvc,rename,mvc.m1,8,screen,1,tap +,,,,,,,,,,a␊b,,,,,,,,,,,,,,,,,

        """)
  }

  @Test func `a table may be longer than memory`() {
    let endless = TraceTable.lines(.init(pattern: "mvc"), []) {
      AnyIterator(
        (1...).lazy.map { .init(n: $0, event: .release(.init(object: "A"))) }.makeIterator())
    }
    #expect(endless.prefix(3).map { $0.split(separator: ",")[1] } == ["scenario", "1", "2"])
  }

  @Test func `what a newer program wrote is kept`() {
    var trace = Trace(header: .init(pattern: "mvc"))
    trace.records = [.init(n: 1, event: .release(.init(object: "A")))]
    trace.records[0].unknown = [.init("mood", .string("good")), .init("age", .int(3))]
    #expect(trace.csv.text.hasSuffix(#""{""mood"":""good"",""age"":3}""# + "\n"))
  }

  @Test(arguments: try Nasty.strings)
  func `a row has a cell for each column, whatever is in it`(text: String) {
    let columns = TraceColumn.allCases.count
    for line in Trace.made(of: text).csv {
      // Outside quotes, commas separate cells.
      let outside = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      #expect(outside.filter { $0 == "," }.count == columns - 1)
    }
  }
}
