#include <nettle/sha2.h>
#include <nettle/version.h>

/* Version 4 of nettle dropped the length from this call. */
static inline void layoutanim_sha256_digest(struct sha256_ctx *context, uint8_t *digest) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(context, digest);
#else
  sha256_digest(context, SHA256_DIGEST_SIZE, digest);
#endif
}
