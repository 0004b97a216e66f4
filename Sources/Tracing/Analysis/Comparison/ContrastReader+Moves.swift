import Trace

extension ContrastReader {
  /// Who has a screen come or go.
  mutating func readMoves(_ one: ActionFacts, _ two: ActionFacts) {
    // At a launch, the framework brings screens without a message.
    guard !one.isLaunch, !two.isLaunch else { return }
    for came in [true, false] {
      let (here, there) = (one.movesOfScreens(came: came), two.movesOfScreens(came: came))
      let (lefts, rights) = (one.movesWithNodes(came: came), two.movesWithNodes(came: came))
      for (left, right) in zip(lefts, rights) where isByOthers(left, right) {
        add(.moves(left, right), about: .moves(left.mover, right.mover))
      }
      // A node that the kit makes is a counterpart of a move, but no move itself: it is counted, and not told of alone.
      // Where the screen is the same in the end, the other run has moved it by other means.
      guard one.screen != two.screen else { continue }
      let alone = [
        (Contrast.Side.first, here.dropFirst(rights.count)),
        (.second, there.dropFirst(lefts.count)),
      ]
      for (side, moves) in alone {
        for move in moves {
          add(.onlyMove(side, move), about: .onlyMove(side, screen: move.screen, came: came))
        }
      }
    }
  }

  private func isByOthers(_ left: Contrast.Move, _ right: Contrast.Move) -> Bool {
    first.role(left.mover)?.onScreen != second.role(right.mover)?.onScreen
      || (left.mark == nil) != (right.mark == nil)
  }

  /// Whether it will be told that the kit makes a node because it is marked, and the news is no more than that mark. What is
  /// posted in the other run is told all the same.
  func isToldByMove(
    _ left: Contrast.News?, _ right: Contrast.News?, _ one: ActionFacts, _ two: ActionFacts
  ) -> Bool {
    guard !one.isLaunch, !two.isLaunch, left?.manner != .posted, right?.manner != .posted else {
      return false
    }
    return zip(one.movesWithNodes(came: true), two.movesWithNodes(came: true)).contains {
      here, there in
      isByOthers(here, there) && !told.contains(.moves(here.mover, there.mover))
        && (left?.isOnly(here.mark) == true || right?.isOnly(there.mark) == true)
    }
  }

  /// The objects that only one run makes.
  ///
  /// - Parameter start: where the differences of this action begin.
  mutating func readMakings(_ one: ActionFacts, _ two: ActionFacts, since start: Int) {
    var (made, others) = (one.made(missingIn: two), two.made(missingIn: one))
    // What both make says nothing.
    if others.isEmpty { made.removeAll { one.shows($0.name, as: two) } }
    if made.isEmpty { others.removeAll { two.shows($0.name, as: one) } }
    // That the kit makes a node is told with its counterpart.
    for case .moves(let left, let right) in found[start...].map(\.contrast)
    where left.mark != nil || right.mark != nil {
      made.removeAll { $0.name == left.screen }
      others.removeAll { $0.name == right.screen }
    }
    guard made.count != others.count || Set(made.map(\.role)) != Set(others.map(\.role)) else {
      return
    }
    if made.map(\.role.onScreen.rawValue).sorted() == others.map(\.role.onScreen.rawValue).sorted()
    {
      makings.append(.init(contrast: .making(made, others), action: action))
    } else {
      add(.making(made, others), about: .making(made, others))
    }
  }

  /// Different objects take a screen away, at least one of them by changing a path.
  mutating func readPaths(_ one: ActionFacts, _ two: ActionFacts) {
    let (here, there) = (one.takenFromPath.first, two.takenFromPath.first)
    guard here != nil || there != nil,
      let left = here ?? one.moves.first(where: { !$0.came }),
      let right = there ?? two.moves.first(where: { !$0.came }),
      first.isInApp(left.mover), second.isInApp(right.mover),
      first.role(left.mover)?.onScreen != second.role(right.mover)?.onScreen,
      // A node and a controller that take themselves away do the same.
      left.mover != left.screen || right.mover != right.screen
    else { return }
    add(.moves(left, right), about: .moves(left.mover, right.mover))
  }
}

extension Contrast.News {
  /// Whether a mark is all that carries it.
  fileprivate func isOnly(_ mark: Contrast.Telling?) -> Bool {
    guard let mark else { return false }
    return manner == .marked && hearers == [mark.to] && messages == [mark.message]
  }
}

extension ActionFacts {
  fileprivate func movesOfScreens(came: Bool) -> [Contrast.Move] {
    moves.filter { $0.came == came }
  }

  /// The screens that come or go; where no message has one come, the nodes that the kit makes.
  fileprivate func movesWithNodes(came: Bool) -> [Contrast.Move] {
    let own = movesOfScreens(came: came)
    return came && own.isEmpty ? nodesOfKit : own
  }

  /// The nodes that the kit makes because it is marked itself: what it has read says which screens there are.
  fileprivate var nodesOfKit: [Contrast.Move] {
    run.parts(ofAction: action).messages.compactMap { n, new in
      guard new.kind == .create, run.role(new.to) == .viewNode, run.role(new.from) == .system,
        let cause = run.causes[n], let mark = run.messages[cause],
        mark.kind == .invalidate || mark.kind == .write, mark.to == new.from
      else { return nil }
      return .init(
        screen: new.to, came: true, mover: new.from, message: n, mark: .init(cause, mark))
    }
  }
}
