/// A room that draws runs. It gets the renderer, and the display, the library and the run through it.
protocol RunRoom: Room {
  var renderer: RunRenderer { get }
}

extension RunRoom {
  var display: Display { renderer.display }
  var library: Library { renderer.library }
  var run: CurrentRun { renderer.run }
}
