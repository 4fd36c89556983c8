import { inflateRawSync } from 'node:zlib'
import { UnreadableStatement } from './statement-file.ts'

/** A hundred thousand lines in the most verbose spreadsheet format unpack to half of this. */
const mostUnpacked = 128 * 1024 * 1024
const mostEntries = 2_000

const endSign = 0x06054b50
const entrySign = 0x02014b50
const localSign = 0x04034b50

/**
 * Checks the announced unpacked size of an archive before it is unpacked, then whether each part really has
 * the announced size. A file of half a megabyte can contain more than a gigabyte.
 */
export function requireModestArchive(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(file)
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (entries.length > mostEntries || total > mostUnpacked) throw tooLarge()
  for (const entry of entries) requireHonest(file, entry)
}

type Entry = { packed: number; unpacked: number; method: number; at: number }

function entriesOf(file: Buffer): Entry[] {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end === -1 || end + 22 > file.length || file.readUInt32LE(end) !== endSign) throw tooLarge()
  const count = file.readUInt16LE(end + 10)
  const entries: Entry[] = []
  for (let at = file.readUInt32LE(end + 16), index = 0; index < count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entrySign) throw tooLarge()
    entries.push({
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function requireHonest(file: Buffer, { packed, unpacked, method, at }: Entry): void {
  if (at + 30 > file.length || file.readUInt32LE(at) !== localSign) throw tooLarge()
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const content = file.subarray(from, from + packed)
  try {
    const size =
      method === 0 ? packed : inflateRawSync(content, { maxOutputLength: unpacked || 1 }).length
    if (size === unpacked) return
  } catch {
    // Larger than announced, or not a valid archive.
  }
  throw tooLarge()
}

function tooLarge(): UnreadableStatement {
  return new UnreadableStatement('unreadable')
}
