// A pattern's files read as iOS code. Where an app imports Foundation, this import brings what they need of it.

#if canImport(FoundationEssentials)
  @_exported import struct FoundationEssentials.Data
  @_exported import class FoundationEssentials.JSONDecoder
  @_exported import class FoundationEssentials.JSONEncoder
#else
  @_exported import struct Foundation.Data
  @_exported import class Foundation.JSONDecoder
  @_exported import class Foundation.JSONEncoder
#endif
