// Of Combine, patterns see only what their bindings need: `@Published` is the toy's own.

#if canImport(Combine)
  @_exported import class Combine.AnyCancellable
  @_exported import protocol Combine.Publisher
  @_exported import struct Combine.AnyPublisher
#else
  @_exported import class OpenCombine.AnyCancellable
  @_exported import protocol OpenCombine.Publisher
  @_exported import struct OpenCombine.AnyPublisher
#endif
