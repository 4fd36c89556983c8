/** `https://*.sumsub.com` stands for every host below sumsub.com, as in the browser's policy. */
export function isOnHosts(address: string, patterns: readonly string[]): boolean {
  // Rejects a port and a user part before the host: both can disguise an address.
  const hostname = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
  if (!hostname) return false
  return patterns.some((pattern) => {
    const host = pattern.replace(/^https:\/\//, '')
    return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
  })
}

/** Our id for a customer at the identity provider, limited to what the provider accepts in its URLs. */
export const externalUserIdPattern = /^[\w.@+-]{4,100}$/
