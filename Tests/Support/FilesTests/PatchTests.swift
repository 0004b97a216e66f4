import Files
import TestSupport
import Testing

struct PatchTests {
  private let poem = (1...12).map { "line \($0)\n" }.joined()

  @Test func `a change is written with three lines around it`() {
    let changed = poem.replacing("line 6\n", with: "LINE 6\nmore\n")
    #expect(
      Patch(from: ["a.txt": poem], to: ["a.txt": changed]).text == """
        --- a/a.txt
        +++ b/a.txt
        @@ -3,7 +3,8 @@
         line 3
         line 4
         line 5
        -line 6
        +LINE 6
        +more
         line 7
         line 8
         line 9

        """)
  }

  @Test func `a hunk without lines around it comes after the line that it names`() throws {
    let patch = try Patch(
      """
      --- a/a.txt
      +++ b/a.txt
      @@ -2,0 +3 @@
      +between
      @@ -4 +5,0 @@
      -line 4
      """)
    #expect(
      try patch.applied { _ in "line 1\nline 2\nline 3\nline 4\n" }
        == ["a.txt": "line 1\nline 2\nbetween\nline 3\n"])
  }

  @Test func `the hunk of a file whose lines all come or go is after line 0 of the empty one`() {
    let (empty, full) = (["a.txt": ""], ["a.txt": "line 1\nline 2\n"])
    #expect(
      Patch(from: full, to: empty).text == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1,2 +0,0 @@
        -line 1
        -line 2

        """)
    #expect(
      Patch(from: empty, to: full).text == """
        --- a/a.txt
        +++ b/a.txt
        @@ -0,0 +1,2 @@
        +line 1
        +line 2

        """)
  }

  @Test(arguments: [Int.max, Int.max - 1, 5, 4])
  func `a patch for lines that a file does not have differs from it`(line: Int) throws {
    let patch = try Patch("+++ b/a.txt\n@@ -\(line),1 +1,1 @@\n-line\n+LINE\n")
    #expect(throws: PatchProblem.differs("a.txt", line: line)) {
      try patch.applied { _ in "line\nline\nline\n" }
    }
  }

  @Test func `a line feed at the end alone is no change of a line`() {
    #expect(Patch(from: ["a.txt": "line"], to: ["a.txt": "line\n"]).text == "")
  }

  @Test func `the ends of lines are no change of a line`() throws {
    let windows = "line 1\r\nline 2\r\nline 3\r\n"
    let converted = "line 1\nline 2\nline 3\n"
    let edited = "line 1\r\nsecond\r\nline 3\r\n"
    #expect(Patch(from: ["a.txt": windows], to: ["a.txt": converted]).files == [])
    let patch = Patch(from: ["a.txt": windows], to: ["a.txt": edited])
    #expect(patch == Patch(from: ["a.txt": converted], to: ["a.txt": edited]))
    #expect(patch.files.map(\.added) == [1])
    #expect(patch.files.map(\.removed) == [1])
    #expect(try patch.applied { _ in windows } == ["a.txt": "line 1\nsecond\nline 3\n"])
  }

  @Test func `what git says of a last line without an end is no line`() throws {
    let patch = try Patch(
      """
      --- a/a.txt
      +++ b/a.txt
      @@ -1,2 +1,2 @@
       line 1
      -line 2
      \\ No newline at end of file
      +second
      \\ No newline at end of file
      """)
    #expect(try patch.applied { _ in "line 1\nline 2" } == ["a.txt": "line 1\nsecond\n"])
  }

  @Test func `it is applied to the file as it is`() throws {
    let patch = try Patch(
      """
      diff --git a/a.txt b/a.txt
      index 1f2e3d..4c5b6a 100644
      --- a/a.txt
      +++ b/a.txt
      @@ -2,2 +2,2 @@ what git says of it
       line 2
      -line 3
      +third
      """)
    #expect(
      try patch.applied { _ in "line 1\nline 2\nline 3\n" } == [
        "a.txt": "line 1\nline 2\nthird\n"
      ])
    #expect(throws: PatchProblem.differs("a.txt", line: 2)) {
      try patch.applied { _ in "line 1\nline 2\nline three\n" }
    }
    #expect(throws: PatchProblem.noFile("a.txt")) { try patch.applied { _ in nil } }
  }

  @Test func `a file that it names twice is changed twice`() throws {
    let patch = try Patch(
      """
      --- a/a.txt
      +++ b/a.txt
      @@ -1 +1 @@
      -line 1
      +first
      --- a/a.txt
      +++ b/a.txt
      @@ -2 +2 @@
      -line 2
      +second
      """)
    #expect(try patch.applied { _ in "line 1\nline 2\n" } == ["a.txt": "first\nsecond\n"])
  }

  @Test(arguments: [
    ("+++ b/a\n@@ what @@\n", 2), ("@@ -1,1 +1,1 @@\n", 1), ("+++ b/a\n@@ -1,2 +1,2 @@\n x\n", 3),
    ("+++ b/a\n@@ -1,1 +1,1 @@\n?x\n", 3),
  ])
  func `the line is named that cannot be read`(text: String, line: Int) {
    #expect(throws: PatchProblem.unreadable(line: line)) { try Patch(text) }
  }

  @Test(arguments: Seed.some())
  func `what was made of two folders leads from the one to the other`(seed: Seed) throws {
    var random = SplitMix64(seed: seed)
    let old = folder(&random)
    let new = folder(&random)
    let patch = try Patch(Patch(from: old, to: new).text)
    #expect(patch == Patch(from: old, to: new))
    let made = try patch.applied { old[$0] }
    let kept = Set(new.keys).union(old.keys)
    for path in kept where old[path, default: ""] != new[path, default: ""] {
      #expect(made[path] == new[path, default: ""], "seed \(seed)")
    }
  }

  private func folder(_ random: inout SplitMix64) -> [String: String] {
    var files: [String: String] = [:]
    for name in ["a", "b/c", "d"] where random.below(4) > 0 {
      files[name] = (0..<random.below(30)).map { _ in "line \(random.below(6))\n" }.joined()
    }
    return files
  }
}
