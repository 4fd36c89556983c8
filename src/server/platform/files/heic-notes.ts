type Box = { kind: string; from: number; to: number }
type Extent = { from: number; to: number }

/** The byte ranges of a HEIC file that hold its metadata; undefined where its table can't be read. */
export function notesInHeic(heic: Uint8Array): Extent[] | undefined {
  try {
    const reader = new DataView(heic.buffer, heic.byteOffset, heic.byteLength)
    const meta = boxesIn(reader, 0, heic.length).find(({ kind }) => kind === 'meta')
    if (!meta) return undefined
    const inside = boxesIn(reader, meta.from + 4, meta.to)
    const find = (wanted: string) => inside.find(({ kind }) => kind === wanted)
    const [items, places, own] = [find('iinf'), find('iloc'), find('idat')]
    if (!items || !places) return undefined
    return extentsOf(reader, places, noteIds(reader, items), own?.from ?? 0)
  } catch (error) {
    // An offset points beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const mostBoxes = 2000
/** A phone's file has some dozens of extents, and one or two metadata items. */
const mostExtents = 4000
const mostNotes = 16

function boxesIn(reader: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < mostBoxes; ) {
    const short = reader.getUint32(at)
    const isLong = short === 1
    const size = isLong ? Number(reader.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) throw new RangeError('A box is longer than what holds it')
    boxes.push({ kind: kindAt(reader, at + 4), from: at + head, to: at + size })
    at += size
  }
  return boxes
}

function kindAt(reader: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => reader.getUint8(at + place)))
}

/** Exif items, and those of type 'mime', such as XMP. */
function noteIds(reader: DataView, items: Box): Set<number> {
  const head = reader.getUint8(items.from) === 0 ? 6 : 8
  const notes = boxesIn(reader, items.from + head, items.to).flatMap(({ kind, from }) => {
    const version = reader.getUint8(from)
    if (kind !== 'infe' || version < 2) return []
    const isWide = version > 2
    const id = isWide ? reader.getUint32(from + 4) : reader.getUint16(from + 4)
    const what = kindAt(reader, from + (isWide ? 10 : 8))
    return what === 'Exif' || what === 'mime' ? [id] : []
  })
  return new Set(notes)
}

/** The byte ranges of the items: in the file, or in the table's own data (idat). */
function extentsOf(reader: DataView, box: Box, wanted: Set<number>, own: number): Extent[] {
  let at = box.from
  const number = (bytes: number) => {
    let value = 0
    for (let place = 0; place < bytes; place += 1) value = value * 256 + reader.getUint8(at + place)
    at += bytes
    return value
  }
  const version = number(4) >>> 24
  const [sizes, more] = [number(1), number(1)]
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4]
  const indexSize = version === 0 ? 0 : more & 15
  const found: Extent[] = []
  let pieces = 0
  for (let left = number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = number(version < 2 ? 2 : 4)
    const start = version > 0 && (number(2) & 15) === 1 ? own : 0
    number(2)
    const base = start + number(baseSize)
    for (let extents = number(2); extents > 0; extents -= 1) {
      pieces += 1
      if (pieces > mostExtents || found.length > mostNotes) throw new RangeError('Too many pieces')
      number(indexSize)
      const from = base + number(offsetSize)
      const length = number(lengthSize)
      if (wanted.has(id)) found.push({ from, to: Math.min(from + length, reader.byteLength) })
    }
  }
  return found
}
