import RecordingsApp
import ToySwiftUI

/// The app. It makes the objects that all view-models share, and hands them on.
struct RecordingsApp: App {
  @State private var store = Store(url: .storeFile)
  @State private var navigation = Navigation()

  var body: some Scene {
    WindowGroup { RootView(store: store, navigation: navigation) }
  }
}
