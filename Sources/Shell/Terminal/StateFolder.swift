import Foundation

/// Where lifeline keeps what outlives a session.
public enum StateFolder {
  /// `nil` when the environment names no home to keep it in.
  public static var standard: URL? {
    path(in: ProcessInfo.processInfo.environment).map { URL(fileURLWithPath: $0) }
  }

  /// A relative `XDG_STATE_HOME` counts as none, as its specification wants.
  static func path(in environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/lifeline"
    }
    return environment["HOME"].flatMap {
      $0.hasPrefix("/") ? "\($0)/.local/state/lifeline" : nil
    }
  }
}
