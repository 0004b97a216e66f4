import Course
import Localization
import Stage

/// Where in a run an action was typed, for the remark above its answer.
struct GoingOn {
  /// The message at which the reader was; `nil` at the end of the run.
  let message: Int?
  /// `nil` where the app goes on from the end of the run.
  let actionsBegun: Int?
  let former: RunTree
  let tree: RunTree

  /// `nil` when there is nothing to say: the run just goes on.
  var remark: String? {
    let newBranch = tree.ends.count > former.ends.count ? tree.branch : nil
    // The branch of what came later.
    let formerBranch = former.nodes[former.undone.last ?? former.place].branch
    return switch (message, actionsBegun, newBranch) {
    case (let message?, let begun?, let new?):
      localized(
        """
        Message \(message) belongs to action \(begun), so the app goes on after that action. This begins branch \(new); \
        branch \(formerBranch) is kept. To see them: branches
        """)
    case (let message?, let begun?, nil):
      localized(
        """
        Message \(message) belongs to action \(begun), so the app goes on after that action, as it did before. What came \
        later is kept: redo
        """)
    case (let message?, nil, _):
      localized(
        """
        Back to now: the app goes on from the end of the run, not from message \(message).
        """)
    case (nil, _, let new?):
      localized(
        """
        This begins branch \(new). What you took back is kept in branch \(formerBranch). To see them: branches
        """)
    case (nil, _, nil): nil
    }
  }
}
