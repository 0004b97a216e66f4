import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TracedClassMacro.self, TracedExtensionMacro.self, TracedMethodMacro.self, MarkMacro.self,
    TracedInitMacro.self, TracedDeinitMacro.self, TracedPropertyMacro.self, TracedLazyMacro.self,
    TracedReferenceMacro.self, SuiteMacro.self, ExpectMacro.self, RequireMacro.self,
  ]
}
