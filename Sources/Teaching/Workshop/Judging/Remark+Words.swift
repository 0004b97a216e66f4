import Localization
import Trace

extension Remark {
  /// What was found, where, and what to ask yourself.
  public var words: String {
    switch self {
    case .repeated(let said):
      let times = said.times
      return said.kind == .query
        ? localized(
          "In \(said.scenario), after \(said.action), \(said.from) asks \(said.to) \(times) times: \(said.text.printable). The answer cannot have changed. Ask once, and keep the answer."
        )
        : localized(
          "In \(said.scenario), after \(said.action), \(said.from) says \(times) times to \(said.to): \(said.text.printable). Nothing has changed in between. Once is enough."
        )
    case .unused(let names, let scenario):
      return localized(
        "In \(scenario), these objects are created and get no message: \(names.listed("and")). Are they needed?"
      )
    }
  }
}
