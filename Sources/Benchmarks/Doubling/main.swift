import Measuring

// What doubling one dimension of the input does to time and memory. README.md beside this file says how to
// run it.

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "write" where arguments.count == 3: write(arguments[1], arguments[2])
case "draw" where arguments.count == 3: draw(arguments[1], arguments[2])
default: measure(arguments)
}

/// Runs in a separate process, because the peak memory of a child starts at that of its parent.
func write(_ dimension: String, _ count: String) {
  guard let dimension = Dimension(rawValue: dimension), let count = Int(count) else {
    return print("write \(Dimension.allCases.map(\.rawValue).joined(separator: "|")) COUNT")
  }
  for line in dimension.lines(count) { print(line) }
}

/// Runs in a separate process: reads a Mermaid source or a trace and writes it in a form.
func draw(_ form: String, _ path: String) {
  guard let form = Form(rawValue: form), (try? form.draw(path)) != nil else {
    return print("draw \(Form.allCases.map(\.rawValue).joined(separator: "|")) FILE")
  }
}

/// - Parameter names: of the dimensions and forms to measure; no name of a kind stands for all of it.
func measure(_ names: [String]) {
  let dimensions = names.compactMap(Dimension.init)
  let forms = names.compactMap(Form.init)
  for dimension in dimensions.isEmpty ? Dimension.allCases : dimensions {
    print("\(dimension.rawValue), up to \(dimension.most): \(dimension.meaning)")
    let files = dimension.sizes.map { size in
      temporary("doubling-\(dimension.rawValue)-\(size).txt") {
        run([CommandLine.arguments[0], "write", dimension.rawValue, "\(size)"], into: $0)
      }
    }
    for form in forms.isEmpty ? Form.allCases : forms where form.draws(dimension) {
      print(Doublings(of: form, files).row)
    }
  }
  print(
    "seconds of processor time / MiB at the peak, for each size; then what the worst doubling costs."
  )
  print("! costs more than \(Doublings.most) times as much, and more than the output grows")
}
