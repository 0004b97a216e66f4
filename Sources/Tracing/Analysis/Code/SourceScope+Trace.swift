import SourceCode
import Trace

extension SourceScope {
  /// The sources of the pattern that ran, with its mistake. The scenes of a leak check are in the sources, but in no app.
  public init(_ header: Trace.Header) {
    self.init(
      app: header.app == Trace.Header.generatedApp ? nil : header.app, pattern: header.pattern,
      mistake: header.mistake?.nameOfMistake)
  }
}

extension String {
  /// `LeakView` for `viper.leak-view`.
  fileprivate var nameOfMistake: String {
    let id = split(separator: ".").last ?? self[...]
    return id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
