import LiveTesting
import RecordingsApp
import ToySwiftUI

@Suite struct PlayerViewModelTests {
  let hello = Recording(name: "Hello", id: UUID())
  let viewModel: PlayerViewModel

  init() {
    SoundFile(hello.soundFile).duration = 10
    viewModel = PlayerViewModel(recording: hello)
    viewModel.load()
  }

  @Test func `the button says what a tap will do`() {
    #expect(viewModel.playTitle == "Play")
    viewModel.togglePlay()
    #expect(viewModel.playTitle == "Pause")
    viewModel.position = 5
    viewModel.togglePlay()
    #expect(viewModel.playTitle == "Resume")
    #expect(viewModel.progressText == "00:05")
    #expect(viewModel.durationText == "00:10")
  }

  @Test func `what is typed becomes the name, and an empty one is put back`() {
    viewModel.draft = "Hi"
    #expect(hello.name == "Hello")
    viewModel.rename()
    #expect(hello.name == "Hi")
    viewModel.draft = ""
    viewModel.rename()
    #expect(viewModel.name == "Hi")
    #expect(viewModel.draft == "Hi")
  }

  @Test func `a reader of the name hears of a change that the view-model was not told of`() {
    let announced = Flag()
    withObservationTracking {
      _ = viewModel.name
    } onChange: {
      announced.isUp = true
    }
    hello.rename(to: "Hi")
    #expect(announced.isUp)
  }
}

/// Observation calls a closure that may run anywhere; here it runs on the main actor.
private nonisolated final class Flag: @unchecked Sendable {
  var isUp = false
}
