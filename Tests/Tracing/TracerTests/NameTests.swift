import Testing
import Tracer

@Suite struct `Names` {
  @Test func `are abbreviated types, own names, holders' properties, with numbers`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let scenes = [PlayViewController(), PlayViewController()]
      let model = PlayViewModel()
      for scene in scenes {
        acting(as: scene) {
          scene.nameField.text = "t"; model.touch()
        }
      }
      acting(as: model) {
        NamedModel().touch(); NamedModel().touch()
      }
    }
    #expect(
      recorder.trace(.init(pattern: "test")).story == """
        PlayVC -> nameField : text ("t") [set]
          * nameField.text "" → "t"
        PlayVC -> PlayVM : touch() [call]
          * PlayVM.touches 0 → 1
        PlayVC2 -> nameField2 : text ("t") [set]
          * nameField2.text "" → "t"
        PlayVC2 -> PlayVM : touch() [call]
          * PlayVM.touches 1 → 2
        PlayVM -> Work : NamedModel() [create]
        PlayVM -> Work : touch() [call]
        PlayVM -> Work2 : NamedModel() [create]
        PlayVM -> Work2 : touch() [call]
        released nameField
        released PlayVC
        released nameField2
        released PlayVC2
        released PlayVM
        released Work
        released Work2
        """)
  }

  @Test func `get an apostrophe after a relaunch, but for what belongs to the device`() {
    let recorder = TraceRecorder()
    var kept: [PlayViewModel] = []
    recording(with: recorder) {
      let device = NamedModel()
      kept.append(PlayViewModel())
      acting(as: device) { kept.last?.touch() }
      recorder.beginProcess(survivors: [device])
      kept.append(PlayViewModel())
      acting(as: device) { kept.last?.touch() }
    }
    #expect(
      recorder.trace(.init(pattern: "test")).story == """
        Work -> PlayVM : touch() [call]
          * PlayVM.touches 0 → 1
        Work -> PlayVM' : touch() [call]
          * PlayVM'.touches 0 → 1
        released Work
        """)
  }
}

@Suite struct `A trace since a position` {
  @Test func `declares what exists, with its state, and is silent about what is gone`() {
    let recorder = TraceRecorder()
    var position = LogPosition.start
    recording(with: recorder) {
      let model = PlayViewModel()
      let scene = PlayViewController()
      acting(as: scene) {
        model.touch()
        NamedModel().touch()
        position = recorder.position
        model.touch()
      }
    }
    #expect(
      recorder.trace(.init(pattern: "test"), since: position).wholeStory == """
        PlayVM is a PlayViewModel, ViewModel
        nameField is a Field, View
        PlayVC is a PlayViewController, Controller
        * PlayVM.touches = 1
        * nameField.text = ""
        * PlayVC.nameField = nameField
        PlayVC.nameField holds nameField, strong
        PlayVC -> PlayVM : touch() [call]
          * PlayVM.touches 1 → 2
        released PlayVM
        released nameField
        released PlayVC
        """)
  }
}

@Traced(.view) private final class Field {
  static var comesWithItsOwner: Bool { true }
  var text = ""
}

@Traced(.controller) private final class PlayViewController {
  let nameField = Field()
}

@Traced(.viewModel) private final class PlayViewModel {
  var touches = 0
  func touch() { touches += 1 }
}

@Traced(.model) private final class NamedModel {
  var lifelineName: String? { "Work" }
  func touch() {}
}
