import RecordingsApp
import ToySwiftUI

/// How long it has recorded. Only this view is computed again while it records.
struct ElapsedTime: View {
  let session: RecordingSession

  var body: some View { Text(hoursMinutesAndSeconds(session.duration)) }
}
