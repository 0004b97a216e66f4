import CTranslations

/// The Chinese catalogue.
public enum Chinese {
  /// The Chinese words by the English ones, both with `%1`, `%2` … for the values that are put in.
  ///
  /// They stand in `Sources/Support/CTranslations/zh-Hans.po`, which is compiled into the program and read
  /// when the first phrase is said in Chinese.
  public static let phrases: [String: String] = {
    let text = String(cString: translations_zh_Hans())
    return TranslationReader.entries(in: text).reduce(into: [:]) { phrases, entry in
      let isTranslated = !entry.phrase.isEmpty && !entry.translation.isEmpty
      if isTranslated { phrases[entry.phrase] = entry.translation }
    }
  }()
}
