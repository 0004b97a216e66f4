import RecordingsApp
import ToySwiftUI

/// The app. It makes the objects that all views share, and hands them down.
struct RecordingsApp: App {
  @State private var store = Store(url: .storeFile)
  @State private var navigation = Navigation()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)
        .environment(navigation)
    }
  }
}
