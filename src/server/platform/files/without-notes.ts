import { notesInHeic } from './heic-notes.ts'

/**
 * A photograph without its metadata (when, where, with what and by whom it was taken), but with its
 * orientation. Undefined for a file that can't be parsed, because then its metadata can't be found.
 */
export function withoutNotes(content: Uint8Array, mimeType: string): Uint8Array | undefined {
  if (mimeType === 'image/jpeg') return quietJpeg(content)
  if (mimeType === 'image/png') return quietPng(content)
  if (mimeType === 'image/webp') return quietWebp(content)
  const notes = notesInHeic(content)
  return notes && blanked(content, notes)
}

/** The length stays the same, so that all byte offsets in the file stay valid. */
function blanked(content: Uint8Array, parts: readonly { from: number; to: number }[]) {
  const quiet = Uint8Array.from(content)
  for (const { from, to } of parts) quiet.fill(0, from, to)
  return quiet
}

const scanMarker = 0xda
const exifMarker = 0xe1
const profileMarker = 0xe2
/** Adobe's segment defines the colour transform. */
const adobeMarker = 0xee
const commentMarker = 0xfe

function quietJpeg(jpeg: Uint8Array): Uint8Array | undefined {
  const kept = [jpeg.subarray(0, 2)]
  let turned: number | undefined
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const kind = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff) return undefined
    // Fill bytes may precede a marker.
    if (kind === 0xff) {
      at += 1
      continue
    }
    if (kind === scanMarker) {
      const [start = jpeg.subarray(0, 2), ...rest] = kept
      const note = turned && turned > 1 ? [turnedNote(turned)] : []
      return Buffer.concat([start, ...note, ...rest, jpeg.subarray(at)])
    }
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    const segment = jpeg.subarray(at, end)
    if (kind === exifMarker) turned ??= turnIn(segment)
    if (!isNote(kind, segment)) kept.push(segment)
    at = end
  }
  return undefined
}

function isNote(kind: number, segment: Uint8Array): boolean {
  if (kind === commentMarker) return true
  const isProfile =
    kind === profileMarker && Buffer.from(segment.subarray(4, 15)).toString() === 'ICC_PROFILE'
  return kind >= exifMarker && kind <= 0xef && kind !== adobeMarker && !isProfile
}

const turnTag = 0x0112

/** The Exif orientation, 1 to 8; undefined where there is none. */
function turnIn(segment: Uint8Array): number | undefined {
  const tiff = Buffer.from(segment.subarray(10))
  if (Buffer.from(segment.subarray(4, 8)).toString() !== 'Exif' || tiff.length < 14)
    return undefined
  const isLittle = tiff[0] === 0x49
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (short(at) === turnTag) return short(at + 8) <= 8 ? short(at + 8) : undefined
  }
  return undefined
}

/** An Exif segment with the orientation and nothing else. */
function turnedNote(turned: number): Buffer {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turned]
  const body = [...Buffer.from('Exif'), 0, 0, ...tiff, 0, 0, 0, 0, 0, 0]
  return Buffer.from([0xff, exifMarker, 0, body.length + 2, ...body])
}

const pngNotes = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function quietPng(png: Uint8Array): Uint8Array | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const kept = [png.subarray(0, 8)]
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > png.length) return undefined
    const kind = Buffer.from(png.subarray(at + 4, at + 8)).toString('latin1')
    if (!pngNotes.has(kind)) kept.push(png.subarray(at, end))
    if (kind === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

const webpNotes = new Set(['EXIF', 'XMP '])

function quietWebp(webp: Uint8Array): Uint8Array | undefined {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  const notes: { from: number; to: number }[] = []
  let at = 12
  while (at + 8 <= webp.length) {
    const length = view.getUint32(at + 4, true)
    const to = at + 8 + length
    if (to > webp.length) return undefined
    const kind = Buffer.from(webp.subarray(at, at + 4)).toString('latin1')
    if (webpNotes.has(kind)) notes.push({ from: at + 8, to })
    at = to + (length % 2)
  }
  return blanked(webp, notes)
}
