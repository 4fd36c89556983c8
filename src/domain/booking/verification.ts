/** `https://*.sumsub.com` stands for every host below sumsub.com, as in the browser's policy. */
export function isOnHosts(address: string, patterns: readonly string[]): boolean {
  // Neither a port nor a name before the host: both are ways of looking like another address.
  const hostname = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
  if (!hostname) return false
  return patterns.some((pattern) => {
    const host = pattern.replace(/^https:\/\//, '')
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  })
}

/** Our id for a customer at the identity provider: whatever the provider accepts in its addresses. */
export const externalUserIdPattern = /^[\w.@+-]{4,100}$/
