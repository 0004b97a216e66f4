import RecordingsApp
import ToySwiftUI

/// Each row marks a name that occurs twice, and looks at all names for that.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "mv.m1", "A text made from too much",
      scenario: "rename",
      symptom:
        "Nothing; with many rows, a list that stutters. One name changes, and the body of every row is computed again.",
      reason:
        "A body hears of all that it has read, also of what it needs for one sign. Work it out once, where names change: "
        + "a folder can keep which names occur twice, and a row then reads a value of its own.",
      launcher: Launcher(RecordingsApp.self, replacing: MV.ItemRow.self) { ItemRow(item: $0.item) })
  }

  struct ItemRow: View {
    let item: Item
    @Environment(Navigation.self) private var navigation

    var body: some View {
      if let folder = item as? Folder {
        NavigationLink(value: folder) { Label(title, systemImage: "folder") }
      } else if let recording = item as? Recording {
        Button {
          navigation.open(recording)
        } label: {
          Label(title, systemImage: "waveform")
        }
      }
    }

    private var title: String {
      let twins = item.parent?.contents.filter { $0.name == item.name } ?? []
      return twins.count > 1 ? "\(item.name) (twice)" : item.name
    }
  }
}
