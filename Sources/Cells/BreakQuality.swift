/// How well a line ends between two characters.
enum BreakQuality: Int, Comparable {
  case anywhere, wordInIdentifier, punctuation, space

  init(_ before: Character, _ after: Character, _ next: Character?, wide: Bool) {
    self =
      if after == " " {
        .space
      } else if wide, before != " ", !after.closes, !before.opens {
        .space
      } else if before.endsGroup(before: after) || after.beginsMember(after: before, next) {
        .punctuation
      } else if after.beginsWord(after: before, next) {
        .wordInIdentifier
      } else {
        .anywhere
      }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Character {
  /// Must not begin a line.
  fileprivate var closes: Bool { ")]},.:;!?，。、；：？！）」』】》〉〕”’…～％".contains(self) }

  /// Must not end a line.
  fileprivate var opens: Bool { "（「『【《〈〔“‘".contains(self) }

  fileprivate func endsGroup(before after: Character) -> Bool {
    guard "(,:/)]};=_-|&+@".contains(self), !after.closes else { return false }
    return !(after.isNumber && ":,-+".contains(self))
  }

  fileprivate func beginsMember(after before: Character, _ next: Character?) -> Bool {
    self == "." && before != "." && before != " " && next?.isLetter == true
  }

  /// `set|Name`, and `HTTP|Server`.
  fileprivate func beginsWord(after before: Character, _ next: Character?) -> Bool {
    guard isUppercase else { return false }
    return before.isLowercase || before.isUppercase && next?.isLowercase == true
  }
}
