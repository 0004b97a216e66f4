@preconcurrency import CReadline

// A key without a meaning makes readline 8.2 jump out of what it does (`longjmp`). After a search it may read several
// keys in a row, and then it jumps into a function that has returned: Ctrl-R, letters that are not found, Ctrl-X e and
// Return crash it. So every key gets a meaning that does not jump.
#if !canImport(Darwin)
  extension LineEditor {
    /// Gives the bell to keys without a meaning, to the keys that abort, and to those of keyboard macros, which
    /// abort where there is no macro. `set editing-mode vi` in ~/.inputrc chooses other keymaps, so all get it.
    static func installBell() {
      // Reads ~/.inputrc, and makes the sequences of the arrow keys.
      rl_initialize()
      for name in ["emacs", "vi-insert", "vi"] {
        rl_get_keymap_by_name(name).map(installBell)
      }
    }

    private static func installBell(in keys: Keymap) {
      // This one stands for all keys without a meaning.
      let other = keys[Int(ANYOTHERKEY)].function
      for key in 0..<Int(ANYOTHERKEY) {
        let function = keys[key].function
        if Int32(keys[key].type) == ISKMAP {
          installBell(in: unsafeBitCast(function, to: Keymap.self))
        } else if Int32(keys[key].type) == ISFUNC, jumps(function ?? other) {
          keys[key].function = { _, _ in rl_ding() }
        } else if Int32(keys[key].type) == ISFUNC, isSame(function, rl_yank_pop) {
          keys[key].function = yankPop
        }
      }
    }

    /// Esc y takes an older text in place of the one that was just inserted. With no such text it would jump.
    private static let yankPop: Command = { count, key in
      let isAfterYank = [rl_yank, rl_yank_pop, yankPop].contains { isSame($0, rl_last_func) }
      guard isAfterYank else { return rl_ding() }
      rl_last_func = rl_yank
      return rl_yank_pop(count, key)
    }

    private static func jumps(_ function: Command?) -> Bool {
      let jumping: [Command?] = [
        nil, rl_abort, rl_start_kbd_macro, rl_end_kbd_macro, rl_call_last_kbd_macro,
      ]
      return jumping.contains { isSame($0, function) }
    }

    private static func isSame(_ function: Command?, _ other: Command?) -> Bool {
      address(of: function) == address(of: other)
    }

    private typealias Command = @convention(c) (Int32, Int32) -> Int32

    private static func address(of function: Command?) -> Int {
      unsafeBitCast(function, to: Int.self)
    }
  }
#endif
