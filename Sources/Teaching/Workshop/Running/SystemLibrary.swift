import Foundation

/// Functions of the system's library that Swift does not import.
nonisolated enum SystemLibrary {
  typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>

  static func changeFolder(_ actions: Actions, to path: String) {
    let function = function(
      "posix_spawn_file_actions_addchdir_np",
      as: (@convention(c) (Actions, UnsafePointer<CChar>) -> Int32).self)
    _ = path.withCString { function?(actions, $0) }
  }

  static func closeFiles(_ actions: Actions, from file: Int32) {
    let function = function(
      "posix_spawn_file_actions_addclosefrom_np",
      as: (@convention(c) (Actions, Int32) -> Int32).self)
    _ = function?(actions, file)
  }

  /// The system ends the process when the thread is gone that has started it.
  static func endWithParent() { control(1, UInt(SIGKILL)) }

  /// Processes whose parent ends become children of this one, if they descend from it.
  static func adoptOrphans() { control(36, 1) }

  /// `prctl` takes any number of arguments.
  private static func control(_ option: Int32, _ value: UInt) {
    let function = function(
      "prctl", as: (@convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32).self)
    _ = function?(option, value, 0, 0, 0)
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
