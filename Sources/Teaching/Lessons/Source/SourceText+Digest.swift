import Cells

extension SourceText {
  /// Eight signs that change when a word between two lines does. Spaces at the ends of lines, empty
  /// lines and Mermaid drawings do not count.
  func digest(of range: ClosedRange<Int>) -> String {
    var isDrawing = false
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in range where lines.indices.contains(number - 1) {
      let line = String(lines[number - 1]).trimmed
      if line.hasPrefix("```") { isDrawing = !isDrawing && line == "```mermaid" }
      if isDrawing || line.isEmpty { continue }
      for byte in (line + "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let text = String(hash >> 32 ^ hash & 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
