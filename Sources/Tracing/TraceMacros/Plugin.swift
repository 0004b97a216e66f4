import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TracedClassMacro.self, TracedExtensionMacro.self, TracedMethodMacro.self, UntracedMacro.self,
    TracedInitMacro.self, TracedDeinitMacro.self, TracedPropertyMacro.self, TracedLazyMacro.self,
    ReferenceMacro.self, TracedReferenceMacro.self, SuiteMacro.self, TestMacro.self,
    ExpectMacro.self,
  ]
}
