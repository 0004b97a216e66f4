import RecordingsApp
import ReducerKit

extension RecordingsTEAStore {
  public static var mistakes: [Mistake] { [M1.mistake, M2.mistake] }
}

/// A reducer of the app that does all but one thing as the right one does.
protocol WrongReducer: Reducer where State == AppFeature.State, Action == AppFeature.Action {
  init()
}

/// The app with a reducer that does something wrong.
struct WrongApp<Wrong: WrongReducer>: App {
  @State private var store = StoreOf<Wrong>(
    initialState: AppFeature.State(items: Store.shared.items), reducer: Wrong())

  var body: some Scene {
    WindowGroup { RootView(store: store) }
  }
}
