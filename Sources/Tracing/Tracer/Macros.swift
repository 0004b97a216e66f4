/// Gives a class a lifeline: calls to it, its property writes and reads, its creation and its release
/// are recorded while a `TraceRecorder` is current. The class itself stays as an iOS developer writes it.
///
/// Not recorded: private methods, self-calls, `static` members, and computed properties, whose reading
/// looks as if the reader had read what they read. What the macro cannot trace (an
/// `async` method, a variadic parameter …) gets a warning on its line; say `@Untraced` to agree.
///
/// A `deinit` that touches traced properties must be an `isolated deinit`.
///
/// - Parameter role: the part that the class plays in its pattern.
@attached(memberAttribute)
@attached(
  member, conformances: Participant,
  names: named(_lifeline), named(_lifelineType), named(_lifelineRole), named(_lifelineRoot),
  named(_storedProperties))
@attached(extension, conformances: Participant)
public macro Traced(_ role: Role) =
  #externalMacro(module: "TraceMacros", type: "TracedClassMacro")

/// The methods of this extension travel as messages of one kind: `@Traced(.delegate) extension …`.
@attached(memberAttribute)
public macro Traced(_ kind: MessageKind) =
  #externalMacro(module: "TraceMacros", type: "TracedExtensionMacro")

/// One method that travels as another kind than its class says.
@attached(body)
@attached(peer, names: prefixed(_traced_))
public macro TracedMethod(_ kind: MessageKind = .call) =
  #externalMacro(module: "TraceMacros", type: "TracedMethodMacro")

/// A member of a traced class that stays out of the picture.
@attached(peer)
public macro Untraced() = #externalMacro(module: "TraceMacros", type: "UntracedMacro")

/// A stored property of a traced class of which only this is told: whom it holds, and how. Reading and
/// writing it is nobody's business.
///
/// What a closure or a timer keeps alive cannot be read from declarations: that stays unknown. A lazy
/// property needs ``held(_:by:as:)``, and what is no plain reference ``noteReferences(of:in:_:to:)``.
///
/// - Parameter name: what the property is called in public, if it is only the storage.
@attached(peer)
public macro Reference(_ name: String? = nil) =
  #externalMacro(module: "TraceMacros", type: "ReferenceMacro")

/// Written by `@Traced` on variables marked `@Reference`.
@attached(accessor, names: named(didSet))
public macro _TracedReference(_ name: String) =
  #externalMacro(module: "TraceMacros", type: "TracedReferenceMacro")

/// Written by `@Traced` on initialisers.
@attached(body)
public macro _TracedInit() = #externalMacro(module: "TraceMacros", type: "TracedInitMacro")

/// Written by `@Traced` on `isolated` deinitialisers.
@attached(body)
public macro _TracedDeinit() = #externalMacro(module: "TraceMacros", type: "TracedDeinitMacro")

/// Written by `@Traced` on stored properties: reads and writes go through a backing property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_stored_))
public macro _TracedProperty() = #externalMacro(module: "TraceMacros", type: "TracedPropertyMacro")

/// Written by `@Traced` on lazy properties: only writes are seen. What the initial value makes is made
/// by whoever asked for it first: Swift lets no macro into a lazy initial value.
@attached(accessor, names: named(willSet), named(didSet))
public macro _TracedLazy() = #externalMacro(module: "TraceMacros", type: "TracedLazyMacro")
