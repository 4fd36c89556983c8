// Packs the fonts with which papers print names in any script into one file, in pieces that are read only
// when needed: node scripts/paper-fonts.mjs <folder with the unpacked @fontsource packages>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, inflateSync } from 'node:zlib'

const [folder = 'node_modules/@fontsource'] = process.argv.slice(2)
const output = 'src/server/platform/pdf/fonts/other-scripts.pack'

/** If two fonts have a character, the earlier one is used; Korean is used for Hangul only. */
const packages = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-sc',
  'noto-sans-kr',
]
const hangul = [0x1100, 0xd7ff]

/** Not needed in papers: hinting, vertical metrics, and for Chinese the alternative glyphs. */
const dropped = new Set([
  'fpgm',
  'prep',
  'cvt ',
  'gasp',
  'vhea',
  'vmtx',
  'VORG',
  'DSIG',
  'STAT',
  'BASE',
])
const shaping = new Set(['GSUB', 'GPOS', 'GDEF'])

function tablesOf(woff) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packed, length] = [4, 8, 12].map((skip) => woff.readUInt32BE(at + skip))
    const bytes = woff.subarray(offset, offset + packed)
    const data = packed < length ? inflateSync(bytes) : Buffer.from(bytes)
    return { tag: woff.toString('latin1', at, at + 4), data }
  })
}

/** The PDF library identifies fonts by this name, so every piece needs a different one. */
function nameTable(name) {
  const text = Buffer.from(name, 'utf16le').swap16()
  const ids = [1, 4, 6]
  const head = Buffer.alloc(6 + ids.length * 12)
  head.writeUInt16BE(ids.length, 2)
  head.writeUInt16BE(head.length, 4)
  for (const [index, id] of ids.entries()) {
    const at = 6 + index * 12
    for (const [skip, value] of [3, 1, 0x409, id, text.length, 0].entries()) {
      head.writeUInt16BE(value, at + skip * 2)
    }
  }
  return Buffer.concat([head, text])
}

function sfnt(tables) {
  const sorted = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const head = Buffer.alloc(12 + sorted.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(sorted.length, 4)
  let offset = head.length
  const bodies = sorted.map(({ tag, data }, index) => {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

function rangesOf(text) {
  return text.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

const pieces = []
const bodies = []
let offset = 0
for (const name of packages) {
  const ranges = JSON.parse(readFileSync(path.join(folder, name, 'unicode.json'), 'utf8'))
  const files = readdirSync(path.join(folder, name, 'files'))
  for (const [subset, text] of Object.entries(ranges)) {
    const isLatin = subset === 'latin' || subset === 'latin-ext'
    const key = subset.replace(/[[\]]/g, '')
    const file = files.find((one) => one === `${name}-${key}-400-normal.woff`)
    const own = rangesOf(text).filter(
      ([from, to]) => name !== 'noto-sans-kr' || (to >= hangul[0] && from <= hangul[1]),
    )
    if (!file || own.length === 0 || (isLatin && name !== 'noto-sans')) continue
    const isEast = name === 'noto-sans-sc' || name === 'noto-sans-kr'
    const family = `${name}-${key}`
    const kept = tablesOf(readFileSync(path.join(folder, name, 'files', file)))
      .filter(({ tag }) => !dropped.has(tag) && !(isEast && shaping.has(tag)))
      .map((table) => (table.tag === 'name' ? { ...table, data: nameTable(family) } : table))
    const body = brotliCompressSync(sfnt(kept))
    pieces.push({ family, ranges: own, offset, length: body.length })
    bodies.push(body)
    offset += body.length
  }
}
const index = Buffer.from(JSON.stringify(pieces))
const size = Buffer.alloc(4)
size.writeUInt32BE(index.length)
writeFileSync(output, Buffer.concat([size, index, ...bodies]))
console.log(`${output}: ${pieces.length} pieces, ${((offset + index.length) / 1e6).toFixed(1)} MB`)
