import Foundation

/// The directory for what you configure, such as templates.
public enum ConfigurationFolder {
  /// `nil` when the environment names no home directory.
  public static var standard: URL? {
    path(in: ProcessInfo.processInfo.environment).map { URL(fileURLWithPath: $0) }
  }

  /// A relative `XDG_CONFIG_HOME` is ignored, as its specification demands.
  static func path(in environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/lifeline"
    }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.config/lifeline" : nil }
  }
}
