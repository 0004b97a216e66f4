/// Says something in the present language; in English where nobody has translated it.
public func localized(_ phrase: Phrase) -> String {
  let form = Language.current == .chinese ? Chinese.phrases[phrase.key] : nil
  return phrase.filled(into: form ?? phrase.key)
}
