/// The templates that come with the generator. The first of an architecture is its usual one.
public enum BuiltInTemplate: String, CaseIterable, Sendable {
  case `default`, classic, generic
  case default2019 = "default-2019"
  case compose
  case mvc
  case mvvmC = "mvvm-c"
  case mvcVS = "mvc-vs"
  case mvp

  public var architecture: Architecture {
    switch self {
    case .default, .classic, .generic, .default2019, .compose: .viper
    case .mvc: .mvc
    case .mvvmC: .mvvmC
    case .mvcVS: .mvcVS
    case .mvp: .mvp
    }
  }

  public var template: ModuleTemplate { ModuleTemplate(name: rawValue, files: files) }

  private var files: [ModuleTemplate.File] {
    let files = texts.flatMap(Self.files)
    return self == .default2019 ? files.map(\.withoutWeak) : files
  }

  /// Of the files of `Texts`, from which templates are put together.
  private var texts: [[UInt8]] {
    typealias Text = PackageResources
    return switch self {
    case .classic:
      [
        Text.viper_interfaces_template, Text.viper_implementations_template,
        Text.viper_module_template, Text.viper_tests_template,
      ]
    case .default, .default2019:
      [
        Text.viper_module_and_interfaces_template, Text.viper_implementations_template,
        Text.viper_tests_template,
      ]
    case .generic: [Text.viper_generic_template, Text.viper_tests_template]
    case .compose: [Text.viper_compose_template]
    case .mvc: [Text.model_template, Text.mvc_template, Text.mvc_tests_template]
    case .mvvmC: [Text.model_template, Text.mvvm_c_template, Text.mvvm_c_tests_template]
    case .mvcVS: [Text.mvc_vs_template, Text.mvc_vs_tests_template]
    case .mvp: [Text.mvp_template, Text.mvp_tests_template]
    }
  }

  /// Several files in one text. A line `=== NAME` begins a file.
  private static func files(_ bytes: [UInt8]) -> [ModuleTemplate.File] {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.reduce(into: []) { files, line in
      if line.hasPrefix("=== ") {
        files.append(.init(path: String(line.dropFirst(4)), text: ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      }
    }
  }
}

extension ModuleTemplate.File {
  /// As a template of May 2019 had it: all references between the parts are strong.
  fileprivate var withoutWeak: Self {
    Self(path: path, text: isTest ? text : text.replacing("weak var", with: "var"))
  }
}
