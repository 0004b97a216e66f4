import ToySwiftUI

/// How long it has recorded. Only this view is computed again while it records.
struct ElapsedTime: View {
  let viewModel: RecorderViewModel

  var body: some View { Text(viewModel.timeText) }
}
