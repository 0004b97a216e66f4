import Testing
import Trace

@testable import Analysis

/// Which part each message has in a story.
@Suite struct StoryMomentTests {
  private func told(_ flow: String) -> [String] {
    let trace = Trace("mvc", flow: flow)
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    return trace.moments(of: trace.stories).map { moment in
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
