import Localization

extension MadeReason {
  public var words: String {
    switch self {
    case .happens: localized("This is what happens.")
    case .forbidden(let from, let to):
      localized("The contract knows no message from \(from.heading) to \(to.heading).")
    case .later(let number): localized("It is sent, but later: it is message \(number).")
    case .earlier(let number): localized("It was sent before: it is message \(number).")
    case .never: localized("The contract allows it, but it is not sent in this run.")
    case .absent: localized("It is not sent in this run.")
    }
  }
}
