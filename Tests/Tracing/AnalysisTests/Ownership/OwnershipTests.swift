import Analysis
import TestSupport
import Testing

@Suite struct `Who holds whom` {
  @Test func `is what was said last of each property`() {
    let ownership = Ownership(
      of: sketch(
        """
        A: model
        B: model
        C: model
        A.first => B
        A.rest => B
        A.rest => C
        A.first = nil
        A.first => C
        A.rest =/ B
        """))
    #expect(ownership.holds.lines == ["A.first => C", "A.rest => C"])
  }

  @Test func `can be asked for any moment`() {
    let trace = sketch(module + popped)
    #expect(Ownership(of: trace, at: 5).objects.map(\.name) == ["UIKit", "Store", "FolderModule"])
    #expect(Ownership(of: trace).objects.map(\.name) == ["UIKit", "Store"])
  }

  @Test(arguments: Seed.some())
  func `is the same from either side`(_ seed: Seed) {
    var random = SplitMix64(seed: seed)
    let names = ["A", "B", "C", "D"]
    func name() -> String { names[random.below(names.count)] }
    let lines = (0..<60).map { _ in
      switch random.below(8) {
      case 0: "\(name()): model"
      case 1: "free \(name())"
      case 2: "\(name()).p = nil"
      case 3: "\(name()).p =/ \(name())"
      case 4: "\(name()).q -> \(name())"
      default: "\(name()).p => \(name())"
      }
    }
    let ownership = Ownership(of: sketch(lines.joined(separator: "\n")))
    for name in names {
      #expect(ownership.holds(of: name) == ownership.holds.filter { $0.holder == name })
      #expect(ownership.holders(of: name) == ownership.holds.filter { $0.held == name })
      #expect(ownership[name] == ownership.objects.first { $0.name == name })
    }
  }

  @Test func `ends with either object`() {
    let ownership = Ownership(of: sketch(module + "free FolderPresenter\n"))
    #expect(ownership.holders(of: "FolderPresenter") == [])
    #expect(ownership.holds(of: "FolderPresenter") == [])
    #expect(ownership.holds(of: "FolderView").lines == ["FolderView.tableView => tableView"])
  }

  @Test func `ends for all who are killed with their process`() {
    let ownership = Ownership(of: sketch(module + "kill FolderView tableView Store"))
    #expect(
      ownership.objects.map(\.name) == [
        "UIKit", "FolderInteractor", "FolderPresenter", "FolderRouter",
      ])
  }

  @Test func `makes a view a part of a scene, unless it is presented`() {
    let ownership = Ownership(
      of: sketch(
        """
        Scene: controller
        alert: view
        button: view
        Scene.presentedViewController => alert
        Scene.button => button
        """))
    #expect(ownership.objects.filter(ownership.isPart).map(\.name) == ["button"])
  }

  @Test func `reaches from the roots along strong references only`() {
    let ownership = Ownership(
      of: sketch(
        """
        UIKit: system
        UIKit.shared => UIKit
        NC: nc
        A: controller
        B: controller
        C: controller
        UIKit.root => A
        A.parent -> B
        NC.observers -> C
        """))
    #expect(ownership.roots == ["UIKit", "NC"])
    #expect(ownership.unreachable == ["B", "C"])
    #expect(ownership.keptByClosures == ["B", "C"])
    #expect(ownership.leaks == [])
  }
}

@Suite struct `A leak` {
  static let cycle = module + "FolderPresenter.view => FolderView\n"

  @Test func `is no leak while the screen needs it, but a circle already`() {
    let ownership = Ownership(of: sketch(Self.cycle))
    #expect(ownership.leaks == [])
    #expect(
      ownership.cycles.map(\.lines) == [
        ["FolderView.presenter => FolderPresenter", "FolderPresenter.view => FolderView"]
      ])
  }

  @Test func `is found after back, with all that it keeps alive`() {
    let ownership = Ownership(of: sketch(Self.cycle + "turn back\nUIKit.top =/ FolderView"))
    #expect(ownership.leaks.count == 1)
    #expect(
      ownership.leaks.first?.objects == [
        "FolderView", "tableView", "FolderInteractor", "FolderPresenter", "FolderRouter",
      ])
    #expect(
      ownership.leaks.first?.cycle.lines == [
        "FolderView.presenter => FolderPresenter", "FolderPresenter.view => FolderView",
      ])
    #expect(ownership.keptByClosures == [])
  }

  @Test func `may go a long way round`() {
    let ownership = Ownership(
      of: sketch(
        """
        View: viewImpl
        Presenter: presenter
        Router: router
        View.presenter => Presenter
        Presenter.router => Router
        Router.viewController => View
        """))
    #expect(
      ownership.leaks.map(\.cycle.lines) == [
        [
          "View.presenter => Presenter", "Presenter.router => Router",
          "Router.viewController => View",
        ]
      ])
  }

  @Test func `may be a single object that holds itself, but not in a static property`() {
    let ownership = Ownership(
      of: sketch(
        """
        Screen: controller
        Note: model
        Store: model
        Screen.delegate => Screen
        Screen.note => Note
        Store.shared => Store
        """))
    #expect(ownership.roots == ["Store"])
    #expect(ownership.leaks.map(\.objects) == [["Screen", "Note"]])
    #expect(ownership.leaks.map(\.cycle.lines) == [["Screen.delegate => Screen"]])
    #expect(ownership.keptByClosures == [])
    let tree = OwnershipTree(ownership, foldingParts: true)
    #expect(tree.unreachable.map(\.object.name) == ["Screen"])
    #expect(tree.isolatedRoots == ["Store"])
  }

  @Test func `keeps alive what belongs to no other leak`() {
    let ownership = Ownership(
      of: sketch(
        """
        A: controller
        B: presenter
        C: controller
        D: presenter
        A.b => B
        B.a => A
        B.c => C
        C.d => D
        D.c => C
        """))
    #expect(ownership.leaks.map(\.objects) == [["A", "B", "C", "D"], []])
    #expect(ownership.keptByClosures == [])
  }

  @Test(.timeLimit(.minutes(10))) func `is one of thousands that are found at once`() {
    let pairs = (0..<2_000).map { n in
      "A\(n): controller\nB\(n): presenter\nA\(n).b => B\(n)\nB\(n).a => A\(n)"
    }
    let ownership = Ownership(of: sketch(pairs.joined(separator: "\n")))
    #expect(ownership.leaks.map(\.objects) == (0..<2_000).map { ["A\($0)", "B\($0)"] })
    #expect(OwnershipTree(ownership, foldingParts: true).unreachable.count == 2_000)
  }

  @Test func `is not what a closure may still need`() {
    let ownership = Ownership(of: sketch(module + "turn back\nUIKit.top =/ FolderView"))
    #expect(ownership.leaks == [])
    #expect(ownership.keptByClosures == ["FolderView"])
  }
}

extension [Ownership.Hold] {
  var lines: [String] {
    map { "\($0.holder).\($0.property) \($0.isStrong ? "=>" : "->") \($0.held)" }
  }
}
