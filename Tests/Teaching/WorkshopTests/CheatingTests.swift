import Foundation
import Lessons
import TestSupport
import Testing

@testable import Workshop

/// Code that does not solve the exercise, but reaches for the recorder, the judge or the system.
nonisolated struct Cheat: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A file of its own.
  let code: String
  /// What it is told as: the kind, the name, and the line.
  let told: String

  private init(_ name: String, _ told: String, _ code: String) {
    (testDescription, self.code, self.told) = (name, code, told)
  }

  static let all = [
    Cheat(
      "it ends the program with a report of its own", "needs _exit 4",
      """
      import Glibc
      nonisolated enum Report {
        static func end() {
          _exit(0)
        }
      }
      """),
    Cheat(
      "a name between back-ticks is one, too", "needs fork 2",
      """
      import Glibc
      nonisolated func more() -> Int32 { (fork)() }
      """.replacing("import Glibc\n", with: "import Glibc\n").replacing("fork", with: "`fork`")),
    Cheat(
      "it takes the place of write", "word @_cdecl 1",
      "@_cdecl(\"write\") public func write(_ a: Int32, _ b: Int, _ c: Int) -> Int { c }\n"),
    Cheat(
      "it runs before the program", "word @_section 1",
      "@_section(\".init_array\") let first: Int = 1\n"),
    Cheat(
      "it calls the recorder by its symbol", "word @_silgen_name 1",
      "@_silgen_name(\"$s6Tracer7quietlyyxxyXElF\") func still(_ body: () -> Void)\n"),
    Cheat(
      "it hides the recorder in a literal", "needs quietly 3",
      """
      import Tracer
      nonisolated struct Sly { @MainActor var text: String {
        "\\(quietly { 1 })"
      } }
      """),
    Cheat(
      "it reads a file", "needs FileManager 2",
      "import Foundation\nnonisolated let files = Foundation.FileManager.default.contents(atPath: \"report\")\n"
    ),
    Cheat(
      "it writes a file", "needs StringProtocol.write 3",
      """
      import Foundation
      nonisolated func leave() {
        try? "x".write(toFile: "count", atomically: true, encoding: .utf8)
      }
      """),
    Cheat(
      "it starts a program", "needs Process 2",
      "import Foundation\nnonisolated func start() { _ = Foundation.Process() }\n"),
    Cheat(
      "it asks for a type by its name", "needs _typeByName 1",
      "nonisolated func type() -> Any.Type? { _typeByName(\"6Tracer13TraceRecorderC\") }\n"),
    Cheat(
      "it looks into memory", "word UnsafePointer 1",
      "nonisolated func peek() -> Int { UnsafePointer<Int>(bitPattern: 8)!.pointee }\n"),
    Cheat(
      "it gives its lines another place", "word #sourceLocation 1",
      "#sourceLocation(file: \"/etc/shadow\", line: 1)\nlet broken: Int = \"\"\n"),
  ]
}

@MainActor @Suite(.serialized) struct CheatingTests {
  private static let judge = Result { () throws -> (Bench, Judge) in
    let exercises = LessonIndex.read(directory: Repository.root + "/Lessons").exercises
    let bench = try #require(
      exercises.exercise("mvc-second-writer").flatMap { Bench($0, in: exercises) })
    let toolchain = try Toolchain(nextTo: URL(filePath: BuiltProgram("lifeline").path))
    return (bench, try bench.judge(with: toolchain, in: "en"))
  }

  /// The verdict on the start of the exercise, with one more file.
  private func verdict(
    on code: String, _ version: LessonIndex.ExerciseVersion
  ) throws -> ExerciseVerdict {
    let (bench, judge) = try Self.judge.get()
    var files = try bench.files(version)
    files["Player/Own.swift"] = code
    let scratch = try Scratch(files)
    return try judge.verdict(on: files, at: { URL(filePath: scratch.file($0)) })
  }

  @Test(arguments: Cheat.all)
  func `it is told as what it does, with its line`(cheat: Cheat) throws {
    let verdict = try verdict(on: cheat.code, .start)
    guard case .recorded(let gaps) = verdict.failure, case .reach(let reach) = gaps.first else {
      Issue.record("\(String(describing: verdict.failure))")
      return
    }
    let line = reach.place?.line ?? 0
    #expect("\(reach.kind) \(reach.name) \(line)" == cheat.told)
    #expect(reach.place?.file == "Player/Own.swift")
  }

  @Test func `code that knows the name of the exercise by heart fails`() throws {
    let (bench, judge) = try Self.judge.get()
    var files = try bench.files(.start)
    let path = "Player/PlayViewController.swift"
    files[path] = files[path]?.replacing(
      "    title = name\n", with: "    if name != \"Hi\" { title = name }\n")
    #expect(try files != bench.files(.start))
    let scratch = try Scratch(files)
    let verdict = try judge.verdict(on: files, at: { URL(filePath: scratch.file($0)) })
    guard case .goals(_, let scenario) = verdict.failure else {
      Issue.record("\(String(describing: verdict.failure))")
      return
    }
    #expect(scenario == "rename-2")
  }

  @Test func `code in another style passes`() throws {
    let code = """
      import Foundation
      import RecordingsApp

      nonisolated struct Helper {
        var count = 3
        func text(_ number: Double) -> String { String(format: "%.2f %@", number, "x") }
        var list: [String] {
          (0..<count).map { "\\($0)" }.sorted(by: >).filter { $0.hasPrefix("1") }
        }
      }

      nonisolated extension String {
        var shouting: String {
          uppercased().trimmingCharacters(in: .whitespaces)
            .replacingOccurrences(of: "A", with: "b")
            + padding(toLength: 3, withPad: "x", startingAt: 0)
        }
      }

      nonisolated enum Wrong: Error, CaseIterable {
        case short, long(Int)
        static var allCases: [Wrong] { [.short] }
      }

      nonisolated func formats(_ number: Double) -> String {
        let (decimal, dates) = (NumberFormatter(), DateFormatter())
        decimal.numberStyle = .decimal
        dates.dateFormat = "yyyy"
        let length = Measurement(value: number, unit: UnitDuration.seconds)
        return (decimal.string(from: NSNumber(value: number)) ?? "")
          + dates.string(from: Foundation.Date()) + length.description + number.formatted()
          + Foundation.Date().formatted(date: .numeric, time: .shortened)
          + Int(sin(number) + pow(number, 2)).formatted(.number)
      }

      nonisolated func matches(_ text: String) -> Bool {
        text.contains(/a+b/) && (try? JSONEncoder().encode([text])) != nil
          && text.components(separatedBy: ",").joined()
            .localizedCaseInsensitiveCompare("x") == .orderedSame
      }

      """
    let verdict = try verdict(on: code, .solution)
    #expect(verdict.isPassed, "\(String(describing: verdict.failure))")
  }
}

/// The table of symbols is read by hand, so broken files must not matter.
struct ObjectFileTests {
  @Test func `what is no whole object file is none`() {
    #expect(ObjectFile(Data()) == nil)
    #expect(ObjectFile(Data("\u{7f}ELF".utf8)) == nil)
    #expect(
      ObjectFile(Data([0x7f, 0x45, 0x4c, 0x46, 2, 1]) + Data(repeating: 0xff, count: 99)) == nil)
  }
}
