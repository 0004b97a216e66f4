import Testing
import Tracer

@Suite struct `Mechanisms` {
  @Test func `extensions say how their methods travel`() {
    let told = story {
      List().act {
        $0.delegate?.listDidChange($0); $0.scene?.plain()
      }
    }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : listDidChange(_:) (List) [delegate]
        List -> Scene : plain() [call]
        released List
        released Scene
        """)
  }

  @Test func `one method may travel in its own way`() {
    let told = story { List().act { $0.scene?.push() } }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : push() [navigate]
          * Scene.title "" → "pushed"
        released List
        released Scene
        """)
  }

  @Test func `messages that know only the receiver are named by the method they enter`() {
    let told = story {
      List().act { list in
        deliver(.lifecycle, to: list.scene) { list.scene?.viewDidLoad(true) }
        deliver(.lifecycle, to: list.scene) { /* nobody implements it */  }
      }
    }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : viewDidLoad(_:) (true) [lifecycle]
          * Scene.title "" → "loaded"
        released List
        released Scene
        """)
  }

  @Test func `with a name keep it, and may name their sender`() {
    let told = story {
      let list = List()
      deliver(.user, "tap", [.string("Add")], from: list, to: list.scene) {
        list.scene?.viewDidLoad(false)
      }
      deliver(.post, "to nobody", to: nil) { list.scene?.plain() }
    }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : tap ("Add") [user]
          * Scene.title "" → "loaded"
        released List
        released Scene
        """)
  }

  @Test func `that work quietly say nothing, and what they set is no change`() {
    let told = story {
      List().act { list in
        quietly { list.scene?.viewDidLoad(true) }
        quietly(as: list) { list.scene?.title = "quiet" }
      }
    }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        released List
        released Scene
        """)
  }

  @Test func `that throw unwind`() {
    let told = story {
      List().act { list in
        try? deliver(.observer, "tell", to: list.scene) { throw Halt() }
        list.scene?.plain()
      }
    }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : tell [observer]
          ! Halt()
        List -> Scene : plain() [call]
        released List
        released Scene
        """)
  }

  @Test func `end a call in the recorder in which it began`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      List().act { $0.scene?.switchesOff() }
    }
    #expect(
      recorder.trace(.init(pattern: "test")).story == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : switchesOff() [call]
        released List
        released Scene
        """)
  }

  @Test func `do their work when nothing is recorded`() {
    let list = List()
    var count = 0
    deliver(.user, "tap", from: list, to: list.scene) { count += 1 }
    acting(as: list) { quietly { count += 1 } }
    owned { count += 1 }()
    list.delegate?.listDidChange(list)
    #expect(making(List.self) { List() }.scene?.title == "")
    #expect(count == 3)
  }

  @Test func `leave out objects of another recorder, or of none`() {
    let stranger = Scene()
    var other: Scene?
    _ = story { other = Scene() }
    let told = story {
      List().act { list in
        stranger.plain()
        other?.title = "other"
        list.meet(stranger)
        other?.meet(list)
        list.scene?.meet(other)
      }
    }
    #expect(
      told == """
        List -> Scene : Scene() [create]
        * List.delegate nil → Scene
        List -> Scene : meet(_:) (Scene) [call]
        released List
        released Scene
        """)
  }

  @Test func `tell the same twice`() {
    func run() -> Trace {
      let recorder = TraceRecorder()
      recording(with: recorder) {
        recorder.beginTurn("go")
        List().act {
          $0.delegate?.listDidChange($0); $0.scene?.push()
        }
        recorder.noteScreen("done")
      }
      return recorder.trace(.init(pattern: "test"))
    }
    #expect(run() == run())
  }
}

private struct Halt: Error {}

private protocol ListDelegate: AnyObject {
  func listDidChange(_ list: List)
}

@Traced(.view) private final class List {
  weak var delegate: (any ListDelegate)?
  @Untraced var scene: Scene?
  init() {
    scene = Scene()
    delegate = scene
  }
  @Untraced func act(_ body: (List) -> Void) { acting(as: self) { body(self) } }
  func meet(_ scene: Scene) {}
}

@Traced(.controller) private final class Scene {
  var title = ""
  func viewDidLoad(_ animated: Bool) { title = "loaded" }
  func plain() {}
  func meet(_ other: AnyObject?) {}
  @TracedMethod(.navigate) func push() { title = "pushed" }
  func switchesOff() { TraceRecorder.current = nil }
}

@Traced(.delegate) extension Scene: ListDelegate {
  func listDidChange(_ list: List) { inner() }
  private func inner() {}
}
