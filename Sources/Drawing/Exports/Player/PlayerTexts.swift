import Localization
import Trace

/// The texts of the script. It puts numbers and names in place of the braces.
enum PlayerTexts {
  static var json: JSON {
    let (first, second, third) = ("{1}", "{2}", "{3}")
    return .members([
      "step": .string(localized("Step \(first) of \(second)")),
      "before": .string(localized("Before the first step")),
      "earlier": .string(
        localized("\(first) earlier steps are not drawn here; all are told below.")),
      "inside": .string(localized("Inside")),
      "cause": .string(localized("Set off by")),
      "allowed": .string(localized("The contract allows \(first) from \(second) to \(third).")),
      "forbidden": .string(localized("breaks the contract")),
      "speaking": .string(localized("Who speaks, and what changes")),
      "alive": .string(localized("Everything that is alive: \(first)")),
      "others": .string(localized("Everything else that is alive: \(first)")),
      "made": .string(localized("new")),
      "released": .string(localized("Released: \(first)")),
      "screen": .string(localized("At the end of this action:")),
      "noScreen": .string(localized("No screen is known here.")),
      "route": .string(localized("From the rows to the columns.")),
      "comma": .string(localized(", ")),
    ])
  }
}
