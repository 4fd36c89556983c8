import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
} from 'node:zlib'

/**
 * A page contains the number of its edition once, and only that changes in every page with every publication.
 * So pages are compressed around that place (the stamp): inserting another number joins three pieces, whereas
 * compressing a thousand pages again would take ten seconds.
 */
export type Halves = readonly [before: Uint8Array, after: Uint8Array]
export type PackedPage = { identity: Halves; gzip: Halves; br: Halves }
export type PageBodies = { identity: Buffer; gzip: Buffer; br: Buffer }

/** Room for the release, nine digits and the closing quotation mark. */
const stampLength = 26
const place = /("site":\{"version":")[^"]*" */

/** The page before and after its stamp; every page has one. */
function halvesOf(html: string): Halves {
  const found = place.exec(html)
  if (!found) throw new Error('A page without the version of its content')
  const [all, before = ''] = found
  const start = found.index + before.length
  const end = found.index + all.length
  return [Buffer.from(html.slice(0, start)), Buffer.from(html.slice(end))]
}

/** The padding after the quotation mark is ignored by JSON parsers. */
function stampOf(version: string): Buffer {
  const text = `${version}"`
  // The last two bytes are always spaces: the text after them was compressed with these two bytes known.
  if (text.length > stampLength - 2) throw new Error(`A version that is too long: ${version}`)
  return Buffer.from(text.padEnd(stampLength))
}

/** Bytes that occur in no page, so that the compressor can't refer back to them. */
const blank = Buffer.from(
  Array.from({ length: stampLength }, (_, at) => (at < stampLength - 2 ? at + 1 : 0x20)),
)

export async function packPage(
  html: string,
  { quality, level = constants.Z_DEFAULT_COMPRESSION }: { quality: number; level?: number },
): Promise<PackedPage> {
  const identity = halvesOf(html)
  const [br, gzip] = await Promise.all([packBrotli(identity, quality), packGzip(identity, level)])
  return { identity, br, gzip }
}

export function stampPage(page: PackedPage, version: string): PageBodies {
  const stamp = stampOf(version)
  return {
    identity: joined(page.identity, stamp),
    br: joined(page.br, brotliBlock(stamp)),
    gzip: Buffer.concat([joined(page.gzip, deflateBlock(stamp)), gzipEnd(page.identity, stamp)]),
  }
}

/** The offset of the stamp in each body, for storing a page as it is sent. */
export function placesOf({ identity, gzip, br }: PackedPage) {
  return { identity: identity[0].length, gzip: gzip[0].length, br: br[0].length }
}

/** Splits a stored page again at its stamp. */
export function unstampPage(bodies: PageBodies, at: ReturnType<typeof placesOf>): PackedPage {
  const end = bodies.gzip.length - gzipEndLength
  return {
    identity: around(bodies.identity, at.identity, stampLength),
    br: around(bodies.br, at.br, brotliBlock(blank).length),
    gzip: around(bodies.gzip.subarray(0, end), at.gzip, deflateBlock(blank).length),
  }
}

function around(body: Buffer, at: number, length: number): Halves {
  return [body.subarray(0, at), body.subarray(at + length)]
}

function joined([before, after]: Halves, stamp: Uint8Array): Buffer {
  return Buffer.concat([before, stamp, after])
}

type Encoder = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createDeflateRaw>

/** The compressed bytes of each piece; every piece is flushed to a whole byte. */
async function pieces(encoder: Encoder, flush: number, parts: readonly Uint8Array[]) {
  let made: Uint8Array[] = []
  const taken: Buffer[] = []
  encoder.on('data', (chunk: Uint8Array) => made.push(chunk))
  const take = () => {
    taken.push(Buffer.concat(made))
    made = []
  }
  const failed = new Promise<never>((_, reject) => encoder.once('error', reject))
  const [last, ...others] = parts.toReversed()
  for (const part of others.toReversed()) {
    encoder.write(part)
    const flushed = new Promise<void>((resolve) => encoder.flush(flush, resolve))
    await Promise.race([failed, flushed])
    take()
  }
  const ended = new Promise((resolve) => encoder.once('end', resolve))
  encoder.end(last)
  await Promise.race([failed, ended])
  take()
  return taken
}

/**
 * Compresses one stream with a blank in the stamp's place, then replaces the blank's block by an uncompressed
 * block of the same length. So all back-references behind it stay valid.
 */
async function packBrotli([before, after]: Halves, quality: number): Promise<Halves> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: before.length + blank.length + after.length,
  }
  const encoder = createBrotliCompress({ params })
  const parts = [before, blank, after]
  const [start = blank, , end = blank] = await pieces(
    encoder,
    constants.BROTLI_OPERATION_FLUSH,
    parts,
  )
  const stamp = stampOf('otherwise')
  const read = brotliDecompressSync(joined([start, end], brotliBlock(stamp)))
  if (!read.equals(joined([before, after], stamp))) throw new Error('A page that can’t be stamped')
  return [start, end]
}

/** Two streams without back-references across the stamp, and a stored block between them. */
async function packGzip([before, after]: Halves, level: number): Promise<Halves> {
  const options = { level }
  const nothing = new Uint8Array()
  const [start = nothing] = await pieces(createDeflateRaw(options), constants.Z_FULL_FLUSH, [
    before,
    nothing,
  ])
  const [end = nothing] = await pieces(createDeflateRaw(options), constants.Z_FULL_FLUSH, [after])
  return [Buffer.concat([gzipStart, start]), end]
}

/** RFC 7932, section 9.2: not the last block, length in four nibbles, uncompressed, then byte-aligned. */
function brotliBlock(content: Uint8Array): Buffer {
  const head = ((content.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([head & 255, (head >> 8) & 255, head >> 16]), content])
}

/** RFC 1951, section 3.2.4: not the last block, stored. */
function deflateBlock(content: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(content.length, 1)
  head.writeUInt16LE(content.length ^ 0xffff, 3)
  return Buffer.concat([head, content])
}

/** RFC 1952: no name, no time, unknown system. */
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const gzipEndLength = 8

function gzipEnd([before, after]: Halves, stamp: Uint8Array): Buffer {
  const end = Buffer.alloc(gzipEndLength)
  end.writeUInt32LE(crc32(after, crc32(stamp, crc32(before))), 0)
  end.writeUInt32LE((before.length + stamp.length + after.length) >>> 0, 4)
  return end
}
