/// The transcendental functions on the way to a pixel, from + − × ÷ and square roots alone, so that
/// every machine finds the same bits.
package enum ElementaryFunctions {
}
