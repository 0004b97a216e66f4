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
            view = UIStackView(arrangedSubviews: [titleLabel, closeButton])
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
