import Analysis
import Testing
import Trace

/// Which screens come to the window and leave it.
@Suite struct ScreensTests {
  private func told(_ flow: String) -> [String] {
    let trace = Trace("mvc", flow: flow)
    let messages = Dictionary(uniqueKeysWithValues: trace.messages)
    return trace.stories.flatMap(\.screens).map { change in
      let text = change.message.flatMap { messages[$0]?.text } ?? "–"
      return "\(change.screen) \(change.came ? "came" : "went"): \(text), \(change.way.count)"
    }
  }

  @Test
  func `what a container holds comes and goes, and what is there before the first turn does not`() {
    #expect(
      told(
        """
        UIKit : system
        EmptyNav : system
        UIKit.rootViewController = HomeVC
        * MasterNav.viewControllers : [] → [FolderVC]
        DetailNav.viewControllers = NextVC
        DetailNav.viewControllers = LastVC
        DetailNav.viewControllers = NextVC
        - tap
        User > row : tap | user
         row > MasterNav : push | navigate
          * MasterNav.viewControllers : [FolderVC] → [FolderVC, PlayVC]
          * MasterNav.title : a → b
         row > SplitVC : open | call
          * SplitVC.viewControllers : [EmptyNav] → [EmptyNav, DetailNav]
         row > SplitVC : close | call
          * SplitVC.viewControllers : [EmptyNav, DetailNav] → []
         row > MasterNav : pop | navigate
          * MasterNav.viewControllers : [FolderVC, PlayVC] → [FolderVC]
        """) == [
          "PlayVC came: push, 2", "NextVC came: open, 2", "LastVC came: open, 2",
          "NextVC went: close, 2", "LastVC went: close, 2", "PlayVC went: pop, 2",
        ])
  }

  @Test func `a screen that has gone may come again, and what stays comes once`() {
    #expect(
      told(
        """
        * MasterNav.viewControllers : [] → [FolderVC]
        - tap
        User > row : tap | user
         row > MasterNav : push | navigate
          * MasterNav.viewControllers : [FolderVC] → [FolderVC, PlayVC]
         row > MasterNav : pop | navigate
          * MasterNav.viewControllers : [FolderVC, PlayVC] → [FolderVC]
         row > MasterNav : push again | navigate
          * MasterNav.viewControllers : [FolderVC] → [FolderVC, PlayVC]
        """) == ["PlayVC came: push, 2", "PlayVC went: pop, 2", "PlayVC came: push again, 2"])
  }

  @Test func `a screen that is presented comes once, and only the window of the system has a root`()
  {
    #expect(
      told(
        """
        UIKit : system
        - tap
        User > row : tap | user
         row > FolderVC : present | call
        FolderVC.presentedViewController = AlertVC
        FolderVC.presentedViewController = AlertVC
        FolderVC.rootViewController = NextVC
        FolderVC.other = LastVC
        UIKit.rootViewController = HomeVC
        """) == ["AlertVC came: present, 2", "HomeVC came: present, 2"])
  }

  @Test func `a container that contains itself shows what else is in it`() {
    #expect(
      told(
        """
        UIKit : system
        - tap
        User > row : tap | user
         row > MasterNav : push | navigate
          * MasterNav.viewControllers : [] → [MasterNav, PlayVC]
        """) == ["PlayVC came: push, 2"])
  }
}
