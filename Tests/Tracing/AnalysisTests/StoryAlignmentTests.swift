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

  @Test func `what differs is told with the objects between`() {
    let words = ContrastWords("A", "B", actions: []) { _, _ in nil }
    let contrasts = ContrastReader.contrasts(
      first, second, StoryAlignment(first, second), contracts: [nil, nil])
    #expect(
      contrasts.map(words.sentence) == [
        "In A, PlayVC itself reaches Recording; in B, PlayVC reaches Recording through PlayPresenter.",
        "In A, Store posts the change of Recording, and PlayVC acts on it; in B, Store posts the change of Recording, and PlayPresenter acts on it.",
        "In A, PlayVC writes nameField itself; in B, PlayPresenter reaches nameField through PlayVC.",
      ])
  }

  private var sketch: String {
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
