import RecordingsApp

/// The root controller reports what UIKit has done already as if it were still to be done.
enum AlreadyApplied {
  static var mistake: Mistake {
    Mistake(
      "mvc-vs.already-applied", "What UIKit has done already is done again",
      scenario: "back",
      symptom:
        "One step back from a folder in a folder is two: after `launch`, `open \"Work\"`, `open "
        + "\"Notes\"`, `back` the root is on the screen.",
      reason:
        "The back button pops first and tells afterwards. The view state has to follow, by an action that "
        + "no view answers.",
      launcher: RecordingsMVCVS.launcher(.main.replacingRoot(with: SplitViewController.init)))
  }

  @Traced(.rootController) final class SplitViewController: MVCVS.SplitViewController {
    override func didPop(toDepth depth: Int) {
      context?.viewStateStore.popToNewDepth(depth, alreadyApplied: false)
    }
  }
}
