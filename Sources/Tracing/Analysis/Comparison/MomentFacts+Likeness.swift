import Trace

/// How well two moments fit into one row. The fits of all rows are added, so a row is given up where others have a greater
/// sum. The data that both change has the most, then what sets off an action, then posts and screens, then views that are
/// written, and last what is on the way.
private enum Fit {
  /// The change of the model by which both runs are compared: it outweighs all rows that it would cross. The sum of as many
  /// rows as are tried at once is still an `Int32`.
  static let comparedChange = 1_000_000
  /// The first change of each story, of the same data.
  static let firstChange = 100
  static let sameProperty = 95
  static let firstChangeOfOtherData = 90
  static let sharedViewState = 80
  static let sameTrigger = 70
  static let sameCallOfFramework = 65
  static let comparedPost = 60
  static let firstTriggerOfKind = 60
  static let viewStateOneWay = 50
  static let postOfSameProperty = 40
  static let screensComeAndGo = 30
  static let otherModel = 20
  static let otherScreens = 15
  static let postOfSameKind = 12
  static let view = 10
  static let firstTrigger = 10
  static let making = 8
  /// Below it, two moments are only in the same place.
  static let leastLikeness = 7
  static let method = 6
  static let postOfOtherKind = 5
  static let hearing = 4
  /// Each view that is written in both, up to four of them.
  static let sameView = 4
  static let hearingThatWritesSameView = 3
  static let ownData = 3
  /// More than the same values: a part that works for a screen hands them on.
  static let toScreenPart = 3
  static let noMessage = 3
  static let sameValues = 2
  static let sameRoles = 2
  static let viewThatLeadsOn = 2
  static let sameKind = 1
  static let sameSender = 1
  static let sameReceiver = 1
  static let aheadOfChange = 1
  static let least = 1
}

extension MomentFacts {
  /// How well it fits to a moment of the same action in the other run; 0 for not at all.
  func fit(to other: MomentFacts) -> Int {
    switch (moment.part, other.moment.part) {
    case (.trigger, .trigger): return fitOfTriggers(other)
    case (.change(.model), .change(.model)): return fitOfModel(other) + words(in: other)
    case (.change(.viewState), .change(.viewState)):
      return fitOfViewState(other) + words(in: other)
    case (.making, .making):
      return roles.isDisjoint(with: other.roles) ? 0 : Fit.making + made(in: other)
    case (.post, .post): return fitOfPosts(other)
    case (.moving, .moving):
      return cameAndWent == other.cameAndWent ? Fit.screensComeAndGo : Fit.otherScreens
    case (.writing, .writing):
      let common = views(in: other)
      return common == 0 ? 0 : Fit.view + Fit.sameView * min(common, 4) + words(in: other)
    case (.step, _), (.hearing, _), (.change(.own), _), (.aside, _):
      return other.isBetween ? fitBetween(other) : 0
    default: return 0
    }
  }

  /// Whether it is likely to be the same, wherever it is. On the way, only the words tell, or that the same part of the app
  /// hears and then writes the same view. Marks of two nodes for two properties are not the same.
  func isSame(_ other: MomentFacts) -> Bool {
    guard fit(to: other) >= Fit.leastLikeness, !marksOther(than: other) else { return false }
    return !isBetween || words(in: other) > 0 || (roles == other.roles && views(in: other) > 0)
  }

  /// Whether both have the same message to the same object in the same action, from any object.
  func saysSame(_ other: MomentFacts) -> Bool { call != nil && call == other.call }

  /// Whether nothing is lost when it is in no row with the other run: it is no change that both make.
  var mayBeAlone: Bool { isBetween || moment.part == .writing }

  private var isBetween: Bool {
    switch moment.part {
    case .step, .hearing, .change(.own), .aside: true
    default: false
    }
  }

  /// What sets off both actions is alike. What the framework calls later is alike where it calls the same.
  private func fitOfTriggers(_ other: MomentFacts) -> Int {
    if saysSame(other) { return Fit.sameTrigger }
    let (one, two) = (messages.first, other.messages.first)
    if one?.text == two?.text, roles == other.roles { return Fit.sameCallOfFramework }
    guard setsOff, other.setsOff else { return 0 }
    if one?.kind == two?.kind { return Fit.firstTriggerOfKind }
    // The framework that makes an object is not the framework that calls one.
    return one?.from == two?.from ? 0 : Fit.firstTrigger
  }

  /// The first changes of two stories may be of unlike data: in one run, a new object is named before it is added.
  private func fitOfModel(_ other: MomentFacts) -> Int {
    if let leading, let other = other.leading, leading.isHere || other.isHere {
      return leading.isHere && other.isHere ? Fit.comparedChange : Fit.otherModel
    }
    let isOfSame = hasProperty(of: other) || !owners.isDisjoint(with: other.owners)
    if isFirst, other.isFirst { return isOfSame ? Fit.firstChange : Fit.firstChangeOfOtherData }
    return hasProperty(of: other) ? Fit.sameProperty : Fit.otherModel
  }

  /// What begins in one run is not what is over in the other.
  private func fitOfViewState(_ other: MomentFacts) -> Int {
    if leading?.isHere == true, other.leading?.isHere == true { return Fit.sharedViewState }
    return ends == other.ends ? Fit.viewStateOneWay : Fit.least
  }

  /// Posts are alike when they tell of like data.
  private func fitOfPosts(_ other: MomentFacts) -> Int {
    if let leading, let other = other.leading, leading.isHere || other.isHere {
      return leading.isHere && other.isHere ? Fit.comparedPost : 0
    }
    if writesOther(than: other) { return 0 }
    if !announced.properties.isDisjoint(with: other.announced.properties) {
      return Fit.postOfSameProperty
    }
    let (one, two) = (announced.kinds, other.announced.kinds)
    let isOfKind = one.isEmpty || two.isEmpty || !one.isDisjoint(with: two)
    return isOfKind ? Fit.postOfSameKind : Fit.postOfOtherKind
  }
}

// MARK: On the way

extension MomentFacts {
  private func fitBetween(_ other: MomentFacts) -> Int {
    guard let one = messages.first, let two = other.messages.first else {
      return messages.isEmpty && other.messages.isEmpty ? Fit.noMessage : 0
    }
    let saysSame = saysSame(other)
    let bothHear = hears && other.hears && (marked == nil) == (other.marked == nil)
    guard saysSame || bothHear || isFromLike(other), hasInCommon(other) else { return 0 }
    guard !(registers && other.registers) || registersLike(other) else { return 0 }
    if let one = marked, let two = other.marked, one.isOther(than: two) { return 0 }
    let words = words(in: other)
    guard words > 0 || isSameControl(other) || mayDiffer(from: other) else { return 0 }
    var fit = Fit.least + words + (saysSame ? Fit.method : 0)
    if bothHear { fit += Fit.hearing }
    if bothHear, views(in: other) > 0 { fit += Fit.hearingThatWritesSameView }
    if moment.part == .change(.own), other.moment.part == .change(.own) { fit += Fit.ownData }
    if sender == .view, leadsOn, other.leadsOn { fit += Fit.viewThatLeadsOn }
    if roles == other.roles { fit += Fit.sameRoles }
    if isToScreenPart, other.isToScreenPart { fit += Fit.toScreenPart }
    if one.kind == two.kind { fit += Fit.sameKind }
    if leading?.isAhead == true, other.leading?.isAhead == true { fit += Fit.aheadOfChange }
    return fit
  }

  /// Whether it may be the same step in other words: both are on the way or none, both register or ask or none, and no view
  /// is written in one and another view in the other.
  private func mayDiffer(from other: MomentFacts) -> Bool {
    let isOfModels =
      sender == .model && !(leading?.isHeard == true && other.leading?.isHeard == true)
    let showOthers =
      !shown.isEmpty && !other.shown.isEmpty
      && !shown.contains { other.shown.contains(where: $0.isLike) }
    return (moment.part == .aside) == (other.moment.part == .aside) && registers == other.registers
      && asks == other.asks && !isOfModels && !showOthers
  }

  private var hears: Bool { moment.part == .hearing }
  /// Whether it leads to a part that works for one screen, between it and the model.
  private var isToScreenPart: Bool { moment.part == .step && receiverRole?.worksForScreen == true }
  private var registers: Bool {
    messages.first.map { $0.kind == .subscribe || $0.baseName == "addObserver" } ?? false
  }
  /// Whether both register in the same scene, and for like data.
  private func registersLike(_ other: MomentFacts) -> Bool {
    isOfScene(of: other)
      && roles.contains(.viewStateModel) == other.roles.contains(.viewStateModel)
  }
  /// Whether its receiver is asked, and not told, as in `textFieldShouldReturn(_:)`.
  private var asks: Bool { messages.first?.baseName.contains("Should") ?? false }

  private func isFromLike(_ other: MomentFacts) -> Bool {
    sender == other.sender && (isToView == other.isToView || isSameControl(other))
  }

  /// Whether a control sends its action: to an object of any kind.
  private func isSameControl(_ other: MomentFacts) -> Bool {
    guard let one = messages.first, let two = other.messages.first else { return false }
    return one.kind == .targetAction && two.kind == .targetAction && one.from == two.from
  }

  /// Whether a name or a role of the receiver is the same, or a view that is written then, or the place in the life of a
  /// screen; or whether both are the edit of a row, or both lead from the same role to a part that works for a screen.
  private func hasInCommon(_ other: MomentFacts) -> Bool {
    guard let one = messages.first, let two = other.messages.first else { return false }
    return one.from == two.from || one.to == two.to || one.baseName == two.baseName
      || roles == other.roles || views(in: other) > 0
      || (lifecycle != nil && lifecycle == other.lifecycle)
      || tellsEdit(like: other) || other.tellsEdit(like: self)
      || (isToScreenPart && other.isToScreenPart && senderRole == other.senderRole)
  }

  /// A table tells an edit to its data source, a list of another kit runs a closure.
  private func tellsEdit(like other: MomentFacts) -> Bool {
    messages.first?.isEdit == true && other.sender == .view && other.leadsOn
  }

  /// Whether the names of the senders begin alike: `FolderVC` and `FolderPresenter`.
  private func isOfScene(of other: MomentFacts) -> Bool {
    guard let one = messages.first?.from, let two = other.messages.first?.from else { return false }
    return one == two || zip(one, two).prefix { $0 == $1 }.count > 3
  }

  /// The same method, and of it the same sender and receiver, and the same values.
  private func words(in other: MomentFacts) -> Int {
    guard let one = messages.first, let two = other.messages.first, one.baseName == two.baseName
    else { return 0 }
    let hasSameValues = !one.arguments.isEmpty && one.arguments == two.arguments
    return Fit.method + (one.from == two.from ? Fit.sameSender : 0)
      + (one.to == two.to ? Fit.sameReceiver : 0) + (hasSameValues ? Fit.sameValues : 0)
  }

  /// How many objects with one name are made in both.
  private func made(in other: MomentFacts) -> Int {
    Set(messages.map(\.to)).intersection(other.messages.map(\.to)).count
  }

  private func hasProperty(of other: MomentFacts) -> Bool {
    !properties.isDisjoint(with: other.properties)
  }

  /// How many views are written in both.
  private func views(in other: MomentFacts) -> Int {
    let both = written.filter { one in other.written.contains(where: one.isLike) }
    return Set(both.map(\.view)).count
  }
}
