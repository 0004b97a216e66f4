import Measuring

// How long a trace takes to be exported, and how much memory, in each format.

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "write": writeTrace(messages: arguments.dropFirst().first.flatMap { Int($0) } ?? 0)
case "export" where arguments.count == 3: export(arguments[1], arguments[2])
default: measureAll()
}

/// Runs in a separate process: reads a trace and writes it in a format.
func export(_ format: String, _ path: String) {
  guard let form = Form(rawValue: format), let lines = try? form.lines(ofTraceIn: path) else {
    return print("export \(Form.allCases.map(\.rawValue).joined(separator: "|")) FILE")
  }
  for line in lines { print(line) }
}

func measureAll() {
  row("", ["1,000", "10,000", "100,000"])
  let own = CommandLine.arguments[0]
  // A separate process writes it, because the peak memory of a child starts at that of its parent.
  let files = [1_000, 10_000, 100_000].map { count in
    temporary("messages-\(count).jsonl") { run([own, "write", "\(count)"], into: $0) }
  }
  for form in Form.allCases {
    row(form.rawValue, files.map { measured([own, "export", form.rawValue, $0]) })
  }
  print("seconds / MiB at the peak / MiB written; medians of three whole processes")
}
