import { ibanLength, mod97 } from './iban.ts'

/**
 * The format after the check digits, where it is not digits only: number of (n) digits, (a) letters, (c) either.
 * Includes countries outside SEPA: no agency has its account there, but a thief may.
 */
const written =
  'AD8n12c AL8n16c BG4a6n8c CH5n12c CY8n16c FR10n11c2n GB4a14n GI4a15c GR7n16c IE4a14n IT1a10n12c LI5n12c LU3n13c ' +
  'LV4a13c MC10n11c2n MD20c MK3n10c2n MT4a5n18c NL4a10n RO4a16c SM1a10n12c ' +
  'AE19n AZ4a20c BA16n BH4a14c BI23n BR23n1a1c BY4c4n16c CR18n DJ23n DO4c20n EG25n FK2a12n GE2a16n GT24c IL19n ' +
  'IQ4a15n JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LY21n MN16n MR23n MU4a19n3a NI4a20n OM3n16c PK4a16c PS4a21c ' +
  'QA4a21c RU14n15c SA2n18c SC4a20n3a SD14n SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VG4a16n XK16n YE4a4n18c'

/** The format expanded to one character per position: `n`, `a` or `c`. */
const shapes: ReadonlyMap<string, string> = new Map(
  written
    .split(' ')
    .map((one) => [
      one.slice(0, 2),
      one.slice(2).replace(/(\d{1,2})([nac])/g, (_all, count, sign) => sign.repeat(Number(count))),
    ]),
)

function shapeOf(country: string): string | undefined {
  const length = ibanLength(country)
  return shapes.get(country) ?? (length === undefined ? undefined : 'n'.repeat(length - 4))
}

/** Letters of other alphabets that look like Latin capitals, and small capitals of the same shape. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АΑᎪᴀ', 'A'],
    ['ВΒᏴʙ', 'B'],
    ['СϹᏟᴄ', 'C'],
    ['ԀᎠᴅ', 'D'],
    ['ЕΕᎬᴇ', 'E'],
    ['Ϝꜰ', 'F'],
    ['ԌᏀɢ', 'G'],
    ['НΗᎻʜ', 'H'],
    ['ІΙӀꞮɪ', 'I'],
    ['ЈͿᎫᴊ', 'J'],
    ['КΚᏦᴋ', 'K'],
    ['ᏞᏝʟ', 'L'],
    ['МΜᎷᴍ', 'M'],
    ['Νɴ', 'N'],
    ['ОΟՕᴏ', 'O'],
    ['РΡᏢᴘ', 'P'],
    ['Ԛ', 'Q'],
    ['ᎡƦʀ', 'R'],
    ['ЅᏚꜱ', 'S'],
    ['ТΤᎢᴛ', 'T'],
    ['Սᴜ', 'U'],
    ['ѴᏙᴠ', 'V'],
    ['ԜᎳᴡ', 'W'],
    ['ХΧ', 'X'],
    ['ҮΥʏ', 'Y'],
    ['ΖᏃᴢ', 'Z'],
  ].flatMap(([signs = '', letter = '']) => [...signs].map((sign) => [sign, letter])),
)

/** Unicode ranges of enclosed letters or digits, and the character each range begins with. */
const framed: readonly (readonly [from: number, to: number, first: string])[] = [
  [0x1f1e6, 0x1f1ff, 'A'],
  [0x1f150, 0x1f169, 'A'],
  [0x1f170, 0x1f189, 'A'],
  [0x24ff, 0x24ff, '0'],
  [0x2776, 0x277e, '1'],
  [0x2780, 0x2788, '1'],
  [0x278a, 0x2792, '1'],
  [0x1f10b, 0x1f10b, '0'],
  [0x1f10c, 0x1f10c, '0'],
]

/** Characters that a reader takes for a digit, or for a letter where one is expected. */
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }
const asLetter: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }

/** Two characters of a number are separated by a few spaces, dots or dashes at most; in a sentence by words. */
const widestGap = 12
const fewestDigits = 8

/** The program's own ids and hashes, which are ignored: no IBAN is as long or grouped like this. */
const names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}/gi

/** A character, and the number of characters between it and the previous one. */
type Sign = { sign: string; gap: number }

/**
 * The characters of a text that could belong to an IBAN: capitals and digits as a reader sees them, in
 * whatever alphabet, width or style they are written, without invisible characters.
 */
function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  let gap = 0
  for (const raw of text.normalize('NFKD').toUpperCase()) {
    const isPlain = raw < '\u0080'
    if (!isPlain && /[\p{Cf}\p{Mn}\u115f\u3164]/u.test(raw)) continue
    const sign = isPlain ? raw : (lookAlikes[raw] ?? digitOf(raw) ?? inFrame(raw) ?? raw)
    if ((sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9')) {
      signs.push({ sign, gap })
      gap = 0
    } else gap += 1
  }
  return signs
}

/** The value of a digit of another script; Unicode has these in ranges of ten. */
function digitOf(sign: string): string | undefined {
  if (!/^\p{Nd}$/u.test(sign)) return undefined
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

function inFrame(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  const row = framed.find(([from, to]) => code >= from && code <= to)
  return row && String.fromCodePoint(row[2].charCodeAt(0) + code - row[0])
}

/** All IBANs in a text that a bank would accept, without duplicates and spaces. */
export function ibansInText(text: string): string[] {
  if (text.length < 15) return []
  const signs = signsOf(text.replace(names, '      '))
  const found = new Set<string>()
  for (let at = 0; at + 15 <= signs.length; at += 1) {
    const iban = ibanAt(signs, at)
    if (iban) found.add(iban)
  }
  return [...found]
}

function ibanAt(signs: readonly Sign[], at: number): string | undefined {
  const [first, second] = [signs[at], signs[at + 1]]
  if (!first || !second) return undefined
  // The `L` and `1` of `dal 18` are not a country code; `1T` may be one.
  const letterOf = (sign: string) => (second.gap === 0 ? (asLetter[sign] ?? sign) : sign)
  const country = letterOf(first.sign) + letterOf(second.sign)
  // A lower-case L looks like a capital I.
  const readings = country.includes('L') ? [country, country.replaceAll('L', 'I')] : [country]
  for (const one of readings) {
    const iban = ibanOf(one, signs, at)
    if (iban) return iban
  }
  return undefined
}

function ibanOf(country: string, signs: readonly Sign[], at: number): string | undefined {
  const shape = shapeOf(country)
  if (!shape || at + shape.length + 4 > signs.length) return undefined
  const window = signs.slice(at, at + shape.length + 4)
  const isOne = window.every(({ gap }, index) => index === 0 || gap <= widestGap)
  if (!isOne) return undefined
  const rest = window.slice(2).map(({ sign }) => sign)
  if (rest.filter((sign) => /\d/.test(sign)).length < fewestDigits) return undefined
  return (['asTheyAre', 'asDigits'] as const)
    .map((either) => readAs(`nn${shape}`, rest, either))
    .filter((read) => read && (isInGroups(window) || hasFewLetters(shape, read.slice(2))))
    .map((read) => read && country + read)
    .find((iban) => iban && mod97(iban) === 1)
}

/** Whether it is written like an IBAN: without spaces, or in groups of four. */
function isInGroups(window: readonly Sign[]): boolean {
  return window.every(
    ({ gap }, index) => index === 0 || gap === 0 || (gap === 1 && index % 4 === 0),
  )
}

/** Excludes words between dates: real account numbers have two letters at most. */
function hasFewLetters(shape: string, read: string): boolean {
  return [...read].filter((sign, index) => shape[index] === 'c' && sign > '9').length <= 2
}

/** Reads look-alikes as the digit or letter the format requires; undefined if a character does not fit. */
function readAs(shape: string, signs: readonly string[], either: 'asTheyAre' | 'asDigits') {
  let read = ''
  for (const [index, sign] of signs.entries()) {
    const place = shape[index]
    const isDigits = place === 'n' || (place === 'c' && either === 'asDigits')
    const found = isDigits
      ? (asDigit[sign] ?? sign)
      : place === 'a'
        ? (asLetter[sign] ?? sign)
        : sign
    if (place === 'n' ? found > '9' : place === 'a' && found <= '9') return undefined
    read += found
  }
  return read
}
