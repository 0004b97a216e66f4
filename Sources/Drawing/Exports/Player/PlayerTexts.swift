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
        localized("\(first) earlier steps are not drawn here. The list below has all of them.")),
      "inside": .string(localized("Inside")),
      "cause": .string(localized("Caused by")),
      "allowed": .string(localized("The contract allows \(first) from \(second) to \(third).")),
      "forbidden": .string(localized("breaks the contract")),
      "speaking": .string(localized("Messages and changes")),
      "alive": .string(localized("All living objects: \(first)")),
      "others": .string(localized("All other living objects: \(first)")),
      "made": .string(localized("new")),
      "released": .string(localized("Released: \(first)")),
      "screen": .string(localized("When this action has ended:")),
      "noScreen": .string(localized("The screen is not known here.")),
      "route": .string(localized("From the rows to the columns.")),
      "ask": .string(localized("Which message comes next?")),
      "right": .string(localized("✓ Right.")),
      "wrong": .string(localized("✗ You chose: \(first)")),
      "score": .string(localized("Right so far: \(first) of \(second).")),
      "comma": .string(localized(", ")),
    ])
  }
}
