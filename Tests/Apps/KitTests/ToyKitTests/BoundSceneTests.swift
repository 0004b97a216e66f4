import Testing
import ToyKit

extension ToyKitTests {
  /// A scene with a view-model.
  @Suite struct BoundSceneTests {
    @Test func `binding, subscribing and state are recorded`() {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      let device = TestDevice(master: BoundScene())
      let position = recorder.position
      device.tap("Go")
      let trace = recorder.trace(.init(pattern: "test"), since: position)
      #expect(
        trace.messages.filter { $0.message.kind != .query }.map { $0.message.line } == [
          "User -> button: tap [user]",
          "  button -> BoundScene: go() [target-action]",
          "    BoundScene -> BoundVM: next() [call]",
          "      BoundVM -> BoundScene: title = \"1\" [binding]",
          "        BoundScene -> navItem: title = \"1\" [set]",
          "    BoundScene -> BoundVM: title = \"2\" [set]",
          "      BoundVM -> BoundScene: title = \"2\" [binding]",
          "        BoundScene -> navItem: title = \"2\" [set]",
        ])
      #expect(
        trace.stateChanges.map(\.change).filter { $0.property == "title" && $0.owner == "BoundVM" }
          .map(\.new)
          == ["\"1\"", "\"2\""])
    }

    @Test func `subscribing is a message to the owner, and is answered at once`() {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      _ = TestDevice(master: BoundScene())
      let lines = recorder.trace(.init(pattern: "test")).messages.map(\.message.line)
      #expect(
        lines.drop { !$0.contains("viewDidLoad") }.prefix(5) == [
          "UIKit -> BoundScene: viewDidLoad() [lifecycle]",
          "  BoundScene -> BoundVM: $title [subscribe]",
          "    BoundVM -> BoundScene: title = \"0\" [binding]",
          "      BoundScene -> navItem: title = \"0\" [set]",
          "  BoundScene -> NC: publisher(for: \"Changed\") [subscribe]",
        ])
    }

    @Test func `the centre notifies the subscribers of its publisher`() {
      let recorder = TraceRecorder()
      TraceRecorder.current = recorder
      defer { TraceRecorder.current = nil }
      _ = TestDevice(master: BoundScene())
      let position = recorder.position
      NotificationCenter.default.post(name: BoundScene.changed, object: nil)
      let trace = recorder.trace(.init(pattern: "test"), since: position)
      #expect(trace.messages.map(\.message.line).last?.hasSuffix("[observer]") == true)
      #expect(
        trace.messages.map(\.message.line).last?.contains("NC -> BoundScene: changed(\"Changed\")")
          == true)
    }

    @Test func `a scene that is left takes its view-model and its subscriptions with it`() throws {
      let device = TestDevice(master: TestScene())
      let stack = try #require(UIKit.shared.visibleScenes.first?.navigationController)
      var scene: BoundScene? = BoundScene()
      weak let (weakScene, weakModel) = (scene, scene?.viewModel)
      scene.map { stack.pushViewController($0, animated: true) }
      scene = nil
      device.runUntilIdle()
      #expect(weakScene?.isViewLoaded == true)
      stack.popViewController(animated: true)
      device.runUntilIdle()
      #expect(weakScene == nil)
      #expect(weakModel == nil)
    }
  }
}

@Traced(.viewModel) private final class BoundVM {
  @Published var title = "0"
  private var count = 0

  func next() {
    count += 1
    title = "\(count)"
  }
}

@Traced(.viewController) private final class BoundScene: UIViewController {
  static let changed = Notification.Name("Changed")
  let button = UIButton(title: "Go")
  let viewModel = BoundVM()
  private var cancellables: Set<AnyCancellable> = []

  override func loadView() {
    view = button
    button.addTarget(self, action: BoundScene.go, for: .touchUpInside)
  }

  override func viewDidLoad() {
    viewModel.$title.sink { [unowned self] in title = $0 }.store(in: &cancellables)
    NotificationCenter.default.publisher(for: BoundScene.changed)
      .sink { [unowned self] in changed($0) }.store(in: &cancellables)
  }

  func go() {
    viewModel.next()
    viewModel.title = "2"
  }

  func changed(_ notification: Notification) {}
}
