/// Gives a class a lifeline. While a `TraceRecorder` is current, calls to its objects, reads and writes of
/// their properties, their creation and their release are recorded. The class needs no other change.
///
/// Not recorded: private methods, calls to `self`, `static` members, subscripts, computed properties, a `nonisolated`
/// initializer, and a `deinit` that has a closure with a capture list. Reading a computed property looks as if the caller
/// read the properties that it uses. Only those of an `@Observable` view-model are recorded. For any other method or
/// property that the macro cannot trace (a `@concurrent` method, a variadic parameter …), the compiler warns on its line;
/// `@Untraced` silences the warning.
///
/// Nor are timers, subscriptions, closures, and values of a type that is private to the class: they are no
/// state. What a method of a builder returns is recorded as created. A `static var shared` gets the attribute
/// `@PerLaunch`, which the toy kit defines.
///
/// A `deinit` that uses traced properties must be an `isolated deinit`.
///
/// - Parameter role: what the class is in its pattern.
@attached(memberAttribute)
@attached(
  member, conformances: Participant,
  names: named(_lifeline), named(_lifelineType), named(_lifelineRole), named(_lifelineRoot),
  named(_propertyName), named(_recordedClass), named(_Recorded),
  named(_storedProperties))
@attached(extension, conformances: Participant)
public macro Traced(_ role: Role) =
  #externalMacro(module: "TraceMacros", type: "TracedClassMacro")

/// Records calls to the methods of an extension as messages of one kind: `@Traced(.delegate) extension …`.
@attached(memberAttribute)
public macro Traced(_ kind: MessageKind) =
  #externalMacro(module: "TraceMacros", type: "TracedExtensionMacro")

/// Records calls to one method as messages of another kind than the rest of its class.
@attached(body)
@attached(peer, names: prefixed(_traced_))
public macro TracedMethod(_ kind: MessageKind = .call) =
  #externalMacro(module: "TraceMacros", type: "TracedMethodMacro")

/// Leaves a member of a traced class out of the record.
@attached(peer)
public macro Untraced() = #externalMacro(module: "TraceMacros", type: "MarkMacro")

/// Records only what a stored property of a traced class holds, and how strongly. Reads and writes of it are
/// not recorded.
///
/// What a closure or a timer keeps alive cannot be read from declarations, so it stays unknown. A lazy
/// property needs ``held(_:by:as:)``; anything else than a plain reference ``noteReferences(of:in:_:to:)``.
///
/// - Parameter name: the name of the public property, if this property is only its storage.
@attached(peer)
public macro Reference(_ name: String? = nil) =
  #externalMacro(module: "TraceMacros", type: "MarkMacro")

/// `@Traced` adds this to variables marked `@Reference`, and with a strength to variables with private values that hold
/// objects.
@attached(accessor, names: named(didSet))
public macro _TracedReference(_ name: String, _ strength: Trace.Reference.Strength? = nil) =
  #externalMacro(module: "TraceMacros", type: "TracedReferenceMacro")

/// `@Traced` adds this to initialisers.
@attached(body)
public macro _TracedInit() = #externalMacro(module: "TraceMacros", type: "TracedInitMacro")

/// `@Traced` adds this to `isolated` deinitialisers.
@attached(body)
public macro _TracedDeinit() = #externalMacro(module: "TraceMacros", type: "TracedDeinitMacro")

/// `@Traced` adds this to stored properties: reads and writes go through a backing property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_stored_))
public macro _TracedProperty() = #externalMacro(module: "TraceMacros", type: "TracedPropertyMacro")

/// `@Traced` adds this to lazy properties. Only writes are recorded. A macro cannot change a lazy initial
/// value, so the objects in it are recorded as created by the first reader.
@attached(accessor, names: named(willSet), named(didSet))
public macro _TracedLazy() = #externalMacro(module: "TraceMacros", type: "TracedLazyMacro")
