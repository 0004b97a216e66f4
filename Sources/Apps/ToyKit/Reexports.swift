// A pattern's files read as iOS code: one import brings the kit.

// `@Traced` in a pattern's file needs the recorder's functions, which its expansion calls.
@_exported import Tracer

// Of Combine, only what bindings need: `@Published` is the kit's own.
#if canImport(Combine)
  @_exported import class Combine.AnyCancellable
  @_exported import protocol Combine.Publisher
  @_exported import struct Combine.AnyPublisher
#else
  @_exported import class OpenCombine.AnyCancellable
  @_exported import protocol OpenCombine.Publisher
  @_exported import struct OpenCombine.AnyPublisher
#endif
