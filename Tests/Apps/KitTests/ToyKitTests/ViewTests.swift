import Testing
import ToyKit

extension ToyKitTests {
  @Suite struct ViewTests {
    @Test func `a button tells its target, and does not keep it alive`() {
      let device = TestDevice(master: TestScene())
      device.tap("Go")
      let scene = UIKit.shared.visibleScenes.first as? TestScene
      #expect(scene?.heard.last == "go")
      let button = UIButton(title: "Go")
      var target: TestScene? = TestScene()
      weak let gone = target
      target.map { button.addTarget($0, action: TestScene.go, for: .touchUpInside) }
      target = nil
      #expect(gone == nil)
    }

    @Test func `Return asks the delegate, and giving up focus tells it`() {
      let scene = TestScene()
      let device = TestDevice(master: scene)
      device.controls().type("Hi")
      #expect(scene.heard.suffix(2) == ["textFieldShouldReturn", "textFieldDidEndEditing Hi"])
    }

    @Test func `Return alone does not end editing`() {
      let scene = TestScene()
      scene.resignsOnReturn = false
      let device = TestDevice(master: scene)
      device.controls().type("Hi")
      #expect(scene.heard.last == "textFieldShouldReturn")
      scene.field.resignFirstResponder()
      #expect(scene.heard.last == "textFieldDidEndEditing Hi")
    }

    @Test func `a slider is drawn with its name, its knob within the track`() {
      let slider = UISlider()
      slider.accessibilityLabel = "Position"
      slider.maximumValue = 10
      let values: [Float] = [0, 5, 10, 12]
      let lines = values.map { value in
        slider.value = value
        return slider.lines(width: 20, glyphs: .unicode)
      }
      #expect(
        lines == [
          ["Position ●──────────"], ["Position ━━━━━●─────"], ["Position ━━━━━━━━━━●"],
          ["Position ━━━━━━━━━━●"],
        ])
      slider.value = 5
      #expect(slider.spoken == ["Slider Position: 5 of 10"])
    }

    @Test func `a slider bears a value that is no number, or too great a one`() {
      let scene = TestScene()
      let slider = UISlider()
      scene.loadViewIfNeeded()
      scene.view = UIStackView(arrangedSubviews: [slider])
      _ = TestDevice(master: UIViewController(), detail: scene)
      for value: Float in [0 / 0, 1 / 0, 1e30] {
        (slider.value, slider.maximumValue) = (value, value)
        #expect(VisibleControls().sliders.map(\.maximum) == [0])
        #expect(slider.spoken == ["Slider : 0 of 0"])
        #expect(slider.lines(width: 20, glyphs: .unicode).count == 1)
      }
    }

    @Test func `a table asks its data source for every row`() {
      let table = TestTable()
      let device = TestDevice(master: table)
      #expect(device.controls().rows.map(\.label) == ["Anna", "Bert"])
      table.names.append("Carl")
      #expect(device.controls().rows.count == 2)
      table.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      #expect(device.controls().rows.map(\.label) == ["Anna", "Bert", "Carl"])
    }

    @Test func `swiping a row commits a delete`() throws {
      let device = TestDevice(master: TestTable())
      let row = try #require(device.controls().rows.first)
      row.delete?()
      #expect(device.controls().rows.map(\.label) == ["Bert"])
    }

    @Test func `rows are deleted by their old places and inserted at their new ones, in any order`()
    {
      let table = TestTable()
      table.names = ["Anna", "Bert", "Carl"]
      let device = TestDevice(master: table)
      table.names = ["Carl"]
      table.tableView.deleteRows(at: [[0, 0], [0, 1]], with: .automatic)
      #expect(device.controls().rows.map(\.label) == ["Carl"])
      table.names = ["Anna", "Bert", "Carl"]
      table.tableView.insertRows(at: [[0, 1], [0, 0]], with: .automatic)
      #expect(device.controls().rows.map(\.label) == ["Anna", "Bert", "Carl"])
    }

    @Test func `a row before the first is no place for a new row, and ends nothing`() {
      let table = TestTable()
      let device = TestDevice(master: table)
      table.tableView.insertRows(at: [[0, -1]], with: .automatic)
      #expect(device.controls().rows.map(\.label) == ["Anna", "Bert"])
    }

    @Test func `rows move, and are asked for again one by one`() {
      let table = TestTable()
      let device = TestDevice(master: table)
      table.names = ["Bert", "Zoe"]
      table.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      #expect(device.controls().rows.map(\.label) == ["Bert", "Anna"])
      table.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      #expect(device.controls().rows.map(\.label) == ["Bert", "Zoe"])
    }

    @Test func `pulling the list sends the refresh control's action`() {
      let table = TestTable()
      let refresh = UIRefreshControl()
      refresh.addTarget(table, action: TestTable.beginRefreshing, for: .valueChanged)
      table.refreshControl = refresh
      let device = TestDevice(master: table)
      device.controls().pull()
      #expect(refresh.isRefreshing)
    }
  }
}

extension TestTable {
  fileprivate func beginRefreshing() { refreshControl?.beginRefreshing() }
}
