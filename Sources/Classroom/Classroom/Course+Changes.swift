import Course
import Lessons
import Localization

// A page on which something is changed, where no program shows one variant after the other.

extension Course {
  /// The page with what each variant changes below it, as text; any other page as it is.
  ///
  /// - Parameter folding: whether each variant is folded, so that readers can guess first. A folded one also says which
  ///   messages differ. On a slide and on paper there is room for their number only.
  func withChanges(in section: Section, folding: Bool = false) throws(PageProblem) -> Section {
    guard case .variations(let variations) = section.kind else { return section }
    var told: [(variant: Variations.Variant, blocks: [Block])] = []
    for variant in variations.variants {
      let remark = Block(.quote(variant.remark))
      told.append(
        (variant, try facts(of: variant, in: variations, withMessages: folding) + [remark]))
    }
    let list =
      folding
      ? told.map { Block(.details(summary: $0.variant.text.plain, $0.blocks)) }
      : [.loose(told.map { [.paragraph($0.variant.text)] + $0.blocks })]
    return section.telling(
      variations.prompt + list
        + section.notes.map { Block(.notes(summary: "", $0)) })
  }

  /// What to guess on a page on which something is changed, and what follows from each variant; `nil` for another page.
  func change(in section: Section) throws(PageProblem) -> (guess: Section, outcome: Section)? {
    guard case .variations(var variations) = section.kind else { return nil }
    let guess =
      variations.prompt + [
        .bullets(variations.variants.map { [.paragraph($0.text)] }),
        .paragraph(
          localized(
            "Guess first: what follows for the conversation, the contract, the objects and the screen?"
          )),
      ]
    var outcome = section
    variations.prompt = []
    outcome.kind = .variations(variations)
    return (section.telling(guess), try withChanges(in: outcome))
  }

  private func facts(
    of variant: Variations.Variant, in variations: Variations, withMessages: Bool
  ) throws(PageProblem) -> [Block] {
    let facts: VariantFacts?
    do throws(FilteredRunProblem) {
      facts = try self.facts(of: variant, in: variations)
    } catch {
      throw PageProblem(message: error.message)
    }
    guard let facts else { return [] }
    let sentences = facts.sentences.map { Block.paragraph($0) }
    guard withMessages else { return [.paragraph(facts.conversation.summary)] + sentences }
    let lines =
      facts.conversation.lines.map(\.text) + [facts.conversation.remainder].compactMap(\.self)
    return [.paragraph(facts.conversation.heading)]
      + (lines.isEmpty ? [] : [.text(lines.joined(separator: "\n"))])
      + sentences
  }
}

extension ConversationFacts {
  /// `Conversation, in messages: 2 added, 1 removed.`
  fileprivate var summary: String {
    guard !isEmpty else { return heading }
    func count(where isCounted: (ConversationLine) -> Bool) -> Int {
      lines.filter(isCounted).map { $0.inside + 1 }.reduce(0, +)
    }
    guard more == 0 else {
      let shown = count { $0.mark != .same }
      return localized("Conversation: more than \(shown) messages differ.")
    }
    let (added, removed) = (count { $0.mark == .added }, count { $0.mark == .removed })
    let (changed, moved) = (count { $0.mark == .changed }, count { $0.mark == .moved })
    let counts = [
      (added, localized("\(added) added")), (removed, localized("\(removed) removed")),
      (changed, localized("\(changed) changed")), (moved, localized("\(moved) moved")),
    ]
    let words = counts.filter { $0.0 > 0 }.map(\.1).commaSeparated
    return localized("Conversation, in messages: \(words).")
  }
}

extension Block {
  /// A list with room between its items, which have several blocks.
  fileprivate static func loose(_ items: [[Block]]) -> Block {
    Block(.list(List(isLoose: true, items: items.map { Item(blocks: $0) })))
  }
}
