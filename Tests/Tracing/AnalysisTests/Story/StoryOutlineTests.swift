import Analysis
import Testing
import Trace

/// What of a story is shown first, and what next, in words.
@Suite struct StoryOutlineTests {
  private func words(_ records: Set<Int>, in trace: Trace) -> String {
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    let changes = Dictionary(uniqueKeysWithValues: trace.stateChanges)
    return records.sorted().map { n in
      messages[n].map { "\($0.to).\($0.text)" } ?? changes[n].map { "\($0.property)=\($0.new)" }
        ?? "?"
    }.joined(separator: " ")
  }

  private func outline(_ flow: String) -> [String] {
    let trace = Trace("mvc", flow: flow)
    let outline = StoryOutline(trace.stories)
    return ([outline.point] + outline.details).map { words($0, in: trace) }
  }

  @Test func `the point is the change, the post, who acted and what was written first`() {
    #expect(
      outline(
        """
        User > nameField : type | user
         nameField > PlayVC : didEndEditing | delegate
          PlayVC > Recording : setName | call
           * Recording.name : "Hello" → "Hi"
           Recording > Store : save | call
            Store > NC : post | post
             NC > FolderVC : handleChange | observer
              FolderVC > tableView : moveRow | call
              FolderVC > label : text | set
             NC > OtherVC : handleChange | observer
        """) == [
          "nameField.type Recording.setName name=\"Hi\" NC.post FolderVC.handleChange tableView.moveRow",
          "",
          "nameField.type PlayVC.didEndEditing",
          "Recording.setName name=\"Hi\" NC.post FolderVC.handleChange tableView.moveRow",
          "FolderVC.handleChange tableView.moveRow",
          "",
          "nameField.type PlayVC.didEndEditing Recording.setName",
          "nameField.type PlayVC.didEndEditing Recording.setName Store.save NC.post FolderVC.handleChange "
            + "tableView.moveRow",
          "FolderVC.handleChange OtherVC.handleChange",
          "tableView.moveRow label.text",
        ])
  }

  @Test func `where nobody acts on the change, the point has what is written after it`() {
    #expect(
      outline(
        """
        User > button : tap | user
         button > PlayVC : tapped | target-action
          PlayVC > label : before | set
          PlayVC > Recording : setName | call
           * Recording.name : "Hello" → "Hi"
          PlayVC > label : later | set
        """
      ).first == "button.tap Recording.setName name=\"Hi\" label.later")
  }

  @Test func `without a change the point has the first view that is written`() {
    #expect(
      outline(
        """
        User > button : tap | user
         button > PlayVC : tapped | target-action
          PlayVC > label : one | set
          PlayVC > label : two | set
        """
      ).first == "button.tap label.one")
  }

  @Test func `the changes that lead are the first of each kind up to the most telling one`() {
    let trace = Trace(
      "mvc",
      flow: """
        PlayVM : viewModel
        Recording : model
        VSStore : viewStateModel
        - tap
        User > button : tap | user
         button > PlayVM : tapped | target-action
          * PlayVM.rate : 1 → 2
          * PlayVM.time : 1 → 2
          PlayVM > Recording : setName | call
           * Recording.name : 1 → 2
           * Recording.date : 1 → 2
          PlayVM > VSStore : open | call
           * VSStore.path : 1 → 2
        """)
    let changes = Dictionary(uniqueKeysWithValues: trace.stateChanges)
    let leading = trace.stories.flatMap(\.leadingChanges).compactMap {
      changes[$0.record]?.property
    }
    #expect(leading == ["name", "rate"])
  }

  @Test func `without a story there is nothing to show, and stories are shown together`() {
    #expect(StoryOutline([]).point == [])
    #expect(StoryOutline([]).details == [])
    #expect(
      outline(
        """
        label : view
        - tap one
        User > one : tap | user
         one > PlayVC : tapped | target-action
          PlayVC > label : one | set
        - tap two
        User > two : tap | user
         two > PlayVC : tapped | target-action
          PlayVC > label : two | set
        """
      ) == [
        "one.tap label.one two.tap label.two", "", "", "", "", "", "",
        "one.tap PlayVC.tapped label.one two.tap PlayVC.tapped label.two", "",
        "label.one label.two",
      ])
  }
}
