import Analysis
import Cells
import Course
import Diagrams
import Lessons
import Localization
import Stage
import Trace

/// A way through a run, message by message: what is stepped through, and the position in it.
struct Stepping {
  /// What the drawing depends on. When it changes, the drawing is made again.
  struct Layout: Equatable {
    var options: Options
    var filter: DiagramFilter
    var lens: Lens?
    var width: Int
  }

  let layout: Layout
  var place: Stepper
  var drawing: StepDrawing
  /// The screens of each form that was asked for. They are kept, since making them costs a run.
  private var knownScreens: [PastScreens]
  /// The states at all positions, if a state was asked for. Making them goes through the whole trace.
  private var knownStates: StateHistory?
  /// What can be found. It is made once, when something is looked for: it goes through the whole trace.
  private(set) lazy var search = RunSearch(drawing.diagram, place, isPart: isPart)
  /// The positions of each stop that was looked for, by its words.
  private var knownPositions: [String: [Int]] = [:]
  /// How many lines the session had shown when it last showed the names above the lifelines.
  var headsShown: Int?
  /// The open question about the next message.
  var asked: PosedQuestion?
  /// Whether Enter asks again.
  var asks = false
  /// Whether it is only the last action of a longer run.
  var isPart = false

  /// - Parameter former: a stepping through the same trace, whose position is kept.
  init(_ trace: Trace, _ diagram: Diagram, _ layout: Layout, former: Stepping? = nil) {
    self.layout = layout
    drawing = StepDrawing(diagram, layout.options, width: layout.width)
    place = Stepper(trace, stops: drawing.messages.compactMap(\.record))
    knownScreens = former?.knownScreens ?? []
    knownStates = former?.knownStates
    asks = former?.asks ?? false
    if let stop = former?.place.stop { place = place.moved(to: stop) }
  }

  /// The number of the last message before the position.
  var number: Int { number(at: place.position) }

  func number(at position: Int) -> Int {
    drawing.messages.prefix(position).last?.number ?? 0
  }

  /// How many messages there are. ``CurrentRun/knownTotal(of:)`` says how many of them can be told.
  var total: Int { drawing.total }

  /// The properties of every living object at the position.
  mutating func state() -> TraceState {
    let states = knownStates ?? StateHistory(place.trace)
    knownStates = states
    return states.state(at: place)
  }

  /// The positions at which a stop stops. They are found once.
  mutating func positions(of stop: Stop) -> [Int] {
    if let positions = knownPositions[stop.text] { return positions }
    // Goes on from match to match, so that the past is gone through once.
    var context = EvaluationContext()
    var count = 0
    let positions = search.positions(of: stop) { condition, position in
      let place = place.at(position)
      context.apply(place.trace.records[count..<place.pastCount])
      count = place.pastCount
      // The run is played again only for a condition about the screen.
      if case .screen = condition { context.screen = screens().screen(at: place) ?? "" }
      return context.holds(condition)
    }
    knownPositions[stop.text] = positions
    return positions
  }

  /// A position at which some stops stop.
  typealias Hit = (position: Int, stops: [Stop])

  /// The nearest position before or after another one at which some of these stops stop; `nil` where none does.
  mutating func hit(of stops: [Stop], from start: Int, isBack: Bool) -> Hit? {
    let found = stops.map { (stop: $0, positions: positions(of: $0)) }
    let nearest = found.flatMap(\.positions).sorted().nearest(to: start, isBack: isBack)
    return nearest.map { position in
      (position, found.filter { $0.positions.contains(position) }.map(\.stop))
    }
  }

  /// The screens in the form that suits the layout, or in another form.
  mutating func screens(as form: ScreenForm? = nil) -> PastScreens {
    let form = form ?? ScreenForm(layout.options, width: layout.width)
    if let screens = knownScreens.first(where: { $0.form == form }) { return screens }
    let screens = PastScreens(place.trace, as: form)
    knownScreens.append(screens)
    return screens
  }
}

// MARK: Remarks

extension Stepping {
  /// Below an answer that holds for the position. In the middle of an action, it does not tell how many messages there
  /// are.
  func positionRemark(width: Int) -> Styled {
    let words =
      drawing.tellsTotal
      ? localized(
        """
        This is how things were after message \(number) of \(total). step, step back and goto N \
        move on; goto now goes back to the end.
        """)
      : localized(
        """
        This is how things were after message \(number). step, step back and goto N move on; goto now goes back to \
        the end.
        """)
    return .wrapped(words, to: width, .faint)
  }
}
