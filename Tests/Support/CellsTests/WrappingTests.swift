import Cells
import Testing

@Suite struct WrappingTests {
  @Test func `a text has a line after each line feed, but none after a line end of Windows`() {
    #expect("a\n\nb\r\nc\n".textLines == ["a", "", "b\r\nc", ""])
    #expect("a".textLines == ["a"])
  }

  @Test func `breaks at a space first`() {
    #expect("edits text to \"Hi\", Return".wrapped(to: 15) == ["edits text to", "\"Hi\", Return"])
  }

  @Test func `breaks at punctuation when there is no space`() {
    #expect("reSort(changedItem:from:)".wrapped(to: 12) == ["reSort(", "changedItem:", "from:)"])
    #expect("Store.shared.rootFolder".wrapped(to: 14) == ["Store.shared", ".rootFolder"])
    #expect("Recordings/Work/Memo".wrapped(to: 11) == ["Recordings/", "Work/Memo"])
  }

  @Test func `breaks where the words of an identifier meet`() {
    #expect(
      "handleChangeNotification".wrapped(to: 14) == ["handleChange", "Notification"])
    #expect("makeHTTPServer".wrapped(to: 9) == ["makeHTTP", "Server"])
  }

  @Test func `breaks anywhere when nothing else is left`() {
    #expect("abcdefgh".wrapped(to: 3) == ["abc", "def", "gh"])
  }

  @Test func `begins no line with a colon`() {
    #expect("`PlayVC2 -> Hello : call`".wrapped(to: 17) == ["`PlayVC2 ->", "Hello : call`"])
    #expect("`Model -> View : set`".wrapped(to: 17) == ["`Model -> View :", "set`"])
  }

  @Test func `breaks Chinese anywhere but before closing punctuation`() {
    #expect("点击登录，再试一次。".wrapped(to: 8) == ["点击登", "录，再试", "一次。"])
    #expect("点击“登录”按钮".wrapped(to: 10) == ["点击“登录”", "按钮"])
  }

  @Test func `leaves no Chinese character alone on the last line, where it can take one over`() {
    #expect("点击登录再试一次".wrapped(to: 14) == ["点击登录再试", "一次"])
    #expect("点击登录，再试一次？”".wrapped(to: 16) == ["点击登录，再试", "一次？”"])
    #expect("点击登录，再次。".wrapped(to: 12) == ["点击登录，", "再次。"])
    #expect("点击登“录”吗".wrapped(to: 11) == ["点击登", "“录”吗"])
    #expect("点击登录 again".wrapped(to: 8) == ["点击登录", "again"])
    #expect("点击登录".wrapped(to: 2) == ["点", "击", "登", "录"])
    #expect("点击登录".wrapped(to: 3, hanging: 1) == ["点", "击", "登", "录"])
  }

  @Test func `leaves no opening bracket at the end of a line before Chinese`() {
    #expect("看结果[中文]".wrapped(to: 8) == ["看结果", "[中文]"])
    #expect("看结果(中文)".wrapped(to: 8) == ["看结果", "(中文)"])
    #expect("看结果{中文}".wrapped(to: 8) == ["看结果", "{中文}"])
    #expect("看结果（中文）".wrapped(to: 8) == ["看结果", "（中文）"])
    #expect("print(中文)".wrapped(to: 7) == ["print(", "中文)"])
  }

  @Test func `never splits what is seen as one character`() {
    #expect("👩‍💻👨‍👩‍👧‍👦🇩🇪".wrapped(to: 2) == ["👩‍💻", "👨‍👩‍👧‍👦", "🇩🇪"])
  }

  @Test func `hangs the lines after the first`() {
    #expect("one two three four".wrapped(to: 9, hanging: 2) == ["one two", "three", "four"])
  }

  /// ASCII glyphs come from a table; other characters are examined.
  @Test func `cuts ASCII as it does next to Chinese`() {
    let sample = "if (HTTPServer.shared != \"on\") { setName('a-1', [x_y=2.5&z]); } // 50% of A/B"
    for start in sample.indices {
      let text = String(sample[start...])
      let mixed = (text + " 点").pieces
      #expect(mixed.dropLast().map(\.text) == text.pieces.map(\.text))
      #expect(mixed.dropLast().map(\.cells) == text.pieces.map(\.cells))
      guard text.cells > 9 else { continue }
      #expect((text + " 点").wrapped(to: 9).first == text.wrapped(to: 9).first)
    }
  }

  @Test func `keeps every character at every width`() {
    let samples = [
      "validate(username, password) and trim whitespace", "点击“登录”按钮 (tap the Login button)",
      "a  b   c ", " lead", "🇩🇪👩‍💻 emoji e\u{301}e\u{301}", "x:y/z.w(1.5,00:10)",
    ]
    for sample in samples {
      for width in 2...50 {
        let lines = sample.wrapped(to: width)
        #expect(lines.allSatisfy { $0.cells <= width }, "\(width) \(lines)")
        #expect(isSame(lines, as: sample), "\(width) \(lines)")
      }
    }
  }

  @Test func `however many spaces are at a break, each letter is there in its style`() {
    let spans = [Styled.Span("aaa      "), Styled.Span("bbb", .strong), Styled.Span(" \"cc\"")]
    for width in 1...20 {
      let lines = spans.wrapped(to: width)
      let letters = lines.flatMap(\.spans).map { span in
        Styled.Span(span.text.filter { $0 != " " }, span.style)
      }
      func text(_ style: Styled.Style) -> String {
        letters.filter { $0.style == style }.map(\.text).joined()
      }
      #expect(lines.allSatisfy { $0.cells <= width }, "\(width)")
      #expect(text(.plain) == "aaa\"cc\"", "\(width)")
      #expect(text(.strong) == "bbb", "\(width)")
    }
  }

  /// Whether the lines together are the text, without the space at some breaks.
  private func isSame(_ lines: [String], as text: String) -> Bool {
    var rest = Substring(text)
    for line in lines {
      if !rest.hasPrefix(line), rest.hasPrefix(" ") { rest = rest.dropFirst() }
      guard rest.hasPrefix(line) else { return false }
      rest = rest.dropFirst(line.count)
    }
    return rest.allSatisfy { $0 == " " } && rest.count <= 1
  }
}
