/// `00:07`
public func minutesAndSeconds(_ time: TimeInterval) -> String {
  [Int(time) / 60, Int(time) % 60].map(twoDigits).joined(separator: ":")
}

/// `00:00:07`
public func hoursMinutesAndSeconds(_ time: TimeInterval) -> String {
  twoDigits(Int(time) / 3600) + ":" + minutesAndSeconds(time.truncatingRemainder(dividingBy: 3600))
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
