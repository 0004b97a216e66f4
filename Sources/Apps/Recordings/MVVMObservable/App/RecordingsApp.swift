import RecordingsApp
import ToySwiftUI

/// The app. It makes the store, which all windows share, and hands it on.
struct RecordingsApp: App {
  @State private var store = Store(url: .storeFile)

  var body: some Scene {
    WindowGroup { RootView(store: store) }
  }
}
