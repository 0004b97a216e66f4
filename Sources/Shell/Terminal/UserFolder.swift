import Foundation

/// A directory of the user for what belongs to Lifeline. A variable of the environment may move it.
public enum UserFolder: String {
  /// For what you configure, such as templates.
  case configuration = "XDG_CONFIG_HOME"
  /// For what is kept between sessions: history and progress.
  case state = "XDG_STATE_HOME"

  /// `nil` when the environment names no home directory.
  public var url: URL? {
    path(in: ProcessInfo.processInfo.environment).map { URL(fileURLWithPath: $0) }
  }

  /// A relative path in the variable is ignored, as its specification demands.
  func path(in environment: [String: String]) -> String? {
    if let folder = environment[rawValue], folder.hasPrefix("/") { return folder + "/lifeline" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + (self == .state ? "/.local/state/lifeline" : "/.config/lifeline")
  }
}
