import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct `An observable view-model` {
  @Test func `gets a subclass that records the reads of its computed properties`() {
    expect(
      """
      @Traced(.viewModel) @Observable
      class BoxViewModel {
        private let box: Box
        var label: String { box.name }
        var name: String {
          get { box.name }
          set { box.name = newValue }
        }
        private var secret: Int { 3 }
        @Untraced var hidden: Int { 4 }
      }
      """,
      expandsTo: """
        @Observable
        class BoxViewModel {
          private let box: Box
          var label: String { box.name }
          var name: String {
            get { box.name }
            set { box.name = newValue }
          }
          private var secret: Int { 3 }
          @Untraced var hidden: Int { 4 }

          let _lifeline = Lifeline(root: "BoxViewModel")

          static var _lifelineRoot: String {
            "BoxViewModel"
          }

          class var _lifelineType: String {
            "BoxViewModel"
          }

          class var _lifelineRole: Role {
            .viewModel
          }

          var _storedProperties: [StoredProperty] {
            [StoredProperty("box", .strong, _capture(self.box))]
          }

          class func _propertyName(of path: AnyKeyPath) -> String? {
            let names: [AnyKeyPath: String] = [\\BoxViewModel.name: "name"]
            return names[path]
          }

          class var _recordedClass: AnyClass? {
            self == BoxViewModel.self ? _Recorded.self : nil
          }

          final class _Recorded: BoxViewModel {
            override var label: String {
              get {
                let _call = _beginComputed(self, "label", file: "TestModule/test.swift", line: 4)
                defer {
                  _endComputed(_call)
                }
                return _returning(_call, super.label)
              }
            }
            override var name: String {
              get {
                let _call = _beginComputed(self, "name", file: "TestModule/test.swift", line: 5)
                defer {
                  _endComputed(_call)
                }
                return _returning(_call, super.name)
              }
              set {
                let _call = _beginAccess(self, "name", .set, [_capture(newValue)], file: "TestModule/test.swift", line: 5)
                defer {
                  _end(_call)
                }
                super.name = newValue
              }
            }
          }
        }

        extension BoxViewModel: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `cannot be final`() {
    expect(
      """
      @Traced(.viewModel) @Observable
      final class BoxViewModel {
        var label: String { "box" }
      }
      """,
      expandsTo: """
        @Observable
        final class BoxViewModel {
          var label: String { "box" }

          let _lifeline = Lifeline(root: "BoxViewModel")

          static var _lifelineRoot: String {
            "BoxViewModel"
          }

          static var _lifelineType: String {
            "BoxViewModel"
          }

          static var _lifelineRole: Role {
            .viewModel
          }

          var _storedProperties: [StoredProperty] {
            []
          }

          static func _propertyName(of path: AnyKeyPath) -> String? {
            let names: [AnyKeyPath: String] = [:]
            return names[path]
          }
        }

        extension BoxViewModel: Participant {
        }
        """, Expanding.rootClass,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'BoxViewModel' is final, and reads of its computed properties cannot be traced. Drop 'final'.",
          line: 2, column: 13, severity: .warning)
      ])
  }
}
