export type Encoding = 'br' | 'gzip' | 'identity'

/** The best precompressed variant that the browser takes; all modern ones take brotli over TLS. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b/.test(acceptEncoding) && !/\bbr;\s*q=0(?:\.0+)?\s*(?:,|$)/.test(acceptEncoding))
    return 'br'
  if (/\bgzip\b/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
