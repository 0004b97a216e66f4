/// Several files in one text. A line `=== NAME` begins a file.
struct TemplateBundle {
  let files: [ModuleTemplate.File]

  init(_ bytes: [UInt8]) {
    var files: [ModuleTemplate.File] = []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in lines {
      if line.hasPrefix("=== ") {
        files.append(.init(name: String(line.dropFirst(4)), text: ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
    self.files = files
  }
}
