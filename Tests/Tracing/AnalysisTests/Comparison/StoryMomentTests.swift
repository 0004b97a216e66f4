import Testing
import Trace

@testable import Analysis

/// Which part each message has in a story.
@Suite struct StoryMomentTests {
  private func told(_ flow: String) -> [String] {
    let trace = Trace("mvc", flow: flow)
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    return ToldRun(trace).moments.map { moment in
      let texts = moment.messages.map { messages[$0].map { "\($0.to).\($0.text)" } ?? "?" }
      return "\(moment.action) \(moment.part): " + texts.joined(separator: " ")
        + (moment.changes.isEmpty ? "" : " changes \(moment.changes.count)")
    }
  }

  @Test func `from what set it off to what is written, with what is made and told aside`() {
    #expect(
      told(
        """
        label : view
        PlayVC : controller
        OtherVC : controller
        Recording : model
        - tap
        User > button : tap | user
         button > PlayVC : tapped | target-action
          PlayVC > OnePresenter : init | create
          PlayVC > TwoPresenter : init | create
          PlayVC > TwoPresenter : start | call
          PlayVC > Recording : name | query
          PlayVC > Recording : setName | call
           * Recording.name : "Hello" → "Hi"
           * Recording.date : 1 → 2
           Recording > NC : saved | post
            NC > PlayVC : changed | observer
             PlayVC > label : text | set
          PlayVC > NC : observe | subscribe
          PlayVC > OtherVC : greet | call
        - wait
        UIKit > OtherVC : wait | lifecycle
        """) == [
          "0 trigger: button.tap", "0 step: PlayVC.tapped",
          "0 making: OnePresenter.init TwoPresenter.init",
          "0 change(Analysis.DataKind.model): Recording.setName changes 2", "0 post: NC.saved",
          "0 hearing: PlayVC.changed", "0 writing: label.text", "0 aside: NC.observe",
          "0 aside: OtherVC.greet", "1 trigger: OtherVC.wait",
        ])
  }

  @Test func `an edit that a table tells its data source is a step, its question is none`() {
    #expect(
      told(
        """
        FolderVC : controller
        Folder : model
        - swipe
        User > tableView : swipe | user
         tableView > FolderVC : tableView(_:canEditRowAt:) | datasource
         tableView > FolderVC : tableView(_:commit:forRowAt:) | datasource
          FolderVC > Folder : remove | call
           * Folder.contents : [1, 2] → [1]
        """) == [
          "0 trigger: tableView.swipe", "0 step: FolderVC.tableView(_:commit:forRowAt:)",
          "0 change(Analysis.DataKind.model): Folder.remove changes 1",
        ])
  }

  @Test func `the same action typed again is another action`() {
    #expect(
      told(
        """
        PlayVC : controller
        - tick
        UIKit > PlayVC : fire | lifecycle
        - tick
        UIKit > PlayVC : layOut | lifecycle
        =
        - tick
        UIKit > PlayVC : fire | lifecycle
        """) == ["0 trigger: PlayVC.fire", "0 trigger: PlayVC.layOut", "1 trigger: PlayVC.fire"])
  }

  @Test(
    arguments: [
      ("[\"Hello\"]", "[\"Hi\"]", false), ("[\"Hello\"]", "[]", true),
      ("[\"a, b\", f(1, 2)]", "[\"a\", 1]", false), ("[\"\\\", \", 1]", "[2, 3]", false),
      ("[[1, 2], [3]]", "[[1, 2, 3, 4, 5, 6]]", true), ("[1]", "[1, 2]", false),
      ("true", "false", true), ("1", "nil", true), ("[1]", "nothing", false),
      ("[Work loading, Hello]", "[Work, Hello]", true), ("[Work]", "[Work loading]", false),
      ("[12]", "[1]", false), ("[1: 2]", "[:]", true), ("[]", "[1]", false),
    ])
  func `a list that lost an element ends, one with a shorter element does not`(
    old: String, new: String, isEnd: Bool
  ) {
    let change = Trace.StateChange(owner: "Folder", property: "rows", old: old, new: new)
    #expect(change.isEnd == isEnd)
  }

  @Test func `what the trigger itself changes is a step of its own`() {
    #expect(
      told(
        """
        PlayVC : controller
        - wait
        UIKit > PlayVC : wait | lifecycle
         * PlayVC.rows : 0 → 1
         * PlayVC.rows : 1 → 2
        """) == [
          "0 trigger: PlayVC.wait", "0 change(Analysis.DataKind.own):  changes 1",
          "0 change(Analysis.DataKind.own):  changes 1",
        ])
  }
}
