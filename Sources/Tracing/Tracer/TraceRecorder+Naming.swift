// Some mechanisms know only the receiver of a message. The method that they call tells the rest.

extension TraceRecorder {
  func name(_ text: String, _ arguments: [CapturedValue]) {
    guard let entry = busy.last?.call else { return }
    log[entry].name(text, arguments)
    busy[busy.count - 1].isUnnamed = false
  }

  func locate(_ text: String, _ location: CodeLocation?) {
    guard let location, let entry = busy.last?.call, log[entry].locate(text, location) else {
      return
    }
    busy[busy.count - 1].isUnlocated = false
  }
}
