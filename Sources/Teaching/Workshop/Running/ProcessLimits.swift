import Foundation

/// What the operating system allows the process. It calls this itself, before the learner's code runs, and cannot
/// take it back.
enum ProcessLimits {
  static func apply() {
    // A program that ignores or blocks signals hands that on to those that it starts.
    for number in 1..<Int32(32) { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    limit(Int32(RLIMIT_CPU.rawValue), to: 10)
    limit(Int32(RLIMIT_AS.rawValue), to: 2 << 30)
    limit(Int32(RLIMIT_FSIZE.rawValue), to: 8 << 20)
    limit(Int32(RLIMIT_CORE.rawValue), to: 0)
    // It ends with the judge. Processes whose parent ends become its own as long as it lives, so that they are found.
    SystemLibrary.endWithParent()
    SystemLibrary.adoptOrphans()
  }

  private static func limit(_ resource: Int32, to value: UInt) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(__rlimit_resource_t(UInt32(resource)), &limit)
  }
}
