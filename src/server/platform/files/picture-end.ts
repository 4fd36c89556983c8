/**
 * Cuts a picture at its own end. Bytes behind it are never displayed and can be anything: another file, a
 * program, data of an editor or a phone.
 */
export function upToItsEnd(content: Uint8Array, mimeType: string): Uint8Array {
  const end = endOf[mimeType]?.(content)
  return end === undefined ? content : content.subarray(0, end)
}

/** Undefined where the end is not found: then nothing is cut. */
const endOf: Partial<Record<string, (content: Uint8Array) => number | undefined>> = {
  'image/jpeg': endOfJpeg,
  'image/png': endOfPng,
  'image/webp': endOfWebp,
}

const endMarker = 0xd9
const scanMarker = 0xda

function endOfJpeg(jpeg: Uint8Array): number | undefined {
  for (let at = 2; at + 2 <= jpeg.length; ) {
    if (jpeg[at] !== 0xff) return undefined
    const kind = jpeg[at + 1] ?? 0
    if (kind === endMarker) return at + 2
    // Fill bytes may precede a marker.
    if (kind === 0xff) {
      at += 1
      continue
    }
    const length = (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    if (length < 2) return undefined
    at += 2 + length
    if (kind === scanMarker) at = afterScan(jpeg, at)
  }
  return undefined
}

/** The position of the first marker after the scan data: neither a stuffed 0xff nor a restart marker. */
function afterScan(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const kind = jpeg[at + 1] ?? 0
    const isInside = kind === 0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd7)
    if (!isInside) return at
  }
  return jpeg.length
}

function endOfPng(png: Uint8Array): number | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const lastKind = 0x49454e44 // IEND
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (view.getUint32(at + 4) === lastKind) return end <= png.length ? end : undefined
    at = end
  }
  return undefined
}

function endOfWebp(webp: Uint8Array): number | undefined {
  if (webp.length < 12) return undefined
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  const size = view.getUint32(4, true)
  // RIFF pads an odd size by one byte.
  const end = 8 + size + (size % 2)
  return end <= webp.length ? end : undefined
}
