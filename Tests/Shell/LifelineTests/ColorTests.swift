import Testing

/// What the program writes for a terminal with colours. Here, `{36}` stands for the escape sequence
/// that begins colour 36, and `{}` for the sequence that ends it.
@Suite struct ColorTests {
  @Test func `a ladder shows lifelines and arrows in the colours of their roles`() throws {
    #expect(
      try colored("run mvc edit --width 60 --only view,controller")
        == """
         {36}┌ {}{36}editButton{}  {2}View{}
         {36}│   {}{33}┌ {}{33}FolderVC{}  {2}Controller{}
         {36}│   {}{33}│   {}{36}┌ {}{36}tableView{}  {2}View{}
        {2}─┼───┼───┼─{}{2}─── {}{1;4}tap "Edit"{}{2} ──────────────────────────────────{}
         {36}├╌╌▷{}{33}│   {}{36}│ {}{2}  2 {}  setEditing(true, animated: true)
         {36}│   {}{33}│   {}{36}│ {}{2}    {}  {2}  [target-action]{}
         {36}│   {}{1;33}◆   {}{36}│ {}{2}    {}    {1;33}isEditing false → true{}
         {36}│   {}{33}├──▶{}{36}│ {}{2}  3 {}    setEditing(true, animated: true)
         {36}│   {}{33}│   {}{1;33}◆ {}{2}    {}      {1;33}isEditing false → true{}

        {2}2 of 3 messages · 2 state changes · 3 participants{}
        {2}only View Controller: 1 message hidden (shown without the{}
        {2}options){}

        """)
  }

  @Test func `so does a wide drawing, and with more colours where there are more`() throws {
    #expect(
      try colored(
        "run mvc edit --width 60 --style wide --only view,controller --steps 3",
        ["TERM": "xterm-256color"])
          == """
          {38;5;136}┌─────────────┐                     {}{38;5;68}┌───────────┐{}
          {38;5;136}│{}  {38;5;136}FolderVC{}   {38;5;136}│                     {}{38;5;68}│{} {38;5;68}tableView{} {38;5;68}│{}
          {38;5;136}│{} {2}Controller{}  {38;5;136}│                     {}{38;5;68}│{}   {2}View{}    {38;5;68}│{}
          {38;5;136}└──────┬──────┘                     {}{38;5;68}└─────┬─────┘{}
          {2}───────┼─{}{1;4} tap "Edit" {}{2}─────────────────────┼───────────────{}
                 {38;5;136}│ {}setEditing(true, animated: true) {38;5;68}│{}
                 {38;5;136}├─{}{2}3{}{38;5;136}───────────────────────────────▶{}{38;5;68}│{}
                 {38;5;136}│           {}{1;33}isEditing false → true ◆{}

          {2}1 of 3 messages · 1 state change · 2 participants{}
          {2}only View Controller steps 3: 2 messages and 1 state change{}
          {2}hidden (shown without the options){}

          """)
  }

  @Test func `boxes and rectangles have the colours that were chosen, and their names`() throws {
    #expect(
      try colored("render - --width 40 --style wide", ["COLORTERM": "truecolor"])
        == """
        {38;2;122;153;163}┏━{}{1} App {}{38;2;122;153;163}━┓{}
        ┌───────┐  ┌───────┐
        │ {1}View{}  │  │ {1}Store{} │
        └───┬───┘  └───┬───┘
          {38;2;0;172;0}╔═{}╪{38;2;0;172;0}═{}{1} rect {}{38;2;0;172;0}═══{}╪{38;2;0;172;0}═╗{}
          {38;2;0;172;0}║ {}│ load()   │ {38;2;0;172;0}║{}
          {38;2;0;172;0}║ {}├─────────▶│ {38;2;0;172;0}║{}
          {38;2;0;172;0}╚═{}╪{38;2;0;172;0}══════════{}╪{38;2;0;172;0}═╝{}

        {2}1 message · 2 participants{}

        """)
    #expect(
      try colored("render - --width 40 --style ladder", ["TERM": "xterm-256color"])
        == """
        {38;5;103}╭─╮ {}{2}App{}
         ┌ {1}View{}
         │   ┌ {1}Store{}
         │   │ {2}  {}{38;5;28}╭ {}{1;4}rect{}
         ├──▶│ {2}  {}{38;5;28}│ {}load()
         │   │ {2}  {}{38;5;28}╰{}

        {2}1 message · 2 participants{}

        """)
  }

  @Test func `but not where sixteen colours have nothing like them`() throws {
    #expect(
      try colored("render - --width 40 --style wide")
        == """
        {2}┏━{}{1} App {}{2}━┓{}
        ┌───────┐  ┌───────┐
        │ {1}View{}  │  │ {1}Store{} │
        └───┬───┘  └───┬───┘
          {2}╔═{}╪{2}═{}{1} rect {}{2}═══{}╪{2}═╗{}
          {2}║ {}│ load()   │ {2}║{}
          {2}║ {}├─────────▶│ {2}║{}
          {2}╚═{}╪{2}══════════{}╪{2}═╝{}

        {2}1 message · 2 participants{}

        """)
  }

  @Test func `a pipe stays plain`() throws {
    let result = try Program.run(
      "render", "-", input: file, environment: ["COLORTERM": "truecolor"])
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `colours that a script sets or ends are those of every answer after it`() throws {
    let drawing = try script("run mvc rename")
    let both = try script("run mvc rename", "set color always", "diagram")
    #expect(both.hasPrefix(drawing) && !drawing.contains("\u{1B}"))
    let lines = both.dropFirst(drawing.count).split(separator: "\n")
    #expect(lines.count { $0.contains("\u{1B}") } > 30)
    let film = try script("run mvc edit", "diagram --format asciicast")
    let plain = try script("run mvc edit", "set color never", "diagram --format asciicast")
    #expect(film.contains("[36m") && !plain.contains("[36m"))
  }

  @Test func `what stands in a file cannot steer the terminal`() throws {
    let evil = """
      sequenceDiagram
        box \u{1B}[31m \u{9B}2J
        participant A as \u{1B}]0;title\u{7}
        end
        rect \u{1B}[41m
        A->>A: \u{1B}[2J\u{202E}
        end
      """
    for style in ["wide", "ladder"] {
      let words = ["render", "-", "--style", style, "--color"]
      let colored = try Program.run(words + ["always"], input: evil).output
      let plain = try Program.run(words + ["never"], input: evil).output
      #expect(colored.replacing(/\e\[[0-9;]+m/, with: "") == plain)
      #expect(plain.contains("␛[2J") && !plain.contains("\u{1B}") && !plain.contains("\u{9B}"))
    }
  }

  private let file = """
    sequenceDiagram
      box lightblue App
      participant A as View
      end
      participant B as Store
      rect rgb(0, 200, 0)
      A->>B: load()
      end
    """

  private func script(_ lines: String...) throws -> String {
    try Program.run(lines.flatMap { ["-c", $0] }).output
  }

  private func colored(_ line: String, _ environment: [String: String] = [:]) throws -> String {
    let words = line.split(separator: " ").map(String.init) + ["--color", "always"]
    let output = try Program.run(words, input: file, environment: environment).output
    return output.replacing("\u{1B}[0m", with: "{}").replacing(/\e\[([0-9;]+)m/) { "{\($0.1)}" }
  }
}
