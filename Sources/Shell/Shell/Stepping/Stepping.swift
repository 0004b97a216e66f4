import Analysis
import Course
import Diagrams
import Localization
import Stage
import Trace

/// Somebody's way through the present trace, message by message.
struct Stepping {
  /// What it is laid out for. For anything else it is laid out anew.
  struct Layout: Equatable {
    var options: Options
    var filter: DiagramFilter
    var width: Int
  }

  let layout: Layout
  var place: Stepper
  var drawing: StepDrawing
  /// In each form that was asked for, since they cost a run.
  private var known: [PastScreens]
  /// How many lines had been shown in the session when the names above the lifelines were shown last.
  var headsShown: Int?
  /// What was asked about the next message, and has not been answered.
  var asked: Asked?
  /// Whether Enter asks again.
  var asks = false

  /// - Parameter former: a way through the same trace.
  init(_ trace: Trace, _ diagram: Diagram, _ layout: Layout, former: Stepping? = nil) {
    self.layout = layout
    drawing = StepDrawing(diagram, layout.options, width: layout.width)
    place = Stepper(trace, stops: drawing.messages.compactMap(\.record))
    known = former?.known ?? []
    if let stop = former?.place.stop { place = place.moved(to: stop) }
  }

  /// The number of the message that one stands behind.
  var number: Int { number(at: place.position) }

  func number(at position: Int) -> Int {
    drawing.messages.prefix(position).last?.number ?? 0
  }

  /// How many messages there are.
  var total: Int { drawing.total }

  /// `As of message 5 of 14; step and goto N go on, goto now comes back.`
  var remark: String {
    localized(
      """
      As of message \(number) of \(total); step, step back and goto N move on, goto now comes back.
      """)
  }

  /// The screens in the form that suits the layout, or in another one.
  mutating func screens(as form: ScreenForm? = nil) -> PastScreens {
    let form = form ?? ScreenForm(layout.options, width: layout.width)
    if let screens = known.first(where: { $0.form == form }) { return screens }
    known.append(PastScreens(place.trace, as: form))
    return known[known.count - 1]
  }
}

extension ScreenForm {
  init(_ options: Options, width: Int) {
    self.init(width: width, isASCII: options[.ascii], isSpoken: options[.plain])
  }
}
