// The values of stored properties.

extension TraceRecorder {
  /// A stored property gets a value.
  public func wrote(
    _ owner: any Participant, _ property: String, _ old: CapturedValue, _ new: CapturedValue
  ) {
    introduce(owner)
    let id = id(of: owner)
    guard id != 0 else { return }
    if quietDepth == 0 { effects += 1 }
    if old != new { note(property, of: id, from: quietDepth == 0 ? old : nil, to: new) }
  }

  private func note(
    _ property: String, of owner: Int, from old: CapturedValue?, to new: CapturedValue
  ) {
    let change = RawChange(parent: openCall, owner: owner, property: property, old: old, new: new)
    log.append(.wrote(change))
  }

  /// A property's own `didSet` has put another value in place of the given value.
  public func corrected(
    _ owner: any Participant, _ property: String, _ given: CapturedValue, _ kept: CapturedValue
  ) {
    if given != kept { wrote(owner, property, given, kept) }
  }

  /// The old value of a lazy property is known only when it was written before.
  public func wroteLazy(_ owner: any Participant, _ property: String, _ new: CapturedValue) {
    let call = begin(owner, property, .set, isMethod: false, at: nil) { [new] }
    defer { call.map { end($0, asks: false) } }
    introduce(owner)
    let id = id(of: owner)
    guard id != 0 else { return }
    let old = participants[id - 1].lazyValues.updateValue(new, forKey: property)
    guard let old else {
      if quietDepth == 0 { effects += 1 }
      return note(property, of: id, from: nil, to: new)
    }
    wrote(owner, property, old, new)
  }
}
