import RecordingsApp
import ReducerKit

/// The player, or a word that there is nothing to play.
struct DetailView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    if let player = store.scope(state: \.player, action: { .player($0) }) {
      PlayerView(store: player)
    } else {
      Text("No recording")
    }
  }
}
