import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { Font } from '@react-pdf/renderer'

type Piece = { family: string; ranges: [number, number][]; offset: number; length: number }
type Pack = { pieces: Piece[]; bytes: Buffer; start: number }

let opened: Pack | undefined
const registered = new Set<string>()

/** The document's own font covers European letters; other characters are looked up in the pack. */
const lastOwnLetter = 0x24f
const punctuation = { first: 0x2000, last: 0x22ff }

/**
 * The font families for a document: its own, followed by those for other scripts that occur in its text. Most
 * documents need none, and then the pack is not read.
 */
export function paperFamilies(words: unknown): string[] {
  const signs = new Set(JSON.stringify(words))
  const foreign = [...signs].map((sign) => sign.codePointAt(0) ?? 0).filter(isForeign)
  if (foreign.length === 0) return ['Figtree']
  opened ??= openPack()
  const needed = new Set<string>()
  for (const sign of foreign) {
    const piece = opened.pieces.find(({ ranges }) =>
      ranges.some(([from, to]) => sign >= from && sign <= to),
    )
    if (!piece) continue
    register(opened, piece)
    needed.add(piece.family)
  }
  return ['Figtree', ...needed]
}

function isForeign(sign: number): boolean {
  return sign > lastOwnLetter && (sign < punctuation.first || sign > punctuation.last)
}

/** The layout of the pack is described in scripts/paper-fonts.mjs, which makes it. */
function openPack(): Pack {
  const bytes = readFileSync(fileURLToPath(new URL('./fonts/other-scripts.pack', import.meta.url)))
  const start = 4 + bytes.readUInt32BE(0)
  return { bytes, start, pieces: JSON.parse(bytes.toString('utf8', 4, start)) as Piece[] }
}

function register({ bytes, start }: Pack, { family, offset, length }: Piece): void {
  if (registered.has(family)) return
  registered.add(family)
  const font = brotliDecompressSync(bytes.subarray(start + offset, start + offset + length))
  Font.register({ family, src: `data:font/ttf;base64,${font.toString('base64')}` })
}
