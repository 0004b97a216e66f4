import Grammar
import Testing

/// Lines of the small shell, each with its answer.
struct LineTests {
  private func session(_ lines: String..., in kettle: Kettle = Kettle()) -> String {
    lines.map { "> \($0)\n\(kettle.answer($0))" }.joined(separator: "\n")
  }

  @Test func `a line is a form of a command, with words and options`() {
    #expect(
      session(
        "fill 2", "FILL", "brew green", "brew black ann Bo --minutes 3 --sweet",
        "brew Green --minutes=4", "brew all --tea black", "fill from \"a b\"",
        "shout more tea --now", "f 1")
          == """
          > fill 2
          2 l
          > FILL
          3 l
          > brew green
          green for all
          > brew black ann Bo --minutes 3 --sweet
          black for Ann and Bo, sweet, 3 min
          > brew Green --minutes=4
          green for all, 4 min
          > brew all --tea black
          3 l of black
          > fill from "a b"
          from a b
          > shout more tea --now
          MORE TEA --NOW
          > f 1
          4 l
          """)
  }

  @Test func `a line that is no command is told what would be one`() {
    #expect(
      session(
        "", "pour", "brw green", "fill \"2", "fill \"2” ", "fill “2", "fill much",
        "fill from a b.txt", "fill from a\\ b.txt", "fill from a b", "brew",
        "brew milk",
        "brew green --hot", "brew green --sweet=yes", "brew green --minutes",
        "brew green --minutes long", "brew all --tea milk", "brew all --tea blakc",
        "fill form a", "fill from", "fill from \"\"", "brew all",
        "brew green Ann --tea black", "fill --sweet", "fill 2 -s", "brew green")
          == """
          >\u{20}
          There is no command "". To see all, type: help all
          > pour
          There is no command "pour". To see all, type: help all
          > brw green
          There is no command "brw". Did you mean "brew"? To see all, type: help all
          > fill "2
          The quote in `fill "2` is not closed. Add a " at its end.
          > fill "2”\u{20}
          The quote in `fill "2”\u{20}` is not closed: it began with ", so write " for the ” at its end.
          > fill “2
          The quote in `fill “2` is not closed. Add a " at its end.
          > fill much
          Use fill like this: fill [LITRES], or: fill from FILE. For more, type: help fill
          > fill from a b.txt
          A file name with spaces needs quotes. Type: fill from "a b.txt"
          > fill from a\\ b.txt
          A file name with spaces needs quotes. Type: fill from "a b.txt"
          > fill from a b
          Use fill like this: fill from FILE. For more, type: help fill
          > brew
          Use brew like this: brew TEA [GUEST…], or: brew all --tea TEA. For more, type: help brew
          > brew milk
          The kettle is empty.
          > brew green --hot
          brew has no option --hot. There are --sweet, --minutes and --tea.
          > brew green --sweet=yes
          --sweet takes no value. Remove the = and what follows.
          > brew green --minutes
          --minutes needs a value: --minutes N
          > brew green --minutes long
          --minutes cannot be "long". It is a number.
          > brew all --tea milk
          --tea cannot be "milk". It is green|black.
          > brew all --tea blakc
          --tea cannot be "blakc". It is green|black. Did you mean "black"?
          > fill form a
          Did you mean "from"? Use fill like this: fill from FILE. For more, type: help fill
          > fill from
          Use fill like this: fill from FILE. For more, type: help fill
          > fill from ""
          Use fill like this: fill from FILE. For more, type: help fill
          > brew all
          The kettle is empty.
          > brew green Ann --tea black
          Use brew like this: brew TEA [GUEST…], or: brew all --tea TEA. For more, type: help brew
          > fill --sweet
          fill has no options. Leave out --sweet.
          > fill 2 -s
          fill has no options. Leave out -s.
          > brew green
          The kettle is empty.
          """)
  }

  @Test func `where names must be whole, a short one is told the whole`() {
    let kettle = Kettle()
    kettle.allowsShortNames = false
    #expect(
      session("fil 2", "fill 2", in: kettle)
        == """
        > fil 2
        There is no command "fil". In scripts, write commands in full: fill
        > fill 2
        2 l
        """)
  }

  @Test func `an alias stands for the beginning of a line, and none is spelled out twice`() {
    let kettle = Kettle()
    kettle.aliases["more"] = "fill 1"
    kettle.aliases["lots"] = "more"
    kettle.aliases["egg"] = "hen"
    kettle.aliases["hen"] = "egg"
    #expect(
      session("more", "LOTS", "more water", "egg", in: kettle)
        == """
        > more
        1 l
        > LOTS
        2 l
        > more water
        Use fill like this: fill [LITRES], or: fill from FILE. For more, type: help fill
        > egg
        There is no command "egg". To see all, type: help all
        """)
  }
}
