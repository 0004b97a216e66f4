import Testing
import Tracer

@Suite struct `References that are nobody's business` {
  @Test func `are told when an object is seen, when they begin and when they end`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let desk = Desk()
      let lamp = Lamp(), spare = Lamp()
      acting(as: desk) {
        lamp.light()
        spare.light()
      }
      desk.lamps = [lamp]
      desk.lamps = [lamp, spare]
      desk.lamps = [lamp, spare]
      desk.lamps = [spare]
      lamp.desk = desk
      lamp.desk = nil
    }
    #expect(
      recorder.trace(.init(pattern: "test")).wholeStory == """
        Desk is a Desk, Model
        Lamp is a Lamp, View
        Desk -> Lamp : light() [call]
        Lamp2 is a Lamp, View
        Desk -> Lamp2 : light() [call]
        Desk.lamps holds Lamp, strong
        Desk.lamps holds Lamp2, strong
        Desk.lamps no longer holds Lamp, strong
        Lamp.desk holds Desk, weak
        Lamp.desk no longer holds Desk, weak
        released Desk
        released Lamp
        released Lamp2
        """)
  }

  @Test func `are told of constants and lazy properties, under the names that they shall have`() {
    let recorder = TraceRecorder()
    recording(with: recorder) { Desk().useAll() }
    #expect(
      recorder.trace(.init(pattern: "test")).references == [
        "Desk.drawer holds Drawer, strong", "Desk.mat holds Mat, strong",
      ])
  }

  @Test func `end with the objects`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let desk = Desk()
      acting(as: desk) {
        let lamp = Lamp()
        lamp.light()
        lamp.desk = desk
        desk.lamps = [lamp]
        desk.lamps = []
      }
      recorder.beginTurn("go on")
      desk.lamps = []
    }
    #expect(
      recorder.trace(.init(pattern: "test")).references == [
        "Lamp.desk holds Desk, weak", "Desk.lamps holds Lamp, strong",
        "Desk.lamps no longer holds Lamp, strong",
      ])
  }

  @Test func `are declared at the head as they are at a position`() {
    let recorder = TraceRecorder()
    var position = LogPosition.start
    recording(with: recorder) {
      let desk = Desk()
      let lamp = Lamp(), spare = Lamp()
      acting(as: desk) {
        lamp.light()
        spare.light()
      }
      desk.lamps = [lamp, spare]
      desk.lamps = [spare]
      position = recorder.position
      desk.lamps = [lamp]
    }
    #expect(
      recorder.trace(.init(pattern: "test"), since: position).references == [
        "Desk.lamps holds Lamp2, strong", "Desk.lamps no longer holds Lamp2, strong",
        "Desk.lamps holds Lamp, strong",
      ])
  }

  @Test func `do not declare an object that has no messages`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let desk = Desk()
      desk.lamps = [Lamp()]
      acting(as: desk) {}
    }
    #expect(recorder.trace(.init(pattern: "test")).participants.map(\.name) == ["Desk"])
  }

  @Test func `cost nothing that is kept`() {
    weak var gone: Lamp?
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let desk = Desk()
      let lamp = Lamp()
      gone = lamp
      acting(as: desk) { lamp.light() }
      desk.lamps = [lamp]
      desk.lamps = []
    }
    #expect(gone == nil)
  }

  @Test func `end all at once when a process is killed`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let desk = Desk(), lamp = Lamp()
      recorder.beginTurn("light")
      acting(as: desk) { lamp.light() }
      recorder.beginProcess(survivors: [desk])
      recorder.beginTurn("relaunch")
      acting(as: desk) { Lamp().light() }
    }
    let turns = recorder.trace(.init(pattern: "test")).records.compactMap { record in
      if case .turn(let turn) = record.event { turn } else { nil }
    }
    #expect(
      turns == [
        .init(number: 1, action: "light"), .init(number: 2, action: "relaunch", killed: ["Lamp"]),
      ])
  }
}

extension Trace {
  /// `Desk.lamps holds Lamp, strong`
  fileprivate var references: [String] {
    wholeStory.split(separator: "\n").filter { $0.contains(" holds ") }.map(String.init)
  }
}

@Traced(.model) private final class Desk {
  @Reference var lamps: [Lamp] = []
  @Reference("drawer") private let storage = Drawer()
  @Untraced private lazy var mat = held(Mat(), by: self, as: "mat")

  @Untraced func useAll() {
    acting(as: self) {
      storage.open()
      mat.unroll()
    }
  }
}

@Traced(.view) private final class Lamp {
  @Reference weak var desk: Desk?
  func light() {}
}

@Traced(.view) private final class Drawer {
  func open() {}
}

@Traced(.view) private final class Mat {
  func unroll() {}
}
