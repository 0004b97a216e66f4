import RecordingsApp
import ReducerKit

/// The app. It makes the one store, which all views share.
struct RecordingsApp: App {
  @State private var store = StoreOf<AppFeature>(
    initialState: AppFeature.State(items: Store.shared.items), reducer: AppFeature(.live))

  var body: some Scene {
    WindowGroup { RootView(store: store) }
  }
}
