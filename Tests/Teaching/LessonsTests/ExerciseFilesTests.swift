import TestSupport
import Testing

@testable import Lessons

/// The files next to an exercise: patches, what they say about themselves, and what keeps them from being used.
@Suite struct ExerciseFilesTests {
  private func exercise(
    _ id: String, pattern: String? = "mvc", level: String = "1", kind: String = "fix"
  ) -> String {
    """
    ---
    lifeline: 1
    id: \(id)
    title: T
    \(pattern.map { "pattern: \($0)" } ?? "# none")
    ---
    # T <!-- id: \(id) type: exercise kind: \(kind) level: \(level) runs: edit edit: A.swift, B.swift -->

    Do it.
    """
  }

  private let pattern = ["A.swift": "one\ntwo\n", "B.swift": "b\n"]

  private func change(_ file: String, _ old: String, _ new: String) -> String {
    "--- a/\(file)\n+++ b/\(file)\n@@ -1,1 +1,1 @@\n-\(old)\n+\(new)\n"
  }

  private func index(_ files: [String: String]) throws -> (LessonIndex, Scratch) {
    let scratch = try Scratch(files)
    return (LessonIndex.read(directory: scratch.path), scratch)
  }

  @Test func `versions are called like their files, sorted`() throws {
    let (index, scratch) = try index([
      "e/start.diff": "", "e/wrong-b.diff": "", "e/wrong-a-c.diff": "", "e/planted-x.diff": "",
      "e/wrong-d.txt": "", "e/solution.diff": "", "f/wrong-z.diff": "",
    ])
    #expect(index.versions(of: "e").wrong == [.wrong("a-c"), .wrong("b")])
    #expect(index.versions(of: "e").planted == [.planted("x")])
    #expect(index.versions(of: "g").wrong == [])
    let all: [LessonIndex.ExerciseVersion] = [.start, .solution, .wrong("b"), .planted("x")]
    #expect(all.map(\.name) == ["start", "solution", "wrong-b", "planted-x"])
    #expect(index.versions(of: "e").file(of: .wrong("b")) == "\(scratch.path)/e/wrong-b.diff")
  }

  @Test func `a version says something about itself above its first change`() throws {
    let patch = "fails: contract\r\nwhy: a: b\r\nfails: runs\r\n" + change("A.swift", "one", "1")
    let (index, scratch) = try index([
      "e/wrong-a.diff": patch + "late: yes\n", "e/wrong-b.diff": change("A.swift", "one", "1"),
    ])
    let keys = ["fails", "why", "fail", "late", "contract"]
    #expect(
      keys.map { index.versions(of: "e").note($0, on: .wrong("a")) }
        == ["contract", "a: b", nil, nil, nil])
    #expect(index.versions(of: "e").note("fails", on: .wrong("b")) == nil)
    #expect(index.versions(of: "e").note("fails", on: .wrong("c")) == nil)
    #expect(scratch.files(in: "e").count == 2)
  }

  @Test func `a version is a change of the start, and without a patch the pattern as it is`() throws
  {
    let (index, scratch) = try index([
      "e/start.diff": change("A.swift", "one", "ONE"),
      "e/solution.diff": change("A.swift", "ONE", "1"),
      "f/start.diff": change("B.swift", "b", "c"), "g/solution.diff": change("B.swift", "b", "d"),
    ])
    func code(_ version: LessonIndex.ExerciseVersion, _ id: String) throws -> [String?] {
      let code = try index.versions(of: id).code(version, in: pattern)
      return [code["A.swift"], code["B.swift"]]
    }
    #expect(try code(.start, "e") == ["ONE\ntwo\n", "b\n"])
    #expect(try code(.solution, "e") == ["1\ntwo\n", "b\n"])
    #expect(try code(.start, "f") == ["one\ntwo\n", "c\n"])
    #expect(try code(.solution, "f") == ["one\ntwo\n", "b\n"])
    #expect(try code(.start, "g") == ["one\ntwo\n", "b\n"])
    #expect(try code(.solution, "g") == ["one\ntwo\n", "d\n"])
    #expect(try index.versions(of: "e").patch(.start)?.files.map(\.path) == ["A.swift"])
    #expect(try index.versions(of: "g").patch(.start) == nil)
    #expect(scratch.names == ["e", "f", "g"])
  }

  @Test(arguments: [
    (
      "--- a/A.swift\n+++ b/A.swift\n@@ -2,1 +2,1 @@\n-one\n+1\n",
      "`A.swift` has other lines at 2 than this patch expects. It has to be a change of `start.diff`, or of the "
        + "pattern where there is none. Make the patch again."
    ),
    ("fails: goals\nhello\n", "this patch changes nothing. Make it again, or remove the file."),
    (
      "--- a/A.swift\n+++ b/A.swift\n@@ -1,1 +1,1 @@\n one\n",
      "this patch changes nothing. Make it again, or remove the file."
    ),
    (
      "--- a/C.swift\n+++ b/C.swift\n@@ -1,1 +1,1 @@\n-c\n+1\n",
      "the pattern has no file `C.swift`. Correct the path in the patch."
    ),
    ("\n@@ -1 @@\n", "line 2 is not a patch. Make the file again with `git diff`."),
  ])
  func `a patch that cannot be used is told with its file`(patch: String, message: String) throws {
    let (index, scratch) = try index(["e/solution.diff": patch])
    do {
      _ = try index.versions(of: "e").code(.solution, in: pattern)
      Issue.record("It can be used.")
    } catch {
      #expect(scratch.messages([error]) == ["L/e/solution.diff:1:1: " + message])
    }
  }

  @Test func `a start is a change of the pattern`() throws {
    let (index, scratch) = try index(["e/start.diff": change("A.swift", "two", "2")])
    do {
      _ = try index.versions(of: "e").code(.wrong("a"), in: pattern)
      Issue.record("It can be used.")
    } catch {
      #expect(
        scratch.messages([error]) == [
          "L/e/start.diff:1:1: `A.swift` has other lines at 1 than this patch expects. Make the patch again."
        ])
    }
  }

  @Test func `patches that are called like no version are named`() throws {
    let (index, scratch) = try index([
      "e/strat.diff": "", "e/wrong-a.diff": "", "e/wrong_b.diff": "", "e/notes.md": "",
      "e/planted-x.diff": "",
    ])
    #expect(
      scratch.messages(index.versions(of: "e").misnamed) == [
        "L/e/strat.diff:1:1: `strat.diff` is no version of an exercise. Did you mean `start.diff`?",
        "L/e/wrong_b.diff:1:1: `wrong_b.diff` is no version of an exercise. There are `start.diff`, "
          + "`solution.diff`, `wrong-NAME.diff`, `planted-NAME.diff`.",
      ])
    #expect(index.versions(of: "f").misnamed == [])
    #expect(
      [index.versions(of: "e").haveFolder, index.versions(of: "f").haveFolder] == [true, false])
  }

  @Test func `what is no exercise is left out of the heads, and told why`() throws {
    let text = exercise("text").replacing(#/ type: exercise.*swift/#, with: "")
    let (index, scratch) = try index([
      "1.md": exercise("good", level: "3", kind: "take-apart"),
      "2.md": exercise("lost", pattern: nil), "3.md": exercise("hard", level: "4"),
      "4.md": text,
      "5.md": exercise("bare").replacing("runs: edit ", with: ""),
    ])
    let head = ExerciseHead(
      id: "good", title: "T", pattern: "mvc", kind: .takeApart, level: 3,
      files: ["A.swift", "B.swift"])
    #expect(index.exerciseHeads(in: "en") == [head])
    #expect(index.exercise("good")?.exercise.isOwn("B.swift") == true)
    #expect(index.exercise("good")?.exercise.isOwn("C.swift") == false)
    #expect(index.whyUnreadable("good") == nil)
    #expect(index.whyUnreadable("nothing") == nil)
    let unreadable = index.unreadableExercises
    #expect(unreadable.map(\.id) == ["lost", "hard", "text", "bare"])
    #expect(
      scratch.messages(unreadable.map(\.problem)) == [
        "L/2.md:1:1: this exercise names no pattern. Add a line `pattern: mvc` to the front matter.",
        "L/3.md:7:44: `4` is no `level`. Write one of these: 1, 2 or 3.",
        "L/4.md:1:1: no heading here has `type: exercise`. Add it to the first one.",
        "L/5.md:7:19: a section of type `exercise` needs `runs:`. Add it to the comment on the heading.",
      ])
  }

  @Test func `all files may be edited where a star is`() {
    let attributes = read("## A <!-- id: a edit: * -->").value?["a"]?.attributes ?? Attributes()
    #expect(Exercise.files(attributes) == [])
  }

  @Test func `exercises are in the folder itself, else in the base`() throws {
    let base = try Scratch(["exercises/b.md": exercise("of-base")])
    let own = try Scratch(["exercises/o.md": exercise("own")])
    let none = try Scratch()
    func ids(_ scratch: Scratch, _ base: Scratch?) -> [String] {
      LessonIndex.read(directory: scratch.path, base: base?.path).exercises.entries.map(\.id)
    }
    #expect(ids(own, base) == ["own"])
    #expect(ids(none, base) == ["of-base"])
    #expect(ids(none, nil) == [])
    #expect(LessonIndex.read(directory: none.path, base: base.path).ownExercises == nil)
    let index = LessonIndex.read(directory: none.path, base: base.path)
    let files = ["exercises/b.md", "exercises/b.zh-Hans.md", "b.md", "exercises/c.md"]
    #expect(files.map(index.exerciseID) == ["of-base", "of-base", nil, nil])
  }

  @Test func `a lesson links to exercises, each once, and projects are left out`() throws {
    let links = "[a](exercises/a.md) [p](exercises/p.md) [b](exercises/b.md#x) [a](exercises/a.md)"
    let (index, scratch) = try index([
      "01-a.md": lesson("## L <!-- id: l -->", links), "exercises/a.md": exercise("a"),
      "exercises/b.md": exercise("b", kind: "make"),
      "exercises/p.md": exercise("p", kind: "project"),
    ])
    let page = try #require(index["a"].flatMap { index.lesson($0).value })
    #expect(index.exercises(linkedFrom: page).map(\.id) == ["a", "b"])
    let targets = LinkTargets(index)
    #expect(targets.command(for: "exercises/b.md?x") == "exercise start b")
    #expect(targets.command(for: "01-a.md") == "lesson a")
    #expect(targets.command(for: "https://a.b") == nil)
    #expect(scratch.names == ["01-a.md", "exercises"])
  }
}
