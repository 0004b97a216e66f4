// To be replaced by the sanitiser in Cells once there is one.

/// Text that cannot steer a terminal: control characters show as their pictures, marks that turn
/// the direction of writing around as U+FFFD, a tab as a space.
func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
  var result = String.UnicodeScalarView()
  result.append(contentsOf: text.unicodeScalars.map { replacement(for: $0) ?? $0 })
  return String(result)
}

private func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x09: " "
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: nil
  }
}
