import TEAKit
import TestSupport
import Testing
import ToyKit

extension ToyKitTests {
  /// Descriptions, brought onto the views of the kit.
  @Suite struct RenderingTests {
    /// Folders by number, each with the numbers of its rows, and a text.
    struct Lists: Program {
      var folders: [(id: Int, rows: [Int])] = [(0, [])]
      var title = ""
      var modal: Int?
      var log: [String] = []

      enum Message {
        case show([(id: Int, rows: [Int])])
        case write(String)
        case present(Int?)
        case tapped(Int)
        case back
      }

      mutating func update(_ message: Message) -> [Command<Message>] {
        switch message {
        case .show(let folders): self.folders = folders
        case .write(let title): self.title = title
        case .present(let modal): self.modal = modal
        case .tapped(let row): return [.write("row \(row)")]
        case .back: folders.removeLast()
        }
        return []
      }

      var view: SplitView<Message> {
        SplitView(
          scenes: folders.map { folder in
            let rows = folder.rows.map { row in
              Row<Message>(id: row, "\(row)", onSelect: .tapped(row), onDelete: .tapped(row))
            }
            return Scene(
              id: folder.id, title: "\(folder.id)",
              .table(Table(rows, isRefreshing: false, onPull: .back)))
          },
          detail: Scene(id: "detail", .column([.label(id: "title", title)])),
          modal: modal.map { Scene(id: $0, title: "modal \($0)", .column([])) }, onBack: .back)
      }

      var subscriptions: [Subscription<Message>] { [] }
      var saved: Int { folders.count }
      mutating func restore(_ saved: Int) -> [Command<Message>] { [] }
    }

    /// A device with a window, in which the driver's views are.
    private func launch(_ state: Lists = Lists()) -> Driver<Lists> {
      Device.current = Device()
      let driver = Driver(state)
      let window = UIWindow()
      window.rootViewController = driver.viewController
      window.makeKeyAndVisible()
      settle()
      return driver
    }

    private func settle() { UIKit.shared.runUntilIdle { $0() } }

    private var rows: [String] { VisibleControls().rows.map(\.label) }

    @Test func `nothing happens before the turn of a message comes`() {
      let driver = launch()
      driver.send(.show([(0, [1, 2])]))
      #expect(rows == [])
      settle()
      #expect(rows == ["1", "2"])
    }

    @Test func `what a command sends is a message of its own`() {
      let driver = launch()
      driver.send(.show([(0, [1, 2])]))
      settle()
      VisibleControls().rows[1].open()
      settle()
      #expect(ViewState().stack == ["0"])
      #expect(Screen().text().contains("row 2"))
    }

    @Test(arguments: Seed.some())
    func `whatever is described, the scenes and rows are those of the description`(_ seed: Seed) {
      let driver = launch()
      var random = SplitMix64(seed: seed.value)
      for _ in 0..<20 {
        let described = Self.folders(&random)
        driver.send(.show(described))
        settle()
        #expect(ViewState().stack == described.map { "\($0.id)" }, "\(seed)")
        #expect(rows == described.last?.rows.map { "\($0)" }, "\(seed)")
        #expect(UIKit.shared.takeExceptions().isEmpty, "\(seed)")
      }
    }

    /// The root, and up to three folders, with rows that are often those of before in another order.
    private static func folders(_ random: inout SplitMix64) -> [(id: Int, rows: [Int])] {
      let others = (1...4).shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
      return ([0] + others).map { id in
        let rows = (1...6).shuffled(using: &random)
        return (id, Array(rows.prefix(Int.random(in: 0...6, using: &random))))
      }
    }

    @Test func `a presented scene that is described in place of another one takes its place`() {
      let driver = launch()
      for modal in [1, 2, nil, 3] {
        driver.send(.present(modal))
        settle()
        #expect(ViewState().presented == modal.map { ["modal \($0)"] } ?? [])
      }
      // The next one is described before the former one is gone.
      driver.send(.present(4))
      driver.send(.present(5))
      settle()
      #expect(ViewState().presented == ["modal 5"])
      #expect(UIKit.shared.takeExceptions().isEmpty)
    }

    @Test func `the back button pops once, and the state follows`() {
      let driver = launch()
      driver.send(.show([(0, []), (1, []), (2, [])]))
      settle()
      let back = VisibleControls().buttons.first { $0.label.contains("Back") }
      back?.tap()
      settle()
      #expect(ViewState().stack == ["0", "1"])
    }
  }
}

extension Command<ToyKitTests.RenderingTests.Lists.Message> {
  fileprivate static func write(_ title: String) -> Command {
    Command(with: title) { $0.send(.write(title)) }
  }
}
