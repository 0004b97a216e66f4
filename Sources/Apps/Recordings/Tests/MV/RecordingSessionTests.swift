import LiveTesting
import RecordingsApp
import ToySwiftUI

@Suite struct RecordingSessionTests {
  let session = RecordingSession()

  /// In seconds; `nil` without a sound file.
  var recorded: TimeInterval? { SoundFile(.soundFile(of: session.id)).duration }

  @Test func `when it stops there is a sound file`() {
    session.start()
    #expect(recorded == nil)
    session.stop()
    #expect(recorded == 0)
  }

  @Test func `nothing is left of what is discarded`() {
    session.start()
    session.stop()
    session.discard()
    #expect(recorded == nil)
  }
}
