import Foundation
import Shell
import Testing

/// Which objects of two runs are the same, and which messages are, where you ask about a mistake.
@MainActor struct WhyNotSameObjectTests {
  @Test func `a table that replaces another one is the table of the run without the mistake`() {
    #expect(
      answer("mistake mvc.m2", "why not tableView2 --plain") == """
        tableView2 was told: deleteRows(at: [row 0], with: .automatic) (message 8) from FolderVC.
        Only with the mistake, it sent this: remove(Hello) (message 2) to RootFolder.
        Only without the mistake, it sends this: tableView(tableView2, commit: .delete, forRowAt: row 0) to FolderVC.
        In the model, this changed: RootFolder.contents, from [Hello, Work] to [Work] (message 2).
        For what led to it, type: why 8
        """)
  }

  @Test func `a table that was replaced names the one in its place`() {
    #expect(
      answer("mistake mvc.m2", "run rename", "why not tableView --plain") == """
        tableView does not live any more. It was released during: launch
        The last property that held it strongly was FolderVC.tableView.
        FolderVC.tableView holds tableView2 now. To ask about it: why not tableView2
        """)
  }

  @Test func `what comes less often without the mistake is not said to be missing there`() {
    let words = answer("mistake mvp.m1", "why not cell --plain")
    #expect(
      words.contains(
        "\nWithout the mistake, this comes only once: contentConfiguration = \"♪ Hello\" (not drawn: launch) from FolderVC, contentConfiguration = \"▸ Work\" (not drawn: launch) from FolderVC.\n"
      ), "\(words)")
    #expect(!words.contains("does not have this"))
  }

  @Test func `what another object is told in place of a new one is said of that object`() {
    #expect(
      answer("mistake mvvm-observable.m1", "why not PlayerVM2 --plain").contains(
        "\nWithout the mistake, PlayerVM is told this: resetDraft() (message 44) from PlayerView.\n"
      ))
  }

  @Test func `an object that only messages name can be asked about`() throws {
    let file = NSTemporaryDirectory() + "why-not-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = answer("run mvc rename", "export jsonl \(file)")
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let other = lines.filter { !$0.contains("\"event\":\"participant\"") }
    #expect(other.count < lines.count)
    let text = other.joined(separator: "\n") + "\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(
      answer("load \(file)", "why not tableView --plain").hasPrefix("tableView was told: moveRow("))
    #expect(
      answer("load \(file)", "why tableView").hasPrefix("tableView is an object, and no property"))
  }
}
