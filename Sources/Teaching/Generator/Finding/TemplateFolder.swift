import Foundation

/// A template in a folder: its `.swift` files, and those of its folder `Tests`. Everything else is left out.
struct TemplateFolder {
  private let path: String

  init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  var isThere: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func template() throws(GeneratorProblem) -> ModuleTemplate {
    guard isThere else { throw .noFolder(path) }
    let files = try files(in: "") + files(in: ModuleTemplate.tests)
    guard files.contains(where: { !$0.isTest }) else { throw .emptyTemplate(path) }
    return ModuleTemplate(name: URL(fileURLWithPath: path).lastPathComponent, files: files)
  }

  private func files(in folder: String) throws(GeneratorProblem) -> [ModuleTemplate.File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    var files: [ModuleTemplate.File] = []
    for name in names.sorted() where name.hasSuffix(".swift") && !name.hasPrefix(".") {
      files.append(.init(path: folder + name, text: try text(of: folder + name)))
    }
    return files
  }

  /// A link may lead anywhere, and a pipe never ends: only regular files are read.
  private func text(of name: String) throws(GeneratorProblem) -> String {
    let file = "\(path)/\(name)"
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .notAFile(file) }
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable(file) }
    return text
  }
}
