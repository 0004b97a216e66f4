// The words of Swift Testing, so that tests read as everywhere else. Swift Testing itself runs only
// under `swift test`; these run in the shell, too.

/// A structure of tests. Each test gets a fresh one.
@attached(member, names: named(tests))
public macro Suite() = #externalMacro(module: "TraceMacros", type: "SuiteMacro")

/// A function of a suite that is a test.
@attached(peer)
public macro Test() = #externalMacro(module: "TraceMacros", type: "TestMacro")

/// Notes what does not hold, and goes on.
@freestanding(expression)
public macro expect(_ condition: Bool) = #externalMacro(module: "TraceMacros", type: "ExpectMacro")
