import LiveTesting
import RecordingsApp
import ToySwiftUI

/// What a screen does over time is in a model object, too. So a test needs no screen for it.
@Suite struct PlaybackTests {
  let hello = Recording(name: "Hello", id: UUID())
  let playback = Playback()

  init() {
    SoundFile(hello.soundFile).duration = 10
    playback.open(hello)
  }

  @Test func `what is opened is at the beginning, and silent`() {
    #expect(playback.duration == 10)
    #expect(playback.progress == 0)
    #expect(!playback.isPlaying)
  }

  @Test func `a tap plays, another one pauses`() {
    playback.togglePlay()
    #expect(playback.isPlaying)
    playback.togglePlay()
    #expect(!playback.isPlaying)
  }

  @Test func `a control moves the position`() {
    playback.position = 5
    #expect(playback.progress == 5)
  }

  @Test func `opened once more, it stays where it is`() {
    playback.position = 5
    playback.open(hello)
    #expect(playback.progress == 5)
  }
}
