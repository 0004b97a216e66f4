import Cells
import Exports
import Foundation
import TestSupport
import Testing

@testable import Shell

/// A drawing that goes to a pipe is written row by row.
@Suite struct PipedDrawingTests {
  private static let shapes = [
    "", "--plain", "--style wide", "--ascii --width 40", "--width 20", "--width 24 --plain",
    "--only Model", "--only User --style wide", "--all --format plain",
  ]

  private let looked = Session(.script, environment: .course)
  private let piped: Session

  init() {
    var environment = ShellEnvironment.course
    environment.isPiped = { _ in true }
    piped = Session(.script, environment: environment)
  }

  private static let runs = ["launch", "refresh", "restore"].flatMap { scenario in
    ["mvc", "mvvm-c", "mvc-vs", "mvp", "viper"].map { "run \($0) \(scenario)" }
  }

  @Test(arguments: await Seed.share(of: runs))
  func `it says what is seen on a screen, in a pipe and in a file`(run: String) throws {
    let scratch = try Scratch()
    let file = scratch.file("drawing")
    for session in [looked, piped] { _ = session.reply(to: run) }
    for shape in Self.shapes {
      let seen = looked.reply(to: "diagram \(shape)")
      let streamed = piped.reply(to: "diagram \(shape)")
      #expect(seen.lines == nil && streamed.text == Styled(), "\(shape)")
      #expect(streamed.lines?.text == seen.text.plain + "\n", "\(shape)")
      #expect(looked.reply(to: "diagram \(shape) --force --output \(file)").status == .done)
      #expect(try scratch.text("drawing") == seen.text.plain + "\n", "\(shape)")
    }
  }

  @Test func `it is in the language of the reader`() {
    _ = piped.reply(to: "language zh-Hans")
    let lines = piped.reply(to: "run mvc rename --plain").lines
    #expect(lines?.text.contains("\"Hi\"") == true)
    #expect(lines?.text.contains("changes from") == false)
  }

  @Test func `where you are is told with it`() {
    _ = piped.reply(to: "run mvc rename")
    _ = piped.reply(to: "step 3")
    let reply = piped.reply(to: "diagram")
    #expect(reply.lines == nil)
    #expect(reply.text.plain.contains("This is how things were after message 3 of "))
  }
}
