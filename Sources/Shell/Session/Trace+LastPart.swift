import Trace

extension Trace {
  /// What the last action led to. Whoever was there before is declared at the head.
  ///
  /// Every action ends with one screen.
  var lastPart: Trace {
    let screens = records.indices.filter { records[$0].isScreen }
    guard screens.count > 1 else { return self }
    let cut = screens[screens.count - 2] + 1
    let present = records[..<cut].filter(\.isParticipant)
    return Trace(header: header, records: present + records[cut...])
  }
}

extension Trace.Record {
  fileprivate var isScreen: Bool {
    if case .screen = event { true } else { false }
  }

  fileprivate var isParticipant: Bool {
    if case .participant = event { true } else { false }
  }
}
