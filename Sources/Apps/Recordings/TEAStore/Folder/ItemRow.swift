import RecordingsApp
import ReducerKit

/// A folder or a recording: a value, so its row is computed again only when it differs.
struct ItemRow: View {
  let item: Document.Item

  var body: some View {
    Label(item.name, systemImage: item.isFolder ? "folder" : "waveform")
  }
}
