/**
 * Recognises the causale 'Ricevuta 1234' as people write it and banks pass it on: in capitals, broken by
 * spaces and line ends, shortened, with letters that look like digits, with a typing error. Only parses
 * the text; which booking a number belongs to is decided elsewhere.
 */
export type ReadingKind =
  /** The word and its four digits, in whatever way they are split up. */
  | 'clear'
  /** Like `clear`, but with letters in place of digits: I234, 12O4. */
  | 'lookalike'
  /** The word, then more than four digits without a gap: the first four are used. */
  | 'glued'
  /** The word with one digit too few or too many: useful only together with other evidence. */
  | 'broken'
  /** Four digits alone, without the word. */
  | 'bare'

export type Reading = { digits: string; kind: ReadingKind }

/** The letters and digits of a text in sequence, and where other characters separated them. */
type Row = { chars: string; gapBefore: boolean[] }

const keyword = 'RICEVUTA'
const shortForms = ['RICEVUTE', 'RICEVUT', 'RICEVU', 'RICEV', 'RICE', 'RIC', 'RCV', 'RICV', 'RCVT']
const fillers = ['NUMERO', 'NUM', 'NRO', 'NR', 'NO', 'N', 'CODICE', 'COD', 'DI', 'DEL', 'PAGAMENTO']
const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const digitsOfCode = 4

export function rowOf(text: string): Row {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[|!]/g, 'I').toUpperCase()
  const chars: string[] = []
  const gapBefore: boolean[] = []
  let gap = true
  for (const char of plain) {
    if (/[A-Z0-9]/.test(char)) {
      chars.push(char)
      gapBefore.push(gap)
      gap = false
    } else {
      gap = true
    }
  }
  return { chars: chars.join(''), gapBefore }
}

/** Every number the text may mean, each with its most reliable kind. */
export function readReferences(written: string): Reading[] {
  const text = withoutDaysAndSums(written)
  const row = rowOf(text)
  const named = keywordEnds(row).flatMap((end) => readAfter(row, end))
  const readings = named.length > 0 ? named : bareNumbers(text)
  return surestOfEach(readings)
}

/** Removes dates and amounts: 'RICEVUTO 15/11/2026 EUR 1.980,00' has no causale, however similar the word. */
function withoutDaysAndSums(text: string): string {
  return text
    .replace(/(?<!\d)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:20)?\d\d(?!\d)/g, ' X ')
    .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d\d(?!\d)/g, ' X ')
}

const sureness: readonly ReadingKind[] = ['clear', 'lookalike', 'glued', 'broken', 'bare']

function surestOfEach(readings: readonly Reading[]): Reading[] {
  const best = new Map<string, Reading>()
  for (const reading of readings) {
    const known = best.get(reading.digits)
    if (!known || sureness.indexOf(reading.kind) < sureness.indexOf(known.kind)) {
      best.set(reading.digits, reading)
    }
  }
  return [...best.values()]
}

/** The positions where the word 'ricevuta' ends: complete, mistyped or shortened. */
function keywordEnds(row: Row): number[] {
  const ends = new Set<number>()
  for (let at = 0; at < row.chars.length; at += 1) {
    if (row.chars[at] !== 'R' && !row.gapBefore[at]) continue
    const end = wordEnd(row, at)
    if (end !== undefined) ends.add(end)
  }
  return [...ends]
}

function wordEnd(row: Row, at: number): number | undefined {
  let best: { end: number; distance: number } | undefined
  for (const length of [8, 9, 7, 10]) {
    const end = at + length
    const taken = row.chars.slice(at, end)
    if (end > row.chars.length || /\d\d|\d$/.test(taken)) continue
    const written = taken.replaceAll('1', 'I').replaceAll('L', 'I')
    if (!hasItsLetters(written)) continue
    // Prefer a word that ends at a gap over one that swallows the first character of the number.
    const distance = editDistance(written, keyword, 2) + (row.gapBefore[end] ? 0 : 0.5)
    // Inside a run of letters one typing error is allowed; two only in a separate word.
    const allowed = row.gapBefore[at] ? 2.5 : 1.5
    if (distance <= allowed && (!best || distance < best.distance)) best = { end, distance }
  }
  return best?.end ?? shortEnd(row, at)
}

/** Two errors change at most two letters: this cheap check rules out most words before the full comparison. */
function hasItsLetters(written: string): boolean {
  let missing = 0
  for (const letter of keyword) if (!written.includes(letter) && ++missing > 2) return false
  return true
}

function shortEnd(row: Row, at: number): number | undefined {
  if (!row.gapBefore[at]) return undefined
  const word = shortForms.find((form) => row.chars.startsWith(form, at))
  if (!word) return undefined
  const end = at + word.length
  // 'RIC 1234' and 'RIC1234', but neither 'RICARICA 1234' nor 'RICCI 1234'.
  return row.gapBefore[end] || /\d/.test(row.chars[end] ?? '') ? end : undefined
}

/** What follows the word: one number, or several ('Ricevute 1234 e 5678'). */
function readAfter(row: Row, end: number): Reading[] {
  const starts = afterFillers(row, end)
  const found = starts.map((start) => readNumber(row, start)).filter((read) => read !== undefined)
  const clear = found.filter(({ reading }) => reading.kind === 'clear')
  const kept = clear.length > 0 ? clear : found
  return kept.flatMap(({ reading, next }) => [reading, ...following(row, next)])
}

function afterFillers(row: Row, end: number): number[] {
  const starts = [end]
  for (let step = 0; step < starts.length && starts.length < 8; step += 1) {
    const start = starts[step] ?? 0
    for (const filler of fillers) {
      const after = start + filler.length
      if (row.chars.startsWith(filler, start) && !starts.includes(after)) starts.push(after)
    }
  }
  return starts
}

type Read = { reading: Reading; next: number }

function readNumber(row: Row, start: number): Read | undefined {
  const run = numberRun(row, start)
  const real = run.replace(/\D/g, '').length
  const code = asDigits(run.slice(0, digitsOfCode))
  if (run.length < digitsOfCode) {
    const isShort = run.length === digitsOfCode - 1 && /^\d+$/.test(run)
    return isShort ? { reading: { digits: run, kind: 'broken' }, next: start + 3 } : undefined
  }
  if (real < 2) return undefined
  const next = start + digitsOfCode
  const isDigits = /^\d{4}$/.test(run.slice(0, digitsOfCode))
  const after = row.chars[next]
  const goesOn = after !== undefined && /\d/.test(after) && !row.gapBefore[next]
  if (!goesOn) return { reading: { digits: code, kind: isDigits ? 'clear' : 'lookalike' }, next }
  const long = /^\d+/.exec(row.chars.slice(start))?.[0] ?? ''
  const own = long.slice(0, gapAfter(row, start, long.length))
  if (own.length === digitsOfCode + 1) return { reading: { digits: own, kind: 'broken' }, next }
  return { reading: { digits: code, kind: 'glued' }, next }
}

/** How many characters from `start` on have no gap between them. */
function gapAfter(row: Row, start: number, length: number): number {
  for (let index = 1; index < length; index += 1) if (row.gapBefore[start + index]) return index
  return length
}

/** Up to four characters that are digits or may be. A letter that begins a word is not a digit. */
function numberRun(row: Row, start: number): string {
  let run = ''
  for (let index = start; run.length < digitsOfCode; index += 1) {
    const char = row.chars[index]
    if (char === undefined || !(/\d/.test(char) || lookalikes[char] !== undefined)) break
    if (/[A-Z]/.test(char) && startsWord(row, index)) break
    run += char
  }
  return run
}

/** A letter after a gap and followed by letters: 'Ricevuta 12 di Luca' has two digits, not four. */
function startsWord(row: Row, index: number): boolean {
  const isAlone = row.gapBefore[index] === true
  const next = row.chars[index + 1]
  return isAlone && next !== undefined && /[A-Z]/.test(next) && row.gapBefore[index + 1] === false
}

function asDigits(run: string): string {
  return [...run].map((char) => lookalikes[char] ?? char).join('')
}

/** 'Ricevute 1234 e 5678', 'ricevuta 1234/5678': numbers that directly follow the first one. */
function following(row: Row, from: number): Reading[] {
  const found: Reading[] = []
  let at = from
  for (;;) {
    const joined = /^(?:E|ED|RICEVUTA|RIC|N)?(\d{4})/.exec(row.chars.slice(at, at + 14))
    const digits = joined?.[1]
    if (!joined || !digits) return found
    const start = at + joined[0].length - digitsOfCode
    const end = start + digitsOfCode
    const isWhole =
      row.gapBefore[start] && !(/\d/.test(row.chars[end] ?? '') && !row.gapBefore[end])
    if (!isWhole || gapAfter(row, start, digitsOfCode) < digitsOfCode) return found
    found.push({ digits, kind: 'clear' })
    at = end
  }
}

/** Four digits on their own, not a year, not a part of a date, an amount or a longer code. */
function bareNumbers(text: string): Reading[] {
  const found: Reading[] = []
  const pattern = /(?<![\p{L}\d][.,/:-]?|[.,/:-])\d{4}(?![.,/:-]?\d|\p{L})/gu
  for (const [digits] of text.matchAll(pattern)) {
    if (!/^(?:19|20)\d\d$/.test(digits)) found.push({ digits, kind: 'bare' })
  }
  return found
}

/** Booking codes (the first eight characters of the id) that appear as separate words. */
export function readBookingCodes(text: string): string[] {
  const words = text.toUpperCase().match(/(?<![A-Z0-9])[0-9A-F]{8}(?![A-Z0-9])/g) ?? []
  return words.filter((word) => /[A-F]/.test(word) || !/^(?:19|20)\d{6}$/.test(word))
}

/** Whether text and code differ by one typing error: a digit changed, swapped, lost or added. */
export function isOneSlip(written: string, code: string): boolean {
  if (written === code || Math.abs(written.length - code.length) > 1) return false
  let at = 0
  while (at < written.length && written[at] === code[at]) at += 1
  const [left, wanted] = [written.slice(at), code.slice(at)]
  return (
    left.slice(1) === wanted.slice(1) ||
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    (left[0] === wanted[1] && left[1] === wanted[0] && left.slice(2) === wanted.slice(2))
  )
}

/** All codes that differ from the written text by one typing error. */
export function oneSlipAway(written: string): string[] {
  const codes = new Set<string>()
  for (let index = 0; index <= written.length; index += 1) {
    const [before, after] = [written.slice(0, index), written.slice(index)]
    codes.add(before + after.slice(1))
    codes.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2))
    for (let digit = 0; digit <= 9; digit += 1) {
      codes.add(`${before}${digit}${after.slice(1)}`)
      codes.add(`${before}${digit}${after}`)
    }
  }
  codes.delete(written)
  return [...codes].filter((code) => code.length === digitsOfCode)
}

/** Edit distance with swaps of neighbouring characters; stops counting beyond `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [older, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (older[j - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    ;[older, previous] = [previous, current]
  }
  return previous[b.length] ?? limit + 1
}
