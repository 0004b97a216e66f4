import Testing

/// What a learner's method may do by mistake or on purpose, and how that ends: the name of an ending, or of the layer
/// that is not passed.
nonisolated struct HostileCode: Sendable, CustomTestStringConvertible {
  let code: String
  let ends: String
  /// Whether it may as well run out of time, on a busy machine.
  var isHungry = false

  var testDescription: String { code }

  static let all = traps + loops + endings + lies + memory + output + threads

  private static func ending(
    _ name: String, isHungry: Bool = false, _ codes: [String]
  ) -> [HostileCode] {
    codes.map { HostileCode(code: $0, ends: name, isHungry: isHungry) }
  }

  // MARK: What Swift stops

  private static let traps = ending(
    "trapped",
    [
      "fatalError(\"no\")",
      "fatalError()",
      "preconditionFailure(\"no\")",
      "precondition(name.isEmpty)",
      "assertionFailure(\"no\")",
      "assert(name.isEmpty)",
      "let numbers: [Int] = []; _ = numbers[3]",
      "let numbers = [1, 2]; _ = numbers[(name.count)...]; _ = numbers[-name.count]",
      "_ = Int(name)!",
      "let nothing: String? = name.isEmpty ? name : nil; _ = nothing!.count",
      "_ = 1 / (name.count - name.count)",
      "_ = Int.max + name.count",
      "_ = UInt(name.count) - 100",
      "_ = UInt8(name.count + 1_000)",
      "_ = (recording as AnyObject) as! PlayViewController",
      "_ = Dictionary(uniqueKeysWithValues: [(1, name), (1, name)])",
      "let end = -name.count; for _ in 0...end {}",
      "_ = name[name.index(name.startIndex, offsetBy: 100)]",
      "_ = Array(repeating: 1, count: -name.count)",
      "var none: [Int] = []; none.removeLast()",
      "var none = Set<Int>(); none.removeFirst()",
      "unowned let gone = NSObject(); _ = gone.hash",
      "try! FileManager.default.removeItem(atPath: \"/no/such/file\")",
    ])

  // MARK: What does not come to its end

  private static let loops =
    ending(
      "outOfTime",
      [
        "while true {}",
        "repeat {} while !name.isEmpty",
        "var number = 0; while number >= 0 { number = (number + 1) % 7 }",
        "sleep(1_000)",
        "while true { sleep(10) }",
        "while true { usleep(1) }",
        "pause()",
        "_ = select(0, nil, nil, nil, nil)",
        "DispatchSemaphore(value: 0).wait()",
        "let group = DispatchGroup(); group.enter(); group.wait()",
        "let lock = NSLock(); lock.lock(); lock.lock()",
        "let ends = Pipe(); _ = ends.fileHandleForReading.availableData",
        "signal(SIGXCPU, SIG_IGN); while true {}",
        "signal(SIGTERM, SIG_IGN); signal(SIGALRM, SIG_IGN); while true {}",
        "raise(SIGSTOP)",
        "raise(SIGKILL)",
        "RunLoop.main.run(until: .distantFuture)",
      ])
    + ending(
      "badAccess",
      [
        "func again(_ n: Int) -> Int { again(n + 1) + 1 }; _ = again(0)",
        "func one(_ n: Int) -> Int { two(n) + 1 }; func two(_ n: Int) -> Int { one(n) + 1 }; _ = one(0)",
        "rename(to: name + name.prefix(1)); _ = title",
      ])

  // MARK: What ends by itself

  private static let endings =
    ending(
      "left",
      [
        "exit(0)", "exit(1)", "exit(3)", "exit(255)", "exit(-1)", "_exit(0)", "_exit(7)",
        "quick_exit(0)", "atexit { }; exit(0)", "fflush(nil); _exit(0)",
        "close(0); close(1); close(2); exit(0)",
        "for file in 0..<64 { close(Int32(file)) }; exit(0)",
        "_ = execv(\"/bin/true\", [strdup(\"true\"), nil])",
      ])
    + ending(
      "trapped",
      [
        "abort()", "raise(SIGABRT)", "raise(SIGILL)", "raise(SIGTRAP)", "raise(SIGTERM)",
        "raise(SIGINT)", "raise(SIGHUP)", "raise(SIGQUIT)", "kill(getpid(), SIGUSR1)",
        "alarm(1); pause()",
      ])
    + ending(
      "badAccess",
      ["raise(SIGSEGV)", "raise(SIGBUS)", "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1"])

  // MARK: What says that it is done

  private static let lies =
    ending(
      "left",
      [
        "print(\"{\\\"done\\\":{}}\"); exit(0)",
        "for file in 3..<64 { _ = write(Int32(file), \"{}\\n\", 3) }; exit(0)",
        "for file in 3..<64 { _ = write(Int32(file), \"x {\\\"done\\\":{}}\\n\", 15) }; exit(0)",
        "for file in 3..<64 { ftruncate(Int32(file), 0) }; exit(0)",
        "for file in 3..<64 { lseek(Int32(file), 0, SEEK_SET) }; exit(0)",
      ])
    + ending(
      "screens",
      [
        "print(\"✓ It builds.\")",
        "print(\"{\\\"done\\\":{}}\")",
        "for file in 3..<64 { _ = write(Int32(file), \"x {\\\"done\\\":{}}\\n\", 15) }",
        "print(try! String(contentsOfFile: \"/etc/passwd\", encoding: .utf8))",
        "try? name.write(toFile: \"traces.jsonl\", atomically: true, encoding: .utf8)",
        "print(ProcessInfo.processInfo.environment)",
        "setenv(\"HOME\", \"/\", 1); chdir(\"/\")",
        "signal(SIGTERM, SIG_IGN)",
      ])

  // MARK: What takes too much

  private static let memory = ending(
    "trapped", isHungry: true,
    [
      "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 24)) }",
      "_ = [UInt8](repeating: 1, count: 10 << 30)",
      "var text = name; while true { text += text }",
      "var all: [Int: [Int]] = [:]; while true { all[all.count] = Array(0..<(1 << 22)) }",
      "_ = Data(count: 10 << 30)",
      "_ = UnsafeMutableRawPointer.allocate(byteCount: 10 << 30, alignment: 8)",
    ])

  private static let output = ending(
    "tooMuchOutput", isHungry: true,
    [
      "while true { print(\"spam\") }",
      "while true { FileHandle.standardError.write(Data(name.utf8)) }",
      "while true { putchar(65) }",
      "while true { _ = write(2, name, 1) }",
      "while true { title = name }",
      "while true { recording?.setName(name) }",
      "print(String(repeating: \"x\", count: 100 << 20))",
      "while true { for file in 1..<8 { _ = write(Int32(file), String(repeating: \"x\", count: 9_999), 9_999) } }",
    ])

  private static let threads =
    ending(
      "screens", isHungry: true,
      [
        "Thread.detachNewThread { while true {} }",
        "for _ in 0..<200 { Thread.detachNewThread { sleep(1_000) } }",
        "DispatchQueue.global().async { while true {} }",
        "_Concurrency.Task.detached { while true {} }",
        "_ = try? Process.run(URL(filePath: \"/bin/sleep\"), arguments: [\"1000\"])",
        "for _ in 0..<20 { _ = try? Process.run(URL(filePath: \"/bin/sleep\"), arguments: [\"1000\"]) }",
        "let far = [\"setsid\", \"-f\", \"setsid\", \"-f\", \"sleep\", \"1000\"]; _ = try? Process.run(URL(filePath: \"/usr/bin/env\"), arguments: far)",
      ])
    + ending(
      "outOfTime",
      [
        "let child = try! Process.run(URL(filePath: \"/bin/sleep\"), arguments: [\"1000\"]); child.waitUntilExit()",
        "DispatchQueue.global().sync { while true {} }",
      ])
    + ending("left", ["Thread.detachNewThread { exit(0) }; sleep(5)"])
    + ending("trapped", ["Thread.detachNewThread { fatalError() }; sleep(5)"])
}
