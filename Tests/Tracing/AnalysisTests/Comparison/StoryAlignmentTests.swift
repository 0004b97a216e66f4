import Analysis
import Testing
import Trace

/// Two stories that are made by hand, next to each other.
@Suite struct StoryAlignmentTests {
  private let first = ToldRun(
    Trace(
      "mvc",
      flow: """
        User > nameField : type | user
         nameField > PlayVC : didEndEditing | delegate
          PlayVC > Recording : setName | call
           * Recording.name : "Hello" → "Hi"
           Recording > Store : save | call
            Store > NC : post | post
             NC > PlayVC : changed | observer
              PlayVC > nameField : text | set
        """))
  private let second = ToldRun(
    Trace(
      "mvp",
      flow: """
        User > nameField : type | user
         nameField > PlayVC : didEndEditing | delegate
          PlayVC > PlayPresenter : didEndEditing | call
           PlayPresenter > Recording : setName | call
            * Recording.name : "Hello" → "Hi"
            Recording > Store : save | call
             Store > NC : post | post
              NC > PlayPresenter : changed | observer
               PlayPresenter > PlayVC : show | call
                PlayVC > nameField : text | set
        """))

  @Test func `what both have is in one row, and the change of the model, too`() {
    #expect(
      sketch == """
        User > nameField type | User > nameField type
        nameField > PlayVC didEndEditing | nameField > PlayVC didEndEditing
        – | PlayVC > PlayPresenter didEndEditing
        PlayVC > Recording setName, name | PlayPresenter > Recording setName, name
        Recording > Store save | Recording > Store save
        Store > NC post | Store > NC post
        NC > PlayVC changed | NC > PlayPresenter changed
        – | PlayPresenter > PlayVC show
        PlayVC > nameField text | PlayVC > nameField text
        """)
  }

  @Test func `what a model tells others in other words is in no row with it`() {
    let flow = { (verb: String) in
      """
      User > nameField : type | user
       nameField > PlayVC : didEndEditing | delegate
        PlayVC > Recording : setName | call
         * Recording.name : "Hello" → "Hi"
         Recording > Store : save | call
          Store > FileService : \(verb) | call
           FileService > nameField : text | set
      """
    }
    #expect(
      sketch(flow("write"), flow("flush")) == """
        User > nameField type | User > nameField type
        nameField > PlayVC didEndEditing | nameField > PlayVC didEndEditing
        PlayVC > Recording setName, name | PlayVC > Recording setName, name
        Recording > Store save | Recording > Store save
        Store > FileService write | –
        – | Store > FileService flush
        FileService > nameField text | FileService > nameField text
        """)
  }

  @Test func `a screen that comes is next to one that comes, and not to the one that goes before`()
  {
    let first = """
      - tap
      User > row : tap | user
       row > ListVC : didSelect | delegate
        ListVC > Nav : push | call
         * Nav.viewControllers : [ListVC] → [ListVC, PlayVC]
      """
    let second = """
      - tap
      User > row : tap | user
       row > ListVC : didSelect | delegate
        ListVC > Nav : pop | call
         * Nav.viewControllers : [ListVC, OldVC] → [ListVC]
        ListVC > Nav : show | call
         * Nav.viewControllers : [ListVC] → [ListVC, PlayVC]
      """
    #expect(
      sketch(first, second) == """
        User > row tap | User > row tap
        row > ListVC didSelect | row > ListVC didSelect
        – | ListVC > Nav pop
        ListVC > Nav push | ListVC > Nav show
        """)
  }

  @Test func `the change by which two runs are compared is in a row with no other change`() {
    let flow = { (changes: [String]) in
      "User > saveButton : tap | user\n saveButton > PlayVC : save | delegate\n"
        + changes.map { "  PlayVC > Recording : set\($0) | call\n   * Recording.\($0) : 1 → 2" }
        .joined(separator: "\n")
    }
    #expect(
      sketch(flow(["date", "name"]), flow(["name", "mark"])) == """
        User > saveButton tap | User > saveButton tap
        saveButton > PlayVC save | saveButton > PlayVC save
        PlayVC > Recording setdate, date | –
        PlayVC > Recording setname, name | PlayVC > Recording setname, name
        – | PlayVC > Recording setmark, mark
        """)
  }

  @Test func `the change by which two runs are compared has a row, however much crosses it`() {
    let save = """
      UIKit > PlayVC : run | lifecycle
       PlayVC > Recording : rename | call
        * Recording.name : 1 → 2
      """
    let rest = (0..<17).map { "UIKit > PlayVC : appear\($0) | lifecycle" }
    let flow = { (lines: [String]) in
      (["- tap", "User > saveButton : tap | user"] + lines).joined(separator: "\n")
    }
    #expect(
      sketch(flow([save] + rest), flow(rest + [save]))
        .contains("PlayVC > Recording rename, name | PlayVC > Recording rename, name"))
  }

  @Test func `posts of the same kind of data are in one row, though objects are made around them`()
  {
    let flow = { (property: String, rest: [String]) in
      """
      User > saveButton : tap | user
       saveButton > PlayVC : save | delegate
        PlayVC > Recording : set\(property) | call
         * Recording.\(property) : 1 → 2
        \(rest[0])
        \(rest[1])
        PlayVC > Recording : setName | call
         * Recording.name : "Hello" → "Hi"
      """
    }
    let made = { (name: String) in "PlayVC > \(name)VC : init | create" }
    #expect(
      sketch(
        flow("date", [made("Old"), "PlayVC > NC : dated | post"]),
        flow("size", ["PlayVC > NC : measured | post", made("New")])) == """
          User > saveButton tap | User > saveButton tap
          saveButton > PlayVC save | saveButton > PlayVC save
          PlayVC > Recording setdate, date | PlayVC > Recording setsize, size
          PlayVC > OldVC init | –
          PlayVC > NC dated | PlayVC > NC measured
          – | PlayVC > NewVC init
          PlayVC > Recording setName, name | PlayVC > Recording setName, name
          """)
  }

  @Test func `what a controller tells a presenter in other words is in one row with it`() {
    let flow = { (verb: String) in
      """
      User > saveButton : tap | user
       saveButton > PlayVC : save | delegate
        PlayVC > PlayPresenter : \(verb) | call
         PlayPresenter > Recording : setName | call
          * Recording.name : "Hello" → "Hi"
      """
    }
    #expect(
      sketch(flow("keep"), flow("store")) == """
        User > saveButton tap | User > saveButton tap
        saveButton > PlayVC save | saveButton > PlayVC save
        PlayVC > PlayPresenter keep | PlayVC > PlayPresenter store
        PlayPresenter > Recording setName, name | PlayPresenter > Recording setName, name
        """)
  }

  @Test func `what differs is told with the objects between`() {
    #expect(
      Contrast.sentences(first, second) == [
        "In A, PlayVC itself reaches Recording; in B, PlayVC reaches Recording through PlayPresenter.",
        "In A, Store posts the change of Recording, and PlayVC acts on it; in B, Store posts the change of Recording, and PlayPresenter acts on it.",
        "In A, PlayVC writes nameField itself; in B, PlayPresenter reaches nameField through PlayVC.",
      ])
  }

  @Test func `a run that is compared with itself has only common rows, however long it is`() {
    let step = "  PlayVC > Recording : setName | call\n   * Recording.name : 1 → 2\n"
    let start = "User > saveButton : tap | user\n saveButton > PlayVC : save | delegate\n"
    for count in [3, 2_010] {
      let run = ToldRun(Trace("mvc", flow: start + String(repeating: step, count: count)))
      let rows = StoryAlignment(run, run).rows
      #expect(rows.count == count + 2)
      #expect(rows.allSatisfy { $0.first == $0.second })
    }
  }

  @Test func `a message that a sentence names gets a row, in its place`() {
    let flow = { (line: String) in
      """
      - tap
      User > saveButton : tap | user
      \(line) saveButton > PlayVC : save | target-action
        PlayVC > nameField : text | set
      """
    }
    let (first, second) = (
      ToldRun(Trace("mvc", flow: flow(""))),
      ToldRun(Trace("mvc", flow: flow(" UIKit > keyboard : hide | system\n")))
    )
    let plain = StoryAlignment(first, second)
    let named = second.trace.messages.filter { $0.message.text == "hide" }.map(\.n)
    let rows = plain.showing(Both([], Set(named)), of: Both(first, second)).rows
    #expect(named.count == 1 && rows.count == plain.rows.count + 1)
    #expect(rows[1].first == nil && rows[1].second?.messages == named && !rows[1].isElsewhere)
    #expect(plain.showing(Both([], []), of: Both(first, second)).rows == plain.rows)
  }

  // MARK: Rows

  private var sketch: String { sketch(first, second) }

  private func sketch(_ first: String, _ second: String) -> String {
    sketch(ToldRun(Trace("mvc", flow: first)), ToldRun(Trace("mvc", flow: second)))
  }

  private func sketch(_ first: ToldRun, _ second: ToldRun) -> String {
    StoryAlignment(first, second).rows.map { row in
      "\(words(row.first, first)) | \(words(row.second, second))"
    }.joined(separator: "\n")
  }

  private func words(_ moment: StoryMoment?, _ run: ToldRun) -> String {
    guard let moment else { return "–" }
    let messages = moment.messages.compactMap { run.message($0) }
      .map { "\($0.from) > \($0.to) \($0.text)" }
    let changes = moment.changes.compactMap { run.change($0)?.property }
    return (messages + changes).joined(separator: ", ")
  }
}
