import Testing
import Trace

/// A method that is only named runs later: what it sends, the method that names it has not sent.
@Suite struct NamedForLaterTests {
  @Test(arguments: [
    ("kit.add(target: self, action: Scene.reload)", "unknown"),
    ("kit.add(target: self, selector: Scene.reload)", "unknown"),
    ("kit.add(action: Scene.reload, to: self)", "unknown"),
    ("reload()", "Scene.reload(), line 6"),
    ("kit.add(other: Scene.reload)", "Scene.reload(), line 6"),
    ("kit.add(action: reload)", "Scene.reload(), line 6"),
  ])
  func `what a method names for later it has not sent`(line: String, call: String) throws {
    let code = try SketchedCode(
      [
        Trace.Message(.call, "kit", "SceneVC", "handle()"),
        Trace.Message(.call, "SceneVC", "model", "load()", in: 5),
      ],
      in: [
        "App/MVC/Scene.swift": """
        class Scene {
          func handle() {
            \(line)
          }
          func reload() {
            model.load()
          }
          func restart() {
            model.load()
          }
        }
        """
      ])
    #expect(code.call(6) == call)
  }
}
