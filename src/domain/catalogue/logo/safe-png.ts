/** A PNG as stored in a document: a data URL with the image chunks only, without meta data. */

export const pngStart = 'data:image/png;base64,'
export const largestPng = 64 * 1024
const widest = 2048
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...letters].map((letter, value) => [letter.charCodeAt(0), value]))
const signature = [137, 80, 78, 71, 13, 10, 26, 10]
const keptChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND'])

export type CleanPng = { png: string; width: number; height: number }

/** Undefined if it is not a PNG, or too large for a logo. */
export function cleanPng(source: string): CleanPng | undefined {
  if (!source.startsWith(pngStart)) return undefined
  const bytes = fromBase64(source.slice(pngStart.length))
  if (!bytes || bytes.length > largestPng * 4 || signature.some((byte, at) => bytes[at] !== byte))
    return undefined
  const view = new DataView(bytes.buffer)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  let at = 8
  let last = ''
  while (at + 12 <= bytes.length && last !== 'IEND') {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    last = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at === 8 && (last !== 'IHDR' || length !== 13)) return undefined
    if (keptChunks.has(last)) parts.push(bytes.subarray(at, end))
    at = end
  }
  if (last !== 'IEND') return undefined
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  if (width < 1 || height < 1 || width > widest || height > widest) return undefined
  const png = pngStart + toBase64(parts)
  return png.length > pngStart.length + (largestPng * 4) / 3 + 4
    ? undefined
    : { png, width, height }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const end = text.endsWith('==')
    ? text.length - 2
    : text.endsWith('=')
      ? text.length - 1
      : text.length
  if (text.length % 4 !== 0) return undefined
  const bytes = new Uint8Array(Math.floor((end * 3) / 4))
  let bits = 0
  let held = 0
  let to = 0
  for (let at = 0; at < end; at += 1) {
    const value = values.get(text.charCodeAt(at))
    if (value === undefined) return undefined
    held = ((held << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[to++] = (held >> bits) & 255
    }
  }
  return bytes
}

function toBase64(parts: readonly Uint8Array[]): string {
  const out: string[] = []
  let held = 0
  let bits = 0
  for (const part of parts) {
    for (const byte of part) {
      held = ((held << 8) | byte) & 0xffffff
      bits += 8
      while (bits >= 6) {
        bits -= 6
        out.push(letters[(held >> bits) & 63] ?? '')
      }
    }
  }
  if (bits > 0) out.push(letters[(held << (6 - bits)) & 63] ?? '')
  while (out.length % 4 !== 0) out.push('=')
  return out.join('')
}
