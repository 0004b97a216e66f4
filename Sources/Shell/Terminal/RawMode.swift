import Foundation

/// The terminal in a mode in which the program gets each key at once, and shows it itself or not.
struct RawMode {
  private let former: termios

  /// `nil` when standard input is no terminal.
  init?() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    former = mode
    begin()
  }

  /// Keys that were typed before stay to be read.
  func begin() {
    var mode = former
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode[VMIN] = 1
    mode[VTIME] = 0
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  func end() {
    var mode = former
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  /// The key that would stop the program as a signal; 0 for none.
  var stopKey: UInt8 { former[VSUSP] }
  /// The key that would interrupt it.
  var interruptKey: UInt8 { former[VINTR] }
}

extension termios {
  /// The key with a special meaning; 0 for none.
  subscript(meaning: Int32) -> UInt8 {
    get { withUnsafeBytes(of: c_cc) { $0[Int(meaning)] } }
    set { withUnsafeMutableBytes(of: &c_cc) { $0[Int(meaning)] = newValue } }
  }
}
