import Foundation
import TestSupport
import Testing

@testable import Workshop

/// The logs of both build engines of Swift 6.3, cut down to what matters.
struct BuildPlanTests {
  private let native = #"""
    Building for debugging...
    /opt/swift/usr/bin/swiftc -module-name ExerciseHost -emit-module -emit-module-path /p/Modules/ExerciseHost.swiftmodule -incremental -c @/p/ExerciseHost.build/sources -I /p/Modules -target x86_64-unknown-linux-gnu -Onone -enable-testing -j2 -DDEBUG -Xcc -fmodule-map-file=/p/CTranslations.build/module.modulemap -Xcc -I -Xcc /p/include -module-cache-path /p/ModuleCache -parseable-output -Xfrontend -entry-point-function-name -Xfrontend ExerciseHost_main -swift-version 6 -default-isolation MainActor -g -package-name lifeline -Xfrontend -load-plugin-executable -Xfrontend /p/TraceMacros-tool#TraceMacros
    /opt/swift/usr/bin/swift-frontend -frontend -c -primary-file /s/main.swift -module-name ExerciseHost -o /p/ExerciseHost.build/main.swift.o
    /opt/swift/usr/bin/swiftc -lzip -L /p -o /p/ExerciseHost -module-name ExerciseHost -emit-executable -Xlinker --defsym -Xlinker main=ExerciseHost_main -Xlinker '-rpath=$ORIGIN' @/p/ExerciseHost.product/Objects.LinkFileList -target x86_64-unknown-linux-gnu -g
    Build of product 'ExerciseHost' complete! (4.41s)
    """#

  private let swiftBuild = ##"""
    Planning Swift module ExerciseHost (x86_64)
        cd /s
        builtin-SwiftDriver -- /opt/swift/usr/bin/swiftc -module-name ExerciseHost -Onone @/o/ExerciseHost.SwiftFileList -DDEBUG -Xcc -fmodule-map-file\=/o/CTranslations.modulemap -default-isolation MainActor -g -target x86_64-unknown-linux-gnu -module-cache-path /o/ModuleCache.noindex -swift-version 6 -I /o/Products/Debug-linux -Xfrontend -load-plugin-executable -Xfrontend /o/Products/Debug-linux/TraceMacros\#TraceMacros -c -j2 -output-file-map /o/map.json
    Link ExerciseHost (x86_64)
        /opt/swift/usr/bin/swiftc -target x86_64-unknown-linux-gnu -emit-executable -sysroot / @/o/ExerciseHost.LinkFileList -Xlinker -rpath -Xlinker \$ORIGIN -lswiftCore @/o/ExerciseHost.autolink -o /o/Products/Debug-linux/ExerciseHost
    """##

  @Test func `the native engine`() throws {
    let plan = try #require(BuildPlan(log: native))
    #expect(plan.macros == "/p/TraceMacros-tool#TraceMacros")
    #expect(
      plan.compiling.joined(separator: " ")
        == """
        /opt/swift/usr/bin/swiftc -I /p/Modules -target x86_64-unknown-linux-gnu -Onone -DDEBUG -Xcc \
        -fmodule-map-file=/p/CTranslations.build/module.modulemap -Xcc -I -Xcc /p/include -module-cache-path \
        /p/ModuleCache -swift-version 6 -default-isolation MainActor -package-name lifeline
        """)
    #expect(
      plan.linking.joined(separator: " ")
        == """
        -lzip -L /p -Xlinker --defsym -Xlinker main=ExerciseHost_main -Xlinker -rpath=$ORIGIN \
        @/p/ExerciseHost.product/Objects.LinkFileList -target x86_64-unknown-linux-gnu -g
        """)
  }

  @Test func `Swift Build`() throws {
    let plan = try #require(BuildPlan(log: swiftBuild))
    #expect(plan.macros == "/o/Products/Debug-linux/TraceMacros#TraceMacros")
    #expect(
      plan.compiling.joined(separator: " ")
        == """
        /opt/swift/usr/bin/swiftc -Onone -DDEBUG -Xcc -fmodule-map-file=/o/CTranslations.modulemap \
        -default-isolation MainActor -target x86_64-unknown-linux-gnu -module-cache-path /o/ModuleCache.noindex \
        -swift-version 6 -I /o/Products/Debug-linux
        """)
    #expect(
      plan.linking.joined(separator: " ")
        == """
        -target x86_64-unknown-linux-gnu -sysroot / @/o/ExerciseHost.LinkFileList -Xlinker -rpath -Xlinker $ORIGIN \
        -lswiftCore @/o/ExerciseHost.autolink
        """)
  }

  @Test func `a log without one of the commands is no plan`() {
    let lines = native.split(separator: "\n")
    for missing in [1, 3] {
      let rest = lines.indices.filter { $0 != missing }.map { lines[$0] }
      #expect(BuildPlan(log: rest.joined(separator: "\n")) == nil)
    }
  }

  @Test func `the modules that a log compiles`() {
    let lines = (native + "\n" + swiftBuild).split(separator: "\n")
    #expect(lines.compactMap(BuildPlan.module) == ["ExerciseHost", "ExerciseHost"])
  }

  @Test func `object files and flags come from the files that are named`() throws {
    let scratch = try Scratch(["objects": "/a/b.o\n'/a/c d.o'\n", "autolink": "-lm\n-lc\n"])
    var plan = try #require(BuildPlan(log: native))
    plan.linking = ["-g", "@" + scratch.file("objects"), "@" + scratch.file("autolink"), "/x.o"]
    #expect(plan.linked.objects == ["/a/b.o", "/a/c d.o", "/x.o"])
    #expect(plan.linked.flags == ["-g", "-lm", "-lc"])
  }

  @Test func `words as a shell splits them`() {
    #expect(
      ShellWords.split(#"a  'b "c"' "d 'e'" f\ g -x\=1 "" '\'"#)
        == ["a", "b \"c\"", "d 'e'", "f g", "-x=1", "", "\\"])
  }
}
