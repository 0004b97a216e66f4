@preconcurrency import CReadline
import Foundation

// While a line is edited, Ctrl-C and Ctrl-Z are keys and not signals of the terminal. As a signal, Ctrl-C
// overtakes the keys typed before it, and the terminal discards input and output that is on its way. A prompt
// shown at that moment was lost.
#if !canImport(Darwin)
  extension LineEditor {
    static func installKeyReader() {
      rl_getc_function = { _ in
        MainActor.assumeIsolated { LineEditor.shared.nextKey() }
      }
      rl_prep_term_function = { meta in
        MainActor.assumeIsolated { LineEditor.shared.prepareTerminal(meta) }
      }
      rl_deprep_term_function = {
        // Otherwise Ctrl-D ends the line on terminals with bracketed paste only.
        rl_eof_found = 0
        rl_deprep_terminal()
      }
    }

    private func prepareTerminal(_ meta: Int32) {
      let former = terminalMode
      rl_prep_terminal(meta)
      guard let former, var mode = terminalMode else { return }
      // If both have the same key, it interrupts.
      signalKeys = [former[VSUSP]: SIGTSTP]
      signalKeys[former[VINTR]] = SIGINT
      for key in [VINTR, VSUSP, VQUIT] { mode[key] = 0 }
      tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }

    private var terminalMode: termios? {
      var mode = termios()
      return tcgetattr(STDIN_FILENO, &mode) == 0 ? mode : nil
    }

    /// After Esc 9 9 9 9 9 9, readline does the next key 999,999 times, for minutes.
    private static let largestCount: Int32 = 999

    /// A byte or `EOF`.
    private func nextKey() -> Int32 {
      rl_numeric_arg = min(rl_numeric_arg, Self.largestCount)
      while !isAboutToDropLine {
        var sources = sources
        guard poll(&sources, 2, -1) >= 0 || errno == EINTR else { return EOF }
        postponedSignals += Signals.received(from: selfPipe)
        if sources[0].revents != 0, let key = readKey() { return key }
      }
      return keyOfDroppedLine()
    }

    /// `nil` when it was no key for readline.
    private func readKey() -> Int32? {
      var key: UInt8 = 0
      switch read(STDIN_FILENO, &key, 1) {
      case 1: return keyUnlessSignal(key)
      case -1 where errno == EINTR || errno == EAGAIN: return nil
      default: return EOF
      }
    }

    private func keyUnlessSignal(_ key: UInt8) -> Int32? {
      guard key != 0, let signal = signalKeys[key] else { return Int32(key) }
      if signal == SIGTSTP { suspend() } else { postponedSignals.append(signal) }
      return nil
    }

    /// A null character is harmless in a line that is dropped. If readline asks again, it is in the middle of
    /// a paste, and only `EOF` stops it.
    private func keyOfDroppedLine() -> Int32 {
      defer { hasRefusedKey = true }
      return hasRefusedKey ? EOF : 0
    }
  }
#endif
