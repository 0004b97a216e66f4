/// `02-mvc.zh-Hans.md`: the order, the stem and the language.
struct FileName {
  let stem: String
  let language: String

  init(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    let base = name.hasSuffix(".md") ? name.dropLast(3) : name
    let dot = base.lastIndex(of: ".") ?? base.startIndex
    let language = base[dot...].dropFirst()
    let isTranslation = dot > base.startIndex && language.isLanguage
    stem = String(isTranslation ? base[..<dot] : base)
    self.language = isTranslation ? String(language) : "en"
  }

  var isTranslation: Bool { language != "en" }
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
