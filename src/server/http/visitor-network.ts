import { createHmac } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

const mappedPrefix = '::ffff:'

/**
 * The network of one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because a visitor can
 * use another address of that range for every request.
 */
export function networkOf(address: string): string {
  // A dual-stack socket reports IPv4 addresses in mapped form: most requests come this way, and each is
  // counted.
  if (address.startsWith(mappedPrefix)) {
    const mapped = address.slice(mappedPrefix.length)
    if (isIPv4(mapped)) return mapped
  }
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const groups = expanded(plain)
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (mapped) return ipv4Of(groups[6] ?? '0', groups[7] ?? '0')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, `::` expanded, without leading zeros. */
function expanded(address: string): string[] {
  const [head = '', tail] = withoutDots(address).split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
}

/** `::ffff:10.0.0.1` ends in IPv4 notation. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':') + 1
  const [a = 0, b = 0, c = 0, d = 0] = address.slice(at).split('.').map(Number)
  if (!address.includes('.')) return address
  return `${address.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function ipv4Of(high: string, low: string): string {
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [left >> 8, left & 255, right >> 8, right & 255].join('.')
}

/**
 * The only form in which a visitor's network may be stored: a keyed hash that tells two networks apart but
 * can't be reversed.
 */
export function visitorKey({
  address,
  signingKey,
}: {
  address: string
  signingKey: string
}): string {
  const hash = createHmac('sha256', signingKey).update(networkOf(address))
  return hash.digest('base64url').slice(0, 22)
}
