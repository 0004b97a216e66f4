import RecordingsApp
import ReducerKit

/// The reducer does something in the world, where it should only return an effect.
enum M1 {
  static var mistake: Mistake {
    Mistake(
      "tea-store.m1", "The reducer does it itself",
      scenario: "rename",
      symptom:
        "Nothing on the screen: the name is saved. But a test of the reducer now renames a recording in the app's own store, "
        + "whatever its dependencies are.",
      reason:
        "A reducer changes its state and returns an effect. What it does itself, a test can neither see nor replace, and if an "
        + "action is reduced a second time, it is done a second time.",
      launcher: Launcher(RecordingsApp.self))
  }

  /// `M2` has the same: an app is made from its type alone, and the tree shows the name of the type.
  struct RecordingsApp: App {
    @State private var store = StoreOf<AppFeature>(
      initialState: TEAStore.AppFeature.State(items: Store.shared.items), reducer: AppFeature())

    var body: some Scene {
      WindowGroup { RootView(store: store) }
    }
  }

  struct AppFeature: Reducer {
    private let right = TEAStore.AppFeature(.live)

    func reduce(
      into state: inout TEAStore.AppFeature.State, action: TEAStore.AppFeature.Action
    ) -> Effect<TEAStore.AppFeature.Action> {
      guard action == .player(.nameSubmitted), let player = state.player, !player.name.isEmpty
      else { return right.reduce(into: &state, action: action) }
      Store.shared.changeName(of: player.recording.uuid, to: player.name)
      return .none
    }
  }
}
