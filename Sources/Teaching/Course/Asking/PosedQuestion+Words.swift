import Lessons
import Localization

// How a short answer names one of the choices.

extension PosedQuestion {
  /// Whether a short answer is one of the choices, be it right or wrong.
  public func knows(_ line: String) -> Bool { choice(named: line) != nil }

  /// Whether a line is a form of a choice, be it right or wrong, and says nothing else.
  public func lists(_ line: String) -> Bool {
    answer == .words && !line.bare.isEmpty
      && question.choices.contains { $0.forms.contains { $0.bare == line.bare } }
  }

  /// The choice with this form; else the only one whose form differs in nothing but small words, such as `the`; else the
  /// one with the object of a call, or with the name in a short Chinese clause.
  func choice(named line: String) -> Int? {
    let (word, core) = (line.bare, line.core)
    guard !word.isEmpty else { return nil }
    if let exact = question.choices.firstIndex(where: { $0.forms.contains { $0.bare == word } }) {
      return exact
    }
    let found = question.choices.indices.filter {
      !core.isEmpty
        && question.choices[$0].forms.contains { form in
          form.core == core || line.hasChinese && [form.bare] == core
        }
    }
    if found.count == 1 { return found[0] }
    return (line.chineseName ?? line.receiver).flatMap { choice(named: $0) }
  }

  /// Whether a word or two are before a right word, and none of them is known to be wrong or denies it. In English, the
  /// last word says what it is: a view controller is no view.
  func hasRightWord(_ line: String) -> Bool {
    let words = line.core
    if line.hasChinese { return words.contains(where: hasRightChinese) }
    guard (2...3).contains(words.count), let last = words.last else { return false }
    guard !words.contains(where: { $0.denies || $0 == "or" }) else { return false }
    let named = words.compactMap(choice(named:))
    return choice(named: last) != nil && named.allSatisfy { question.choices[$0].isRight }
  }

  /// Whether a wrong word has a right one in brackets after it, as in `替身（spy）`.
  func hasRightRemark(_ line: String) -> Bool {
    guard let word = choice(named: line), !question.choices[word].isRight,
      let remark = line.narrow.firstMatch(of: #/\S\s*\(([^()]+)\)[^\p{L}\p{N}]*$/#)?.1
    else { return false }
    return choice(named: String(remark)).map { question.choices[$0].isRight } ?? false
  }

  /// The same of Chinese, where no space is between the words: `普通的函数调用` ends in `函数调用`, and `普通 call` in `call`.
  private func hasRightChinese(_ words: String) -> Bool {
    let forms = question.choices.map { choice in
      let words = choice.forms.flatMap { $0.hasChinese ? $0.core : [$0.bare] }
      return (choice.isRight, words.filter { !$0.isEmpty })
    }
    let (right, wrong) = (forms.filter { $0.0 }, forms.filter { !$0.0 })
    let isClear = !words.denies && !words.contains { "非或除外".contains($0) } && !words.contains("还是")
    // A longer answer says more than one thing. An English word in it is one, however long.
    let name = words.filter(\.isASCII)
    let signs = words.count - name.count
    return isClear && signs <= 8
      && right.contains { $0.1.contains { words.endsInWord($0) || signs <= 2 && $0 == name } }
      && !wrong.contains { $0.1.contains(where: words.contains) }
  }

  /// Whether a short answer is no form of a choice, but one or two letters away from one, be it right or wrong.
  func isNearlyKnown(_ line: String) -> Bool {
    let forms = question.choices.flatMap(\.forms)
    let known = Set(forms.map(\.bare))
    // Chinese around a name that is spelled well is no slip.
    let words = [line.bare, line.core.joined().bare, line.receiver?.bare].compactMap(\.self)
      .filter { !known.contains($0) && !known.contains($0.filter(\.isASCII)) }
    return forms.contains { words.contains(where: $0.isNearly) }
  }
}

extension [String] {
  /// How many of the words deny something.
  var denials: Int { filter(\.denies).count }
}

extension String {
  /// Whether it is a word that denies. `t` is the end of `don't`. A Chinese word may be a whole clause.
  fileprivate var denies: Bool {
    let english: Set = [
      "not", "no", "never", "nothing", "nobody", "none", "neither", "nor", "cannot", "without", "t",
    ]
    return english.contains(self) || contains { "不没沒无無未".contains($0) }
  }

  /// Whether a typed word is probably a slip for this form. A word with an abbreviation or another number is none: what is
  /// nearly `FolderVM` may be `FolderVC`.
  fileprivate func isNearly(_ word: String) -> Bool {
    let form = bare
    guard form.count >= 6, form.allSatisfy(\.isASCII), word.count <= form.count + 2,
      !zip(self, dropFirst()).contains(where: { $0.isUppercase && $1.isUppercase }),
      form.filter(\.isNumber) == word.filter(\.isNumber)
    else { return false }
    return Spelling.distance(word, form) <= (form.count < 10 ? 1 : 2)
  }

  /// `Store` of `Store.save(_:)`.
  fileprivate var receiver: String? {
    let words = withoutArguments.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let dot = words[0].firstIndex(of: "."),
      words[0][dot...].dropFirst().first?.isLetter == true
    else { return nil }
    return String(words[0][..<dot])
  }

  /// The words that tell what is meant: `spy` of `the spies`, `coordinator` of `its coordinator object`; in Chinese a
  /// single one. None where the text is in another language.
  fileprivate var core: [String] {
    guard allSatisfy(\.isASCII) else {
      return hasChinese ? [chineseCore].filter { !$0.isEmpty } : []
    }
    var words = lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    if words.count > 1, ["the", "a", "an", "its", "my"].contains(words[0]) { words.removeFirst() }
    if words.count > 1, ["object", "objects", "class", "classes"].contains(words[words.count - 1]) {
      words.removeLast()
    }
    if let last = words.popLast() { words.append(last.singular) }
    return words
  }

  /// `普通调用` of `我觉得应该是普通的调用吧。`
  private var chineseCore: String {
    let words = bare.trimmingPrefix(
      #/(?:我(?:觉得|认为|想|猜))?(?:[它这]?(?:应该|可能|大概)?就?是[个种次]?)?(?:一[个种次])?/#)
    let end = words.lastIndex { !"吧吗嘛呀啊呢".contains($0) }
    return end.map { words[...$0].filter { $0 != "的" } } ?? ""
  }

  /// `appdelegate` of `由 AppDelegate 强持有的` or `AppDelegate 对象里`: a short clause that says no more than its name. `nil`
  /// where nothing is around a name.
  fileprivate var chineseName: String? {
    guard hasChinese else { return nil }
    let clause = chineseCore
    let name = clause.trimmingPrefix(#/[由被归]/#)
      .replacing(#/来?(?:强?(?:持有|引用)|拥有|创建|负责|保存|决定)了?它?$/#, with: "")
      .replacing(#/([a-z0-9])(?:接口|协议|文件|对象|类)?(?:里面?|中)?$/#) { $0.1 }
    return name.isEmpty || name == clause ? nil : String(name)
  }

  /// Whether it ends in a word, which is no part of a longer name: `普通call` ends in `call`, and `FolderStore` not in `Store`.
  fileprivate func endsInWord(_ word: String) -> Bool {
    guard !word.isEmpty, hasSuffix(word) else { return false }
    return word.hasChinese || dropLast(word.count).last?.isASCII == false
  }

  fileprivate var hasChinese: Bool { unicodeScalars.contains(where: \.properties.isIdeographic) }

  fileprivate var singular: String {
    guard count > 3, hasSuffix("s"), !hasSuffix("ss") else { return self }
    return hasSuffix("ies") ? String(dropLast(3)) + "y" : String(dropLast())
  }
}
