import Foundation
import TestSupport
import Testing

@testable import Workshop

/// What is missing in the package manager's plan is told as what it is.
struct BuildPlanTests {
  private let compiling = #"    args: ["swiftc","-module-name","MVC","-c","a.swift"]"#
  private let linking =
    #"    args: ["swiftc","-emit-executable","-module-name","lifeline","@/no/such.LinkFileList"]"#

  private func problem(in plan: String?) throws -> Toolchain.Problem? {
    let scratch = try Scratch(plan.map { ["debug.yaml": $0] } ?? [:])
    do throws(Toolchain.Problem) {
      _ = try BuildPlan(products: URL(filePath: scratch.file("host/debug")), module: "MVC")
      return nil
    } catch {
      return error
    }
  }

  @Test func `without a plan, a module or the object files`() throws {
    #expect(try problem(in: nil) == .noPlan)
    #expect(try problem(in: linking) == .noModule("MVC"))
    #expect(try problem(in: compiling) == .noObjects)
    #expect(try problem(in: compiling + "\n" + linking) == .noObjects)
  }
}
