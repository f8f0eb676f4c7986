/// The version of the runtime, which generated code names, so that it does not compile with an older or newer one by
/// accident: where it fails here, generate the runtime and the code by one messagegen.
nonisolated public enum MessageRuntimeVersion {
  public enum V1 {}
}
