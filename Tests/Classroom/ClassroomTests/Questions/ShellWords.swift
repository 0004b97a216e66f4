import Foundation

/// Words that make sense in the shell only. Papers, slides and other programs must not ask with them.
enum ShellWords {
  private static let phrases = [
    "type the letter", "type their letters", "type all their letters", "type the answer",
    "what you type now", "then press Return", "brings you back", "leads back here",
    "输入选项前面的字母", "依次输入字母", "把它们的字母都写上", "直接输入答案", "现在你输入", "然后按回车",
    "带你回到这里", "回到这一页",
  ]

  /// Commands, as code in Markdown or HTML. What the user does in the app, such as `tap`, is none.
  private static let commands = [
    #/(?:`|<code>)(?:hint|skip|lesson|free|where|objects|undo|redo|replay|recap)(?:`|<)/#,
    #/(?:`|<code>)(?:run|mistake|tests|contract|use|compare|state|code|why|say|log) [^`<]*/#,
    #/(?:`|<code>)(?:view-state|step|lens|objects|lesson|goto|diagram|generate) [^`<]*/#,
  ]

  /// What comes before a task begins with its pattern, so that all of it can be typed in the shell.
  private static let pattern =
    #/(?:Before:(?:\*\*|</strong>)\ |此前(?:\*\*|</strong>)：)(?:`|<code>)use [^`<]*/#

  static func found(in text: String) -> [String] {
    let text = text.replacing(pattern, with: "")
    let said = phrases.filter { text.localizedCaseInsensitiveContains($0) }
    return said + commands.flatMap { text.matches(of: $0) }.map { String($0.output) }
  }
}
