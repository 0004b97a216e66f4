import Testing

/// `Sources/README.md` says what may import what. Here the sources and Package.swift are held against it.
struct FloorTests {
  private let plan: FloorPlan
  private let manifest: Manifest

  init() throws {
    plan = try FloorPlan.current.get()
    manifest = try Manifest.current.get()
  }

  @Test func `every module is in the tables, under the floor that its folder is on`() {
    let built = manifest.modules.map { "\($0.path.split(separator: "/")[1]): \($0.name)" }
    let listed = plan.modules.map { "\($0.floor): \($0.name)" }
    #expect(built.sorted() == listed.sorted())
  }

  @Test func `there are at most 85 targets`() {
    #expect(manifest.targets.count <= 85)
  }

  @Test func `every floor has a row, a heading and modules`() {
    #expect(plan.floors.count == 8)
    #expect(Set(plan.floors.map(\.name)) == Set(plan.modules.map(\.floor)))
  }

  @Test func `a floor imports only floors that stand above it in the table`() {
    var above: Set<String> = []
    for floor in plan.floors {
      #expect(floor.mayImport.isSubset(of: above), "\(floor.name)")
      above.insert(floor.name)
    }
  }

  @Test func `a module may import no more than its floor`() {
    for module in plan.modules {
      let floors = plan.floors.first { $0.name == module.floor }?.mayImport ?? []
      let wanted = module.floors.union(module.named.compactMap { plan[$0]?.floor })
      #expect(wanted.subtracting([module.floor]).isSubset(of: floors), "\(module.name)")
    }
  }

  @Test func `nothing is imported that the tables do not allow`() throws {
    let files = try SourceFile.all.get()
    #expect(files.count > 500)
    let wrong = manifest.modules.flatMap { target in
      let allowed = allowed(to: target).union(Self.everywhere)
      return files.filter(target.contains).flatMap { file in
        file.imports.filter { !allowed.contains($0.module) }.map {
          "\(file.path):\($0.line): \(target.name) may not import \($0.module)"
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `every source file belongs to a module`() throws {
    let stray = try SourceFile.all.get().filter { file in
      !manifest.modules.contains { $0.contains(file) }
    }
    #expect(stray.map(\.path) == [])
  }

  @Test func `no dependency in Package.swift is one that the tables do not allow`() {
    let wrong = manifest.modules.flatMap { target in
      target.dependencies.map(\.name).filter { !allowed(to: target).contains($0) }
        .map { "\(target.name) may not depend on \($0)" }
    }
    #expect(wrong == [])
  }

  @Test func `what a table names is imported`() throws {
    let files = try SourceFile.all.get()
    let idle = manifest.modules.flatMap { target in
      let imported = files.filter(target.contains).flatMap { $0.imports.map(\.module) }
      let used = Set(imported + target.dependencies.map(\.name))
      return (plan[target.name]?.named ?? []).subtracting(used).sorted()
        .map { "\(target.name) no longer imports \($0)" }
    }
    #expect(idle == [])
  }

  /// A test may import every module. But where it does not depend on one, that one is perhaps not built yet.
  @Test func `a test imports only what Package.swift makes it depend on`() throws {
    let files = try SourceFile.tests.get()
    let wrong = manifest.tests.flatMap { target in
      let declared = Set(target.dependencies.map(\.name)).union(Self.everywhere + ["Testing"])
      return files.filter(target.contains).flatMap { file in
        file.imports.filter { !declared.contains($0.module) }.map {
          "\(file.path):\($0.line): \(target.name) imports \($0.module) without depending on it"
        }
      }
    }
    #expect(files.count > 300)
    #expect(wrong == [])
  }

  private static let everywhere: Set<String> = [
    "Foundation", "FoundationEssentials", "Synchronization", "Observation", "Glibc", "Darwin",
  ]

  private func allowed(to target: Manifest.Target) -> Set<String> {
    let cLibraries = Set(manifest.modules.filter(\.isCLibrary).map(\.name))
    return plan[target.name].map { plan.allowed(to: $0, cLibraries: cLibraries) } ?? []
  }
}
