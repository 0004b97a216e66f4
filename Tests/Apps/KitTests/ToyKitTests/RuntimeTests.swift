import Testing
import ToyKit

extension ToyKitTests {
  /// Messages as in Objective-C: the runtime finds the method, or the object that gets the message.
  @Suite struct RuntimeTests {
    final class Clerk: NSObjectProtocol {
      var heard: [String] = []
      var assistant: (any NSObjectProtocol)?

      var methods: [Selector: Method] {
        [
          "greet()": Method { self.heard.append("greet") },
          "add(_:)": Method { (number: Int) in number + 1 },
        ]
      }

      func forwardingTarget(for selector: Selector) -> (any NSObjectProtocol)? { assistant }
    }

    final class Assistant: NSObjectProtocol {
      var heard: [String] = []
      var methods: [Selector: Method] {
        ["write(_:)": Method { (word: String) in self.heard.append(word) }]
      }
    }

    @Test func `an exchanged method is called for table controllers, too`() {
      Device.current = Device()
      var appeared: [UIViewController] = []
      MethodTable.current.viewWillAppear = { scene, _ in appeared.append(scene) }
      let table = TestTable()
      let window = UIWindow()
      window.rootViewController = table
      window.makeKeyAndVisible()
      UIKit.shared.runUntilIdle { $0() }
      #expect(appeared.map { $0 === table } == [true])
    }

    @Test func `a method that the object implements is called, and its value comes back`() {
      Device.current = Device()
      let clerk = Clerk()
      #expect(clerk.perform("greet()") == nil)
      #expect(clerk.perform("add(_:)", with: 2) as? Int == 3)
      #expect(clerk.heard == ["greet"])
    }

    @Test func `any other message goes to the forwarding target`() {
      Device.current = Device()
      let (clerk, assistant) = (Clerk(), Assistant())
      clerk.assistant = assistant
      clerk.perform("write(_:)", with: "Hi")
      #expect(assistant.heard == ["Hi"])
      #expect(UIKit.shared.takeExceptions() == [])
    }

    @Test func `an object responds only to what it implements itself`() {
      let clerk = Clerk()
      clerk.assistant = Assistant()
      #expect(clerk.responds(to: "greet()"))
      #expect(!clerk.responds(to: "write(_:)"))
    }

    @Test func `a message that no object implements is an exception`() {
      Device.current = Device()
      let clerk = Clerk()
      #expect(clerk.perform("write(_:)", with: "Hi") == nil)
      clerk.assistant = Assistant()
      clerk.perform("read()")
      #expect(
        UIKit.shared.takeExceptions() == [
          .unrecognizedSelector("write(_:)", receiver: "Clerk"),
          .unrecognizedSelector("read()", receiver: "Assistant"),
        ])
    }
  }
}
