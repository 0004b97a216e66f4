import ToySwiftUI

/// A name, and a picture for what it is the name of.
struct ItemRow: View {
  let row: Row

  var body: some View {
    Label(row.name, systemImage: row.folder == nil ? "waveform" : "folder")
  }
}
