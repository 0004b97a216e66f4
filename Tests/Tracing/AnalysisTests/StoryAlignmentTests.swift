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

  // MARK: What is said of two runs

  @Test func `what differs is told with the objects between`() {
    #expect(
      sentences(first, second) == [
        "In A, PlayVC itself reaches Recording; in B, PlayVC reaches Recording through PlayPresenter.",
        "In A, Store posts the change of Recording, and PlayVC acts on it; in B, Store posts the change of Recording, and PlayPresenter acts on it.",
        "In A, PlayVC writes nameField itself; in B, PlayPresenter reaches nameField through PlayVC.",
      ])
  }

  @Test func `the same words to another object are told as such`() {
    let flow = { (receiver: String) in
      """
      - tap
      User > stopButton : tap | user
       stopButton > PlayVC : stop | targetAction
        PlayVC > \(receiver) : halt | call
      """
    }
    #expect(
      sentences(flow("SoundService"), flow("playerView"))
        == ["In A, PlayVC tells SoundService halt; in B, PlayVC tells playerView halt."])
  }

  @Test func `an object that only one run has is told of when nothing else differs`() {
    let flow = """
      - tap
      User > stopButton : tap | user
       stopButton > PlayVC : stop | targetAction
      """
    #expect(
      sentences(flow, "Guide : coordinator\n" + flow)
        == ["Only in B, there is Guide, with no part in this."])
    #expect(sentences(flow, flow) == ["Both send the same messages, with the same values."])
  }

  @Test func `a service that the other run has as its model is not told of as new`() {
    let flow = { (role: String) in
      """
      - launch
      UIKit > PlayVC : viewDidLoad | lifecycle
      Loader : \(role)
       PlayVC > Loader : init | create
       PlayVC > Loader : load | call
      """
    }
    #expect(
      sentences(flow("service"), flow("model"))
        == ["Both send the same messages, with the same values."])
  }

  private func sentences(_ first: String, _ second: String) -> [String] {
    sentences(ToldRun(Trace("mvc", flow: first)), ToldRun(Trace("mvc", flow: second)))
  }

  private func sentences(_ first: ToldRun, _ second: ToldRun) -> [String] {
    let words = ContrastWords("A", "B", actions: [nil, nil]) { _, _ in nil }
    return ContrastReader.contrasts(
      first, second, StoryAlignment(first, second), contracts: [nil, nil]
    ).map(words.sentence)
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
