// Reads of computed properties. In the class of the app, nothing can be added to a getter; so it is overridden in a
// subclass, which `@Traced` makes.

extension Participant {
  /// Makes the object one of the subclass that records more. The subclass has no stored properties, so that both have the
  /// same layout: key-value observing does the same on Apple's systems.
  func becomeRecorded() {
    guard let subclass = type(of: self)._recordedClass else { return }
    Unmanaged.passUnretained(self as AnyObject).toOpaque()
      .storeBytes(of: unsafeBitCast(subclass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  }
}

/// Begins the reading of a computed property: a read inside of a body, else a query.
@inline(__always)
public func _beginComputed(
  _ owner: any Participant, _ property: String, file: StaticString = #fileID,
  line: UInt32 = #line
) -> _Call? {
  TraceRecorder.current?.beginComputed(owner, property, at: CodeLocation(file, line))
}

@inline(__always)
public func _endComputed(_ call: _Call?) {
  if let call { call.recorder.endComputed(call) }
}

extension TraceRecorder {
  func beginComputed(
    _ owner: any Participant, _ property: String, at location: CodeLocation
  ) -> Call? {
    begin(owner, property, isInBody ? .read : .query, isMethod: false, at: location) { [] }
  }

  private var isInBody: Bool {
    message(openCall).map { [.body, .read].contains($0.kind) } ?? false
  }

  /// What a body asks for twice, it has read: that is told once.
  func endComputed(_ call: Call) {
    end(call, asks: true)
    if let entry = call.entry, hasBeenRead(entry) { log[entry].hide() }
  }

  private func hasBeenRead(_ entry: Int) -> Bool {
    guard let last = message(entry), last.kind == .read, let parent = last.parent,
      !(entry..<log.count).contains(where: { message($0)?.parent == entry })
    else { return false }
    return (parent..<entry).lazy.compactMap(message).contains {
      $0.parent == parent && $0.kind == .read && $0.to == last.to && $0.text == last.text
    }
  }

  private func message(_ entry: Int?) -> RawMessage? {
    guard let entry, case .message(let message) = log[entry] else { return nil }
    return message
  }
}
