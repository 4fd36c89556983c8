export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send only a handful of values; the limit keeps invented ones from filling the memory. */
const known = new Map<string, Encoding>()
const mostKnown = 100

export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const found = known.get(acceptEncoding)
  if (found) return found
  const best = bestEncoding(acceptEncoding)
  if (known.size < mostKnown) known.set(acceptEncoding, best)
  return best
}

/** The best precompressed variant that the browser accepts; all modern ones accept brotli over TLS. */
function bestEncoding(acceptEncoding: string): Encoding {
  if (/\bbr\b/.test(acceptEncoding) && !/\bbr;\s*q=0(?:\.0+)?\s*(?:,|$)/.test(acceptEncoding))
    return 'br'
  if (/\bgzip\b/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
