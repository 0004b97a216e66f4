/// What an attacker, a careless program or bad luck puts into a file.
public enum Hostile {
  /// No element and no attribute of ours has this name, so it marks markup that came from content.
  public static let mark = "x-evil"

  /// Numbers at the ends of their ranges, and some that are none.
  static let numbers = [
    "0", "-0", "-1", "-2", "1", "2147483648", "9007199254740992", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "1000000000", "1e400", "0.1", "NaN", "٣", "½",
  ]

  /// Signs next to which a scalar makes another character to Swift: a letter that joins what follows, or a combining
  /// mark. Other programs read the sign. None begins with a mark, or ends with such a letter.
  public static let joined = [
    "\u{D4E}</script>\u{D4E}<\(mark)>", "\u{D4E}\" \(mark)=\"\u{301}1",
    "<\u{301} >\u{301} &\u{301}", "\"\u{301} '\u{301} `\u{301} \\\u{301}",
    "|\u{301} *\u{301} #\u{301} -\u{D4E}> ->\u{301}",
    "::\u{301} //\u{301} }\u{301} \u{D4E}%% \u{D4E}\u{FFFE}",
  ]

  /// Those that every format is tested with, and more.
  static var strings: [String] {
    get throws { try Nasty.strings + joined + controls + formulas + markup + marks }
  }

  private static let controls = [
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}2J", "\u{90}q", "\u{8}\u{8}\u{8}", "\r", "\t",
    "\u{0}",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{61C}", "\u{200F}",
  ]
  private static let formulas = [
    "=1", "=\u{301}1", "=\u{FE0F}1", "=\u{200D}1", "\u{FEFF}=1", "\u{200B}=1", "\t=1", "\r=1", "＝1",
    "\u{301}=1",
  ]
  private static let markup = [
    "<\(mark)>", "</text><\(mark) \(mark)=\"1\">", "\" \(mark)=\"1", "' \(mark)='1", "-->",
    "</script>",
    "</style>", "<\(mark)/>]]>", "&#60;\(mark)&#62;", "javascript:\(mark)",
  ]
  private static let marks = [
    "\u{301}", String(repeating: "\u{301}", count: 300), "\u{200D}", "\u{FEFF}", "👨‍👩‍👧‍👦", "録",
    "\u{1F1E8}\u{1F1F3}", "\u{10FFFF}", String(repeating: "長", count: 300), "ﷺ", "\u{1100}\u{1161}",
  ]
}
