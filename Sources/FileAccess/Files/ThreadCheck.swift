#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

#if !canImport(Darwin)
  extension ProcessEnvironment {
    /// Swift's concurrency starts three on two processors, and may find those of this check not yet
    /// counted off.
    static let leastThreads = 5

    /// Starts threads that wait for each other, so that all of them exist at the same time.
    static func checkThreads() throws(SystemError) {
      let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      defer { gate.deallocate() }
      pthread_mutex_init(gate, nil)
      pthread_mutex_lock(gate)
      var threads: [pthread_t] = []
      var failure: Int32 = 0
      while threads.count < leastThreads, failure == 0 {
        var thread = pthread_t()
        failure = pthread_create(&thread, nil, passGate, gate)
        if failure == 0 { threads.append(thread) }
      }
      pthread_mutex_unlock(gate)
      for thread in threads { pthread_join(thread, nil) }
      if failure != 0 { throw SystemError(number: failure) }
    }
  }

  /// - Parameter gate: a mutex.
  private func passGate(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) {
      pthread_mutex_lock(gate)
      pthread_mutex_unlock(gate)
    }
    return nil
  }
#endif
