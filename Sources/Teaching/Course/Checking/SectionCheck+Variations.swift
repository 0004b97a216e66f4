import Analysis
import Lessons
import Stage

// A page on which something is changed: the variants are there, and each of them differs from the pattern as it is.

extension SectionCheck {
  mutating func check(_ variations: Variations) {
    guard let first = variations.variants.first else { return }
    do {
      let known = try Pattern.pattern(named: variations.run.pattern ?? Pattern.usual.name)
      guard first.name == known.name else {
        return find(
          CheckMessages.notThePattern(first.name, pattern: known.name), at: first.location)
      }
      guard watch(variations.request(for: first)) != nil else { return }
      for (index, variant) in variations.variants.enumerated().dropFirst() {
        if variations.variants[..<index].contains(where: { $0.name == variant.name }) {
          find(CheckMessages.sameVariant(variant.name), at: variant.location)
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
        CheckMessages.otherPattern(variant.name, pattern: pattern.name, known: mistakes),
        at: variant.location)
    }
    guard watch(variations.request(for: variant)) != nil,
      let facts = try? course.facts(of: variant, in: variations), facts.isEmpty
    else { return }
    find(CheckMessages.changesNothing(variant.name), at: variant.location)
  }
}
