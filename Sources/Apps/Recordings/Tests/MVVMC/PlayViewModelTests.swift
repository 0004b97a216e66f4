import LiveTesting
import RecordingsApp

@Suite struct PlayViewModelTests {
  let store = Store(url: nil)
  let hello = Recording(name: "Hello", uuid: UUID())
  let viewModel: PlayViewModel

  init() {
    viewModel = PlayViewModel(store: store)
    store.rootFolder.add(hello)
    SoundFile(store.fileURL(for: hello)).duration = 10
    viewModel.recording = hello
  }

  @Test func `playing and pausing come out at once`() {
    var titles: [String] = []
    let subscription = viewModel.playButtonTitle.sink { titles.append($0) }
    viewModel.togglePlay()
    viewModel.togglePlay()
    subscription.cancel()
    #expect(titles == ["Play", "Pause", "Play"])
  }

  @Test func `a moved slider comes out as text and as position`() {
    var outputs: [String] = []
    let text = viewModel.timeLabelText.sink { outputs.append($0) }
    let position = viewModel.sliderProgress.sink { outputs.append("\($0)") }
    viewModel.setProgress(5)
    text.cancel()
    position.cancel()
    #expect(outputs == ["00:00", "0.0", "00:05", "5.0"])
  }

  @Test func `an empty name is refused, and the old one comes out again`() {
    var names: [String?] = []
    let subscription = viewModel.$nameText.sink { names.append($0) }
    viewModel.nameChanged("")
    subscription.cancel()
    #expect(names == ["Hello", "Hello"])
    #expect(hello.name == "Hello")
    #expect(viewModel.navigationTitle == "Hello")
  }

  @Test func `a recording that is deleted leaves nothing to play`() {
    store.rootFolder.remove(hello)
    #expect(!viewModel.hasRecording)
    #expect(viewModel.output == PlayerOutput())
  }

  @Test func `a restored path leads to the recording in the store that it was given`() {
    let restored = PlayViewModel(store: store)
    restored.restore(path: hello.uuidPath())
    #expect(restored.recording === hello)
  }
}
