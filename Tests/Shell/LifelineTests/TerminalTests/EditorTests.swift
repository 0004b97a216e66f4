import Testing

@testable import Terminal

struct EditorTests {
  @Test func `VISUAL wins over EDITOR, and without both no editor is known`() {
    #expect(Editor(in: ["VISUAL": "vi", "EDITOR": "nano"])?.command == "vi")
    #expect(Editor(in: ["VISUAL": "", "EDITOR": "nano"])?.command == "nano")
    #expect(Editor(in: [:]) == nil)
  }

  @Test func `names of files stay whole for the shell`() {
    #expect(
      Editor(in: ["EDITOR": "code -w"])?.line(for: ["my file.swift", "it's.swift"])
        == #"code -w 'my file.swift' 'it'\''s.swift'"#)
  }

  @Test func `it is known whether the editor ended well`() {
    #expect(Editor(in: ["EDITOR": "true"])?.open(["a"]) == true)
    #expect(Editor(in: ["EDITOR": "false"])?.open(["a"]) == false)
  }

  @Test func `a pipe within the editor ends as in any other shell`() {
    Signals.ignoreFailedWrites()
    #expect(Editor(in: ["EDITOR": "sh -c 'kill -PIPE $$'"])?.open([]) == false)
  }
}
