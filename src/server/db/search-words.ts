import { type SQL, sql } from 'drizzle-orm'

/** `Perù, d'An` → `peru:* & d:* & an:*`; undefined when nothing searchable was typed. */
export function wordsQuery(typed: string): string | undefined {
  const plain = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined
}

/** Whether the indexed words begin with all that was typed. */
export function matchesWords(words: SQL, typed: string): SQL {
  const query = wordsQuery(typed)
  return query === undefined ? sql`false` : sql`${words} @@ to_tsquery('simple', ${query})`
}

/** The end of the range of texts that begin with `prefix`, for LIKE with its wildcards escaped. */
export function prefixPattern(prefix: string): string {
  return `${prefix.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}

/** The ids that begin with these hexadecimal digits, as a range that the primary key can answer. */
export function idRange(typed: string): { from: string; to: string } | undefined {
  const digits = typed.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined
  return { from: asUuid(digits.padEnd(32, '0')), to: asUuid(digits.padEnd(32, 'f')) }
}

function asUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
