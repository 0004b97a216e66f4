import RecordingsApp
import ToySwiftUI

/// A voice recording. Its sound is in a file of its own.
@Traced(.model) @Observable final class Recording: Item {
  /// In an app it would be inherited. Here the recorder draws the initialiser that is written out.
  override init(name: String, id: UUID) {
    super.init(name: name, id: id)
  }

  var soundFile: URL { .soundFile(of: id) }

  /// The sound goes with the recording.
  override func deleted() {
    SoundFile(soundFile).remove()
    super.deleted()
  }
}
