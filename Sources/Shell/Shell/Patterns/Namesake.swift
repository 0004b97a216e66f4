import Cells
import Localization
import Stage

extension Room {
  /// What an answer about a pattern says where its name means another pattern in the app in use; else empty.
  func remarkOnNamesake(of pattern: Pattern, in command: String, _ options: Options) -> Styled {
    guard let app = run.pattern?.app, app != pattern.app,
      let other = app.pattern(called: pattern.name)
    else { return Styled() }
    let line = "\(command) \(other.name)"
    let remark = localized(
      "This is the \(pattern.name) of \(pattern.app.title). In \(app.title): \(line)")
    return .wrapped(remark, to: width(options), .faint)
  }
}
