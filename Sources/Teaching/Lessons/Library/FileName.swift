import Localization

/// `02-mvc.zh-Hans.md`: the order, the stem and the language.
struct FileName {
  let stem: String
  let language: String
  /// Whether it says its language, also where that is English.
  private let hasTag: Bool

  init(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    let base = name.hasSuffix(".md") ? name.dropLast(3) : name
    let dot = base.lastIndex(of: ".") ?? base.startIndex
    let language = base[dot...].dropFirst()
    hasTag = dot > base.startIndex && language.isLanguage
    stem = String(hasTag ? base[..<dot] : base)
    self.language = hasTag ? String(language) : "en"
  }

  var isTranslation: Bool { language != "en" }

  /// Whether it is a file next to the lessons that is none, perhaps in another language.
  var isNoLesson: Bool {
    ["README.md", ConceptList.file].contains((written?.original ?? stem) + ".md")
  }

  /// The stem of what it translates, and the language, also where that is spelled `zh_Hans`; `nil` where it names none.
  private var written: (original: String, language: String)? {
    if hasTag { return (stem, language) }
    return stem.withWord.flatMap { $1.isTagOfChinese ? ($0, $1) : nil }
  }

  /// Why no lesson has it as a translation; `nil` where one has, and for an original. What is no lesson needs none.
  ///
  /// - Parameter originals: the stems of all originals in the directory. One such as `02-mvc.zh_Hans` or `02-mvc.中文` is
  ///   meant to be the Chinese of another. Where there is no other, only the first says so.
  func problem(among originals: [String]) -> LessonProblem.FileProblem? {
    if isNoLesson { return problemOfNoLesson }
    let parts: (String, String)? = isTranslation ? (stem, language) : stem.withWord
    guard let (original, word) = parts else { return nil }
    let meant = Language(rawValue: word) ?? Language(typed: word)
    let isMeant = word.isTagOfChinese || meant == .chinese && originals.contains(original)
    guard isTranslation || isMeant else { return nil }
    func name(_ original: String) -> String? {
      meant.map { "\(original).\($0.rawValue).md".madeVisible }
    }
    guard originals.contains(original) else {
      let near = Spelling.nearest(to: original, among: originals)
      return .noOriginal("\(original).md".madeVisible, near: near.flatMap(name))
    }
    return Language(rawValue: word) == nil ? .otherLanguage(meant: name(original)) : nil
  }

  /// People may read a `README.md` in any language, so only a slip in the name of one is told.
  private var problemOfNoLesson: LessonProblem.FileProblem? {
    guard let (original, language) = written else { return nil }
    if original + ".md" == ConceptList.file {
      // Other words after the dot, such as `old`, need be no languages.
      let isKnown = Language(rawValue: language) != nil || language.isTagOfChinese
      return isKnown ? .translatedConcepts : nil
    }
    let chinese = Language.chinese.rawValue
    let isSlip = language.lowercased().replacing("_", with: "-") == chinese.lowercased()
    return isSlip && language != chinese ? .otherLanguage(meant: "\(original).\(chinese).md") : nil
  }
}

extension String {
  /// `02-mvc` and `zh_Hans` of `02-mvc.zh_Hans`; `nil` without a dot.
  fileprivate var withWord: (String, String)? {
    lastIndex(of: ".").map { (String(self[..<$0]), String(self[$0...].dropFirst())) }
  }

  /// Whether it is a tag of Chinese in any spelling: `ZH`, `zh_Hans`. A name may begin with these letters, too.
  fileprivate var isTagOfChinese: Bool {
    lowercased().split { "-_".contains($0) }.first == "zh"
  }
}

extension Substring {
  /// Whether it could be the tag of a language, such as `en` or `zh-Hans`.
  var isLanguage: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return 2...3 ~= parts[0].count && parts[0].allSatisfy { ("a"..."z").contains($0) }
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
