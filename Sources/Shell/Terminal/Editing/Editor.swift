import Foundation
import Localization

/// The program in which the user edits text.
public struct Editor: Equatable, Sendable {
  /// A command line for `sh`.
  public let command: String

  /// As `$VISUAL` says, else `$EDITOR`; `nil` when both are missing.
  public init?(in environment: [String: String]) {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let named else { return nil }
    command = named
  }

  /// Opens files, and waits until the editor ends.
  ///
  /// - Returns: whether it ended well.
  public func open(_ files: [String]) -> Bool {
    // The editor needs the terminal, which `Process` would keep from it.
    Signals.withStandardWrites { system(line(for: files)) } == 0
  }

  func line(for files: [String]) -> String {
    ([command] + files.map(\.shellWord)).joined(separator: " ")
  }
}
