import CTranslations

/// The Chinese catalogue.
public enum Chinese {
  /// The Chinese words for the English words, both with `%1`, `%2` … in place of the values.
  ///
  /// They are in `Sources/Support/CTranslations/zh-Hans.po`, which is compiled into the program and read
  /// when the first phrase is said in Chinese.
  public static let phrases: [String: String] = {
    let text = String(cString: translations_zh_Hans())
    return TranslationReader.entries(in: text).reduce(into: [:]) { phrases, entry in
      let isTranslated = !entry.phrase.isEmpty && !entry.translation.isEmpty
      if isTranslated { phrases[entry.phrase] = entry.translation }
    }
  }()
}
