import Diagrams
import Exports
import Localization
import Trace

extension Session {
  /// The drawing as it grows, to be played on a terminal.
  func reel(of diagram: Diagram, _ trace: Trace?, _ options: Options) -> Asciicast<DrawingReel> {
    let reel = DrawingReel(diagram, options, width: width(options), paint: environment.paint)
    return Asciicast(
      title: trace?.header.title ?? diagram.title ?? localized("A sequence diagram"),
      width: width(options), height: reel.height, steps: reel)
  }
}
