import RecordingsApp
import ToySwiftUI

/// A folder leads to its screen; a recording is opened in the player.
struct ItemRow: View {
  let item: Item
  @Environment(Navigation.self) private var navigation

  var body: some View {
    if let folder = item as? Folder {
      NavigationLink(value: folder) { Label(folder.name, systemImage: "folder") }
    } else if let recording = item as? Recording {
      Button {
        navigation.open(recording)
      } label: {
        Label(recording.name, systemImage: "waveform")
      }
    }
  }
}
