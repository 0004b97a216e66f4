// A mechanism such as observation hears of a write before it happens, and learns the new value only afterwards.

extension TraceRecorder {
  /// A change of state whose new value is not known yet.
  public struct OpenChange {
    let recorder: TraceRecorder
    let entry: Int
  }

  /// A stored property is about to get a value. Tell it with ``close(_:_:)``; until then it is no change.
  ///
  /// - Returns: `nil` when nothing is recorded.
  public func openChange(
    _ owner: any Participant, _ property: String, _ old: CapturedValue
  ) -> OpenChange? {
    introduce(owner)
    let id = id(of: owner)
    guard id != 0 else { return nil }
    if quietDepth == 0 { effects += 1 }
    log.append(
      .wrote(
        RawChange(
          parent: openCall, owner: id, property: property, old: quietDepth == 0 ? old : nil,
          new: old)))
    return OpenChange(recorder: self, entry: log.count - 1)
  }

  /// The property has its new value.
  public func close(_ change: OpenChange, _ new: CapturedValue) {
    guard change.recorder === self, case .wrote(var raw) = log[change.entry] else { return }
    raw.new = new
    log[change.entry] = .wrote(raw)
  }
}

extension TraceRecorder.Call {
  /// Records the value that the call returns.
  public func returns(_ value: CapturedValue) { recorder.noteReturn(value) }

  /// Records the value with which the call has set a property.
  public func sets(_ value: CapturedValue) {
    guard let entry, case .message(var message) = recorder.log[entry] else { return }
    message.arguments = [value]
    recorder.log[entry] = .message(message)
  }
}
