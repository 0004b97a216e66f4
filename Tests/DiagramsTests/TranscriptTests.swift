import Cells
import Diagrams
import Localization
import Testing
import Trace

@Suite struct TranscriptTests {
  @Test func `tells a run in sentences`() {
    #expect(
      Diagram(Trace(sketch: newFolder), showing: .all).transcript.plain == #"""
        With User, addButton (View), FolderVC (Controller), Alert (View), NewFolder (Model), RootFolder (Model).
        1. User acts on addButton: tap "+".
        2. Inside 1, addButton sends its action createNewFolder(_:) to FolderVC.
        3. Inside 2, FolderVC creates Alert with init(title:).
        4. Inside 2, FolderVC navigates through itself: present(Alert, animated: true).
        Turn 2: tap "Create".
        5. User acts on Alert: tap "Create".
        6. Inside 5, Alert runs a closure of FolderVC: handler(text: "Ideas").
        7. Inside 6, FolderVC creates NewFolder with Folder(name: "Ideas").
        8. Inside 6, FolderVC calls add(NewFolder) on RootFolder.
           RootFolder.contents changes from [Work] to [Ideas, Work].
           Message 8 returns 1 to FolderVC.
        9. Inside 6, FolderVC navigates through itself: dismiss(animated: true).
           Alert, textField released.
        9 messages, 1 state change, 6 participants.
        """#)
  }

  @Test func `tells it in Chinese, what the objects say as it is`() {
    let diagram = Diagram(Trace(sketch: newFolder), showing: .all)
    #expect(
      Language.$current.withValue(.chinese) { diagram.transcript.plain } == #"""
        RECORD
        """#)
  }

  @Test func `says in Chinese what is folded and hidden`() throws {
    let diagram = Diagram(Trace(sketch: newFolder), showing: .story)
      .looking(try Look(["only", "Controller,Model", "depth", "1"]))
    #expect(
      Language.$current.withValue(.chinese) { diagram.closing() } == [
        "RECORD"
      ])
  }
}
