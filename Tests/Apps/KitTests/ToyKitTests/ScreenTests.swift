import Testing
import ToyKit

extension ToyKitTests {
  @Suite struct ScreenTests {
    @Test func `two panes stand side by side`() {
      let scene = TestScene()
      scene.title = "Edit me"
      scene.field.text = "Hi"
      let device = TestDevice(master: TestTable(), detail: scene)
      #expect(
        device.screen() == """
          ┌──────────────────────────┐┌ Edit me ─────────────────┐
          │ Anna                     ││ [Hi                    ] │
          │ Bert                     ││ ( Go )                   │
          │                          ││                          │
          │                          ││                          │
          │                          ││                          │
          │                          ││                          │
          └──────────────────────────┘└──────────────────────────┘
          """)
    }

    @Test func `Chinese and emoji keep the borders straight`() {
      let table = TestTable()
      table.names = ["录音文件夹", "👩‍💻 工作", "cafe\u{301}", "一个非常非常非常长的名字需要省略"]
      let device = TestDevice(master: table)
      #expect(
        device.screen() == """
          ┌──────────────────────────┐┌──────────────────────────┐
          │ 录音文件夹               ││                          │
          │ 👩‍💻 工作                  ││                          │
          │ cafe\u{301}                     ││                          │
          │ 一个非常非常非常长的名…  ││                          │
          │                          ││                          │
          │                          ││                          │
          └──────────────────────────┘└──────────────────────────┘
          """)
    }

    @Test func `a narrow screen stacks the panes, and ASCII will do`() {
      let table = TestTable()
      table.navigationItem.leftBarButtonItem = table.editButtonItem
      let device = TestDevice(master: table, detail: TestScene())
      #expect(
        device.screen(30, .ascii) == """
          + Edit ----------------------+
          | Anna                       |
          | Bert                       |
          +----------------------------+
          +----------------------------+
          | [                      ]   |
          | ( Go )                     |
          +----------------------------+
          """)
    }

    @Test func `a long list is shown whole`() {
      let table = TestTable()
      table.names = (1...9).map { "row \($0)" }
      let device = TestDevice(master: table)
      #expect(device.screen().contains("row 9"))
    }

    @Test func `a narrow screen shows an alert alone`() {
      let device = TestDevice(master: TestTable())
      let alert = UIAlertController(
        title: "Sure?", message: "Think twice.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      UIKit.shared.rootViewController?.present(alert, animated: true)
      #expect(
        device.screen(30) == """
          ┌ Sure? ─────────────────────┐
          │ Think twice.               │
          │ ( OK )                     │
          └────────────────────────────┘
          """)
    }

    @Test func `an alert lies on top`() {
      let device = TestDevice(master: TestTable())
      let alert = UIAlertController(
        title: "Could not refresh", message: "The network is offline.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      UIKit.shared.rootViewController?.present(alert, animated: true)
      #expect(
        device.screen() == """
          ┌──────────────────────────┐┌──────────────────────────┐
          │ Anna                     ││                          │
          │ Bert    ┌ Could not refresh ───────────────┐         │
          │         │ The network is offline.          │         │
          │         │ ( OK )                           │         │
          │         └──────────────────────────────────┘         │
          │                          ││                          │
          └──────────────────────────┘└──────────────────────────┘
          """)
    }

    @Test func `a sentence on the screen gets no second full stop when it is spoken`() {
      _ = TestDevice(master: TestTable())
      let alert = UIAlertController(
        title: "Refresh again?", message: "The network is offline.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      UIKit.shared.rootViewController?.present(alert, animated: true)
      #expect(
        SpokenScreen().lines == ["On top: Refresh again? The network is offline. Buttons: OK."])
    }

    @Test func `a sheet is laid out for its box, and shown whole`() {
      let device = TestDevice(master: TestTable())
      let sheet = TestTable()
      sheet.names = ["A name of just thirty-two cells!"] + (2...8).map { "Row \($0)" }
      UIKit.shared.rootViewController?.present(sheet, animated: true)
      device.runUntilIdle()
      #expect(
        device.screen() == """
          ┌─────────┌──────────────────────────────────┐─────────┐
          │ Anna    │ A name of just thirty-two cells! │         │
          │ Bert    │ Row 2                            │         │
          │         │ Row 3                            │         │
          │         │ Row 4                            │         │
          │         │ Row 5                            │         │
          │         │ Row 6                            │         │
          └─────────│ Row 7                            │─────────┘
                    │ Row 8                            │
                    └──────────────────────────────────┘
          """)
    }

    @Test func `control characters in a name do not reach the terminal`() {
      let table = TestTable()
      table.names = ["\u{1B}[31mred\u{7}"]
      let device = TestDevice(master: table)
      #expect(!device.screen().unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    private func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test func `control characters anywhere keep the borders straight`() {
      let scene = TestScene()
      scene.title = "a\u{1B}[31mb"
      scene.field.text = "\u{202E}evil"
      scene.button.setTitle("G\u{7}o", for: .normal)
      scene.navigationItem.rightBarButtonItem = item("x\u{7F}\u{85}")
      let table = TestTable()
      table.toolbarItems = [item("A\u{1B}dd")]
      let device = TestDevice(master: table, detail: scene)
      #expect(
        device.screen() == """
          ┌──────────────────────────┐┌ a␛[31mb ─────── x␡\\u{85} ┐
          │ Anna                     ││ [\\u{202E}evil          ] │
          │ Bert                     ││ ( G␇o )                  │
          │                          ││                          │
          │                          ││                          │
          │                          ││                          │
          │                          ││                          │
          └ A␛dd ────────────────────┘└──────────────────────────┘
          """)
    }

    @Test func `ASCII shortens with three dots and keeps the borders straight`() {
      let table = TestTable()
      table.title = "The names of all the people"
      table.names = ["Wolfgang Amadeus Mozart the younger"]
      let device = TestDevice(master: table, detail: TestScene())
      #expect(
        device.screen(30, .ascii).split(separator: "\n").prefix(3).joined(separator: "\n") == """
          + The names of all the p... -+
          | Wolfgang Amadeus Mozart... |
          +----------------------------+
          """)
    }
  }
}
