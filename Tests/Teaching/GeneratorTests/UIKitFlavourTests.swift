import Foundation
import TestSupport
import Testing

@testable import Generator

/// Code for UIKit cannot be compiled here. It is parsed by `swift format`, and it is the code for the toy kit but for
/// a few lines.
@Suite struct UIKitFlavourTests {
  @Test(arguments: BuiltInTemplate.allCases)
  func `code for UIKit has no trace of the toy`(_ template: BuiltInTemplate) throws {
    let hasTests = template.template.files.contains(where: \.isTest)
    for file in try made(template, kit: .uikit, withTests: hasTests).files {
      #expect(!file.text.contains("Traced") && !file.text.contains("ToyKit"), "\(file.path)")
    }
  }

  @Test func `a class for UIKit is on the main actor, and its actions are selectors`() throws {
    let view = try #require(
      made(.classic, kit: .uikit).files.first { $0.path == "NoteDefaultView.swift" })
    #expect(
      view.text == """
        // Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

        import UIKit

        /// Shows what the presenter says, and reports what the user does. UIKit holds it.
        @MainActor
        final class NoteDefaultView: UIViewController, NoteView {
          let titleLabel = UILabel()
          let closeButton = UIButton(type: .system)

          var presenter: (any NotePresenter)?

          // MARK: Life cycle

          override func loadView() {
            let stack = UIStackView(arrangedSubviews: [titleLabel, closeButton])
            stack.axis = .vertical
            view = stack
            closeButton.setTitle("Close", for: .normal)
            closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            presenter?.viewDidLoad()
          }

          // MARK: Actions

          @objc func closeTapped() { presenter?.didTapClose() }

          // MARK: Display

          func display(title: String) { titleLabel.text = title }
        }

        """)
  }

  @Test(arguments: [BuiltInTemplate.classic, .default, .generic, .mvc, .mvvmC, .mvcVS, .mvp])
  func `only views, and parts that build or navigate, import UIKit`(
    _ template: BuiltInTemplate
  ) throws {
    let parts = #/(View|ViewController|Module|Configurator|Router|Coordinator)\.swift$/#
    for file in try made(template, kit: .uikit).files where file.text.contains("import UIKit\n") {
      #expect(file.path.contains(parts), "\(file.path)")
    }
  }

  @Test func `a view-model for UIKit knows no view, and hears of its own model only`() throws {
    let viewModel = try #require(
      made(.mvvmC, kit: .uikit).files.first { $0.path == "NoteViewModel.swift" })
    #expect(
      viewModel.text == """
        // Notes. Made by Ada Lovelace on 2026-11-22 with lifeline generate.

        import Combine
        import Foundation

        /// What the scene shows, and the actions that it offers. It knows no view.
        @MainActor
        final class NoteViewModel {
          @Published private(set) var title: String?

          private let model: Note
          private var cancellables: Set<AnyCancellable> = []

          init(model: Note) {
            self.model = model
            title = model.title
            observeModel()
          }

          // MARK: Model notifications

          private func observeModel() {
            NotificationCenter.default.publisher(for: Note.changed, object: model)
              .sink { [unowned self] _ in updateTitle() }
              .store(in: &cancellables)
          }

          private func updateTitle() { title = model.title }

          // MARK: Actions

          func titleEntered(_ title: String?) { model.setTitle(title ?? "") }
        }

        """)
  }

  @Test(arguments: BuiltInTemplate.allCases)
  func `every stack for UIKit is vertical, as those of the toy are`(
    _ template: BuiltInTemplate
  ) throws {
    for file in try made(template, kit: .uikit).files {
      let stacks = file.text.matches(of: #/UIStackView\(/#).count
      let axes = file.text.matches(of: #/stack\.axis = \.vertical/#).count
      #expect(stacks == axes, "\(file.path)")
    }
  }

  /// `swift format` reads all of it at once, and refuses what does not parse.
  @Test func `what is made is Swift as swift format lays it out, also with a long name`() throws {
    let scratch = try Scratch()
    for template in BuiltInTemplate.allCases {
      for kit in Kit.allCases {
        let hasTests = template.template.files.contains(where: \.isTest)
        let module = try made(template, "AccountPreferences", kit: kit, withTests: hasTests)
        for file in module.files {
          try scratch.write(file.text, to: "\(template.rawValue)/\(kit.rawValue)/\(file.path)")
        }
      }
    }
    let command = """
      swift format lint --strict --recursive --configuration '\(Repository.root)/.swift-format' \
      '\(scratch.path)'
      """
    let result = try BuiltProgram.sh.run(
      ["-c", command], environment: ProcessInfo.processInfo.environment)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}
