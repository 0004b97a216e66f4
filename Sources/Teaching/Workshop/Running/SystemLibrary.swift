import Files
import Foundation

/// Functions and numbers of the system's library that Swift does not import.
nonisolated enum SystemLibrary {
  typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>

  /// `POSIX_SPAWN_SETSID`
  static let newSession: Int16 = 0x80

  static func changeFolder(_ actions: Actions, to path: String) throws(SystemError) {
    let function = function(
      "posix_spawn_file_actions_addchdir_np",
      as: (@convention(c) (Actions, UnsafePointer<CChar>) -> Int32).self)
    try require(function.map { function in path.withCString { function(actions, $0) } })
  }

  static func closeFiles(_ actions: Actions, from file: Int32) throws(SystemError) {
    let function = function(
      "posix_spawn_file_actions_addclosefrom_np",
      as: (@convention(c) (Actions, Int32) -> Int32).self)
    try require(function.map { $0(actions, file) })
  }

  /// - Parameter code: what a function has returned; `nil` where an older library does not have it.
  private static func require(_ code: Int32?) throws(SystemError) {
    let code = code ?? ENOSYS
    guard code == 0 else { throw SystemError(code: code) }
  }

  /// The system ends the process when the thread is gone that has started it.
  static func endWithParent() { control(setParentDeathSignal, UInt(SIGKILL)) }

  /// Processes whose parent ends become children of this one, if they descend from it.
  static func adoptOrphans() { control(setChildSubreaper, 1) }

  /// `PR_SET_PDEATHSIG` and `PR_SET_CHILD_SUBREAPER`
  private static let (setParentDeathSignal, setChildSubreaper): (Int32, Int32) = (1, 36)

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
