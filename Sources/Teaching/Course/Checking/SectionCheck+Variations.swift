import Analysis
import Lessons
import Localization
import Stage

// A page on which something is changed: the variants are there, and each of them differs from the pattern as it is.

extension SectionCheck {
  mutating func check(_ variations: Variations) {
    guard let first = variations.variants.first else { return }
    do {
      let known = try Pattern.pattern(named: variations.run.pattern ?? Pattern.usual.name)
      guard first.name == known.name else {
        return find(
          localized(
            "the first variant is `\(first.name)`, not the pattern as it is. Begin the list with `\(known.name)`."
          ), at: first.location)
      }
      guard let usual = watch(variations.run), !usual.messages.isEmpty else { return }
      for (index, variant) in variations.variants.enumerated().dropFirst() {
        if variations.variants[..<index].contains(where: { $0.name == variant.name }) {
          find(
            localized("`\(variant.name)` is in this list twice. Name another mistake."),
            at: variant.location)
        } else {
          check(variant, of: variations, in: known)
        }
      }
    } catch {
      find(error.message, at: section.attributes["pattern"]?.location ?? first.location)
    }
  }

  private mutating func check(
    _ variant: Variations.Variant, of variations: Variations, in pattern: Pattern
  ) {
    let mistakes = pattern.mistakes.map(\.id)
    guard mistakes.contains(variant.name) else {
      return find(
        localized("`\(variant.name)` is no mistake of `\(pattern.name)`.")
          + guess(variant.name, mistakes),
        at: variant.location)
    }
    guard watch(variations.request(for: variant)) != nil,
      let facts = try? course.facts(of: variant, in: variations), facts.isEmpty
    else { return }
    find(
      localized(
        """
        with `\(variant.name)`, conversation, contract, objects and screen are the same in this run. Choose a run in which it \
        shows.
        """), at: variant.location)
  }
}
