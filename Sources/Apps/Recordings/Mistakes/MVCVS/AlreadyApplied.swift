import RecordingsApp

/// The root controller reports what UIKit has done already as if it were still to be done.
enum AlreadyApplied {
  static var mistake: Mistake {
    Mistake(
      "mvc-vs.already-applied", "A pop that UIKit has already made is made again",
      scenario: "back",
      symptom:
        "One step back from a folder in a folder goes back two: after `run mvc-vs launch`, "
        + "`open \"Work\"`, `open \"Notes\"`, `back` the root is on the screen.",
      reason:
        "The back button pops first and reports it afterwards. The view state has to follow, with "
        + "an action that does not make any view pop again.",
      launcher: RecordingsMVCVS.launcher(.main.replacingRoot(with: SplitViewController.init)))
  }

  @Traced(.rootController) final class SplitViewController: MVCVS.SplitViewController {
    override func didPop(toDepth depth: Int) {
      context?.viewStateStore.popToNewDepth(depth, alreadyApplied: false)
    }
  }
}
