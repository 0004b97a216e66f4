import Cells
import Diagrams
import Testing
import Trace

@Suite struct LadderTests {
  @Test func `draws the rename at 80 columns`() {
    #expect(
      ladder(rename, 80) == #"""
         ┌ User
         │   ┌ nameField  View
         │   │   ┌ PlayVC  Controller
         │   │   │   ┌ Recording  Model
         │   │   │   │   ┌ RootFolder  Model
         │   │   │   │   │   ┌ Store  Model
         │   │   │   │   │   │   ┌ NC
         │   │   │   │   │   │   │   ┌ FolderVC  Controller
         │   │   │   │   │   │   │   │   ┌ tableView  View
         ├──▶│   │   │   │   │   │   │   │   1 type "Hi"
         │   ├╌╌▷│   │   │   │   │   │   │   2  textFieldShouldReturn(_:) [delegate]
         │   │◀──┤   │   │   │   │   │   │   3   resignFirstResponder()
         │   ├╌╌▷│   │   │   │   │   │   │   4    textFieldDidEndEditing(_:) [delegate]
         │   │   ├──▶│   │   │   │   │   │   5     setName("Hi")
         │   │   │   ◆   │   │   │   │   │          name "Hello" → "Hi"
         │   │   │   ├──▶│   │   │   │   │   6      reSort(changedItem:)
         │   │   │   ├───┼──▶│   │   │   │   7      save(_:userInfo:)
         │   │   │   │   │   ├╌╌▷│   │   │   8       post "StoreChanged" [post]
         │   │   │   │   │   │   ├╌╌▷│   │   9        handleChangeNotification(_:)
         │   │   │   │   │   │   │   │   │              [observer]
         │   │   │   │   │   │   │   ├──▶│  10         moveRow(at:to:)
         │   │   │◁╌╌┊╌╌╌┊╌╌╌┊╌╌╌┤   │   │  11        storeChanged(_:) [observer]

        11 messages · 1 state change · 9 participants
        1 query and 1 data-source pull folded (--all shows them)
        """#)
  }

  @Test func `draws it in ASCII`() {
    #expect(
      ladder(rename, 80, .ascii) == #"""
         , User
         |   , nameField  View
         |   |   , PlayVC  Controller
         |   |   |   , Recording  Model
         |   |   |   |   , RootFolder  Model
         |   |   |   |   |   , Store  Model
         |   |   |   |   |   |   , NC
         |   |   |   |   |   |   |   , FolderVC  Controller
         |   |   |   |   |   |   |   |   , tableView  View
         +-->|   |   |   |   |   |   |   |   1 type "Hi"
         |   :..>|   |   |   |   |   |   |   2  textFieldShouldReturn(_:) [delegate]
         |   |<--+   |   |   |   |   |   |   3   resignFirstResponder()
         |   :..>|   |   |   |   |   |   |   4    textFieldDidEndEditing(_:) [delegate]
         |   |   +-->|   |   |   |   |   |   5     setName("Hi")
         |   |   |   *   |   |   |   |   |          name "Hello" -> "Hi"
         |   |   |   +-->|   |   |   |   |   6      reSort(changedItem:)
         |   |   |   +---+-->|   |   |   |   7      save(_:userInfo:)
         |   |   |   |   |   :..>|   |   |   8       post "StoreChanged" [post]
         |   |   |   |   |   |   :..>|   |   9        handleChangeNotification(_:)
         |   |   |   |   |   |   |   |   |              [observer]
         |   |   |   |   |   |   |   +-->|  10         moveRow(at:to:)
         |   |   |<..:...:...:...:   |   |  11        storeChanged(_:) [observer]

        11 messages, 1 state change, 9 participants
        1 query and 1 data-source pull folded (--all shows them)
        """#)
  }

  @Test func `moves lifelines closer and wraps words at 40 columns`() {
    #expect(
      ladder(rename, 40) == #"""
        ┌ User
        │ ┌ nameField  View
        │ │ ┌ PlayVC  Controller
        │ │ │ ┌ Recording  Model
        │ │ │ │ ┌ RootFolder  Model
        │ │ │ │ │ ┌ Store  Model
        │ │ │ │ │ │ ┌ NC
        │ │ │ │ │ │ │ ┌ FolderVC  Controller
        │ │ │ │ │ │ │ │ ┌ tableView  View
        ├▶│ │ │ │ │ │ │ │   1 type "Hi"
        │ ├▷│ │ │ │ │ │ │   2  textFieldShould
        │ │ │ │ │ │ │ │ │      Return(_:)
        │ │ │ │ │ │ │ │ │      [delegate]
        │ │◀┤ │ │ │ │ │ │   3   resignFirst
        │ │ │ │ │ │ │ │ │       Responder()
        │ ├▷│ │ │ │ │ │ │   4    textFieldDidEnd
        │ │ │ │ │ │ │ │ │        Editing(_:)
        │ │ │ │ │ │ │ │ │        [delegate]
        │ │ ├▶│ │ │ │ │ │   5     setName("Hi")
        │ │ │ ◆ │ │ │ │ │        »name "Hello" →
        │ │ │ │ │ │ │ │ │         "Hi"
        │ │ │ ├▶│ │ │ │ │   6    »reSort(
        │ │ │ │ │ │ │ │ │         changedItem:)
        │ │ │ ├─┼▶│ │ │ │   7    »save(_:
        │ │ │ │ │ │ │ │ │         userInfo:)
        │ │ │ │ │ ├▷│ │ │   8    »post
        │ │ │ │ │ │ │ │ │         "StoreChanged"
        │ │ │ │ │ │ │ │ │         [post]
        │ │ │ │ │ │ ├▷│ │   9    »handleChange
        │ │ │ │ │ │ │ │ │         Notification(
        │ │ │ │ │ │ │ │ │         _:) [observer]
        │ │ │ │ │ │ │ ├▶│  10    »moveRow(at:
        │ │ │ │ │ │ │ │ │         to:)
        │ │ │◁┊╌┊╌┊╌┤ │ │  11    »storeChanged(
        │ │ │ │ │ │ │ │ │         _:) [observer]

        11 messages · 1 state change · 9
        participants
        1 query and 1 data-source pull folded
        (--all shows them)
        """#)
  }

  @Test func `wraps in ASCII too`() {
    #expect(
      ladder(rename, 40, .ascii) == #"""
        , User
        | , nameField  View
        | | , PlayVC  Controller
        | | | , Recording  Model
        | | | | , RootFolder  Model
        | | | | | , Store  Model
        | | | | | | , NC
        | | | | | | | , FolderVC  Controller
        | | | | | | | | , tableView  View
        +>| | | | | | | |   1 type "Hi"
        | :>| | | | | | |   2  textFieldShould
        | | | | | | | | |      Return(_:)
        | | | | | | | | |      [delegate]
        | |<+ | | | | | |   3   resignFirst
        | | | | | | | | |       Responder()
        | :>| | | | | | |   4    textFieldDidEnd
        | | | | | | | | |        Editing(_:)
        | | | | | | | | |        [delegate]
        | | +>| | | | | |   5     setName("Hi")
        | | | * | | | | |        >name "Hello"
        | | | | | | | | |         -> "Hi"
        | | | +>| | | | |   6    >reSort(
        | | | | | | | | |         changedItem:)
        | | | +-+>| | | |   7    >save(_:
        | | | | | | | | |         userInfo:)
        | | | | | :>| | |   8    >post
        | | | | | | | | |         "StoreChanged"
        | | | | | | | | |         [post]
        | | | | | | :>| |   9    >handleChange
        | | | | | | | | |         Notification(
        | | | | | | | | |         _:) [observer]
        | | | | | | | +>|  10    >moveRow(at:
        | | | | | | | | |         to:)
        | | |<:.:.:.: | |  11    >storeChanged(
        | | | | | | | | |         _:) [observer]

        11 messages, 1 state change, 9
        participants
        1 query and 1 data-source pull folded
        (--all shows them)
        """#)
  }

  @Test func `shows creation, messages to oneself, turns and releases`() {
    #expect(
      ladder(newFolder, 80) == #"""
         ┌ User
         │   ┌ addButton  View
         │   │   ┌ FolderVC  Controller
         │   │   │   ┌ Alert  View
         │   │   │   ·   ┌ NewFolder  Model
         │   │   │   ·   ·   ┌ RootFolder  Model
         ├──▶│   │   ·   ·   │   1 tap "+"
         │   ├╌╌▷│   ·   ·   │   2   createNewFolder(_:) [target-action]
         │   │   ├──▶○   ·   │   3     init(title:) [create]
         │   │   ├↺  │   ·   │   4     present(Alert, animated: true) [navigate]
        ─┼───┼───┼───┼───────┼──── tap "Create" ────────────────────────────────────────
         ├───┼───┼──▶│   ·   │   5 tap "Create"
         │   │   │◁╌╌┤   ·   │   6   handler(text: "Ideas") [closure]
         │   │   ├───┼──▶○   │   7     Folder(name: "Ideas") [create]
         │   │   ├───┼───┼──▶│   8     add(NewFolder)
         │   │   │   │   │   ◆           contents [Work] → [Ideas, Work]
         │   │   ├↺  │   │   │   9     dismiss(animated: true) [navigate]
         │   │   │   ✕   │   │     Alert, textField released

        9 messages · 1 state change · 6 participants
        1 returned value folded (--all shows it)
        """#)
  }

  @Test func `shows everything when asked`() {
    #expect(
      ladder(newFolder, 80, showing: .all) == #"""
         ┌ User
         │   ┌ addButton  View
         │   │   ┌ FolderVC  Controller
         │   │   │   ┌ Alert  View
         │   │   │   ·   ┌ NewFolder  Model
         │   │   │   ·   ·   ┌ RootFolder  Model
         ├──▶│   │   ·   ·   │   1 tap "+"
         │   ├╌╌▷│   ·   ·   │   2   createNewFolder(_:) [target-action]
         │   │   ├──▶○   ·   │   3     init(title:) [create]
         │   │   ├↺  │   ·   │   4     present(Alert, animated: true) [navigate]
        ─┼───┼───┼───┼───────┼──── tap "Create" ────────────────────────────────────────
         ├───┼───┼──▶│   ·   │   5 tap "Create"
         │   │   │◁╌╌┤   ·   │   6   handler(text: "Ideas") [closure]
         │   │   ├───┼──▶○   │   7     Folder(name: "Ideas") [create]
         │   │   ├───┼───┼──▶│   8     add(NewFolder)
         │   │   │   │   │   ◆           contents [Work] → [Ideas, Work]
         │   │   │◁╌╌┊╌╌╌┊╌╌╌┤         returns 1
         │   │   ├↺  │   │   │   9     dismiss(animated: true) [navigate]
         │   │   │   ✕   │   │     Alert, textField released

        9 messages · 1 state change · 6 participants
        """#)
  }

  private func ladder(
    _ sketch: String, _ width: Int, _ charset: Charset = .unicode,
    showing detail: Diagram.Detail = .story
  ) -> String {
    let diagram = Diagram(Trace(sketch: sketch), showing: detail)
    return diagram.ladder(.init(width: width, charset: charset)).plain
  }
}
