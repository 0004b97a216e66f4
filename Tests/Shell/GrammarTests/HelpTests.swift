import Cells
import Grammar
import Testing

/// What help says of the small shell.
struct HelpTests {
  @Test func `the list of commands has a part for each family`() {
    #expect(
      Kettle.commands.overview(width: 60).plain
        == """
        With water
          fill [LITRES]   pour water into the kettle
          fill from FILE  as much as a file says

        With tea
          brew TEA [GUEST…]   make tea
          brew all --tea TEA  use all the water
          shout WORD…         call the guests

        help COMMAND explains one of them.
        """)
  }

  @Test func `the page of a command has its forms, its options and an example`() {
    #expect(
      Command.brew.page(about: [], width: 60).plain
        == """
        brew TEA [GUEST…]
        brew all --tea TEA

        Make tea.

        It needs water.

          --sweet            with sugar
          --minutes N        how long
          --tea green|black  which tea

        For example
          fill
          brew green Ann
        """)
  }

  @Test func `the lines of a page fit a narrow window`() {
    #expect(
      Command.brew.page(about: ["all"], width: 16).plain
        == """
        brew all --tea
          TEA

        Use all the
        water.

        It needs water.

          --tea
            green|black
            which tea
        """)
  }

  @Test func `a question keeps its mark`() {
    let form = Form<Kettle>(run: { _ in { _ in "I" } })
    let ask = Command<Kettle>("ask", .tea, to: "who wants tea?", example: [], form)
    #expect(ask.page(about: [], width: 60).plain == "ask\n\nWho wants tea?")
  }

  @Test func `the page of a form has only what belongs to it`() {
    #expect(
      Command.brew.page(about: ["all"], width: 60).plain
        == """
        brew all --tea TEA

        Use all the water.

        It needs water.

          --tea green|black  which tea
        """)
  }

  @Test func `the man page has all of it`() {
    let page = ManualPage<Kettle>(
      of: "kettle", version: "kettle 1", purpose: "water and tea", forms: ["COMMAND"],
      description: "A kettle - and more.", options: .these(.sweet),
      sections: [("FILES", [("~/.kettle", "what it knows")])])
    #expect(
      page.text
        == #"""
        .TH KETTLE 1 "" "kettle 1"
        .ad l
        .SH NAME
        kettle \- water and tea
        .SH SYNOPSIS
        .B kettle
        .br
        .B kettle
        COMMAND
        .SH DESCRIPTION
        A kettle \- and more.
        .SH OPTIONS
        .TP
        .B \-\-sweet, \-s
        with sugar
        .SH WITH WATER
        .TP
        .B fill [LITRES]
        Pour water into the kettle.
        .TP
        .B fill from FILE
        As much as a file says.
        .IP
        For example: fill 2
        .SH WITH TEA
        .TP
        .B brew TEA [GUEST…]
        Make tea.
        .TP
        .B brew all \-\-tea TEA
        Use all the water.
        .IP
        It needs water.
        .IP
        For example: fill, then: brew green Ann
        .RS
        .TP
        .B \-\-sweet
        with sugar
        .TP
        .B \-\-minutes N
        how long
        .TP
        .B \-\-tea green|black
        which tea
        .RE
        .TP
        .B shout WORD…
        Call the guests.
        .IP
        For example: shout tea \-\-now
        .SH FILES
        .TP
        .B ~/.kettle
        what it knows
        """#)
  }
}
