#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  /// A disk that is full when the store is opened.
  @Suite struct FullDiskTests {
    /// A small course.
    private static let lessons = Repository.root + "/Tests/Shell/ShellTests/Transcripts/Lessons"
    /// Whether the system lets a test have a small disk of its own.
    private static let hasDisks =
      (try? Program.shell("unshare -rm mount -t tmpfs none /mnt; exit $?"))?.status == 0

    @Test(.enabled(if: hasDisks))
    func `what was answered is saved as soon as there is room`() throws {
      let scratch = try Scratch()
      let script = """
        cd \(scratch.path); mkdir disk; mount -t tmpfs -o size=300k none disk
        export HOME=$PWD/disk XDG_STATE_HOME=$PWD/disk
        cat /dev/zero > disk/filler 2> /dev/null
        (while [ ! -e 'make room' ]; do sleep 0.05; done; rm disk/filler; touch made) &
        set -- --color never --no-pager --lessons '\(Self.lessons)'
        "$0" "$@"; "$0" "$@" progress
        """
      let terminal = try PseudoTerminal(
        ["/usr/bin/env", "unshare", "-rm", "/bin/sh", "-c", script, Program.path], columns: 400)
      try terminal.wait(for: "> ")
      terminal.type("lesson tour quiz\r")
      try terminal.wait(for: "This is not saved yet; your next answer tries it again.")
      try terminal.wait(for: "the disk is full. Make room and try again.")
      try scratch.write("", to: "make room")
      while !scratch.names.contains("made") { usleep(10_000) }
      terminal.type("b c\r")
      let reply = try terminal.wait(for: "tour 4/9> ")
      #expect(!reply.contains("not saved"))
      terminal.type("quit\r")
      try terminal.wait(for: "1 of 1 right at the first try")
    }
  }
#endif
