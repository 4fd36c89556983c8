import { ibanLength, mod97 } from './iban.ts'

/** Letters of other alphabets that look like Latin capitals. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АΑ', 'A'],
    ['ВΒ', 'B'],
    ['СϹ', 'C'],
    ['ЕΕ', 'E'],
    ['ԌԌ', 'G'],
    ['НΗ', 'H'],
    ['ІΙӀ', 'I'],
    ['ЈͿ', 'J'],
    ['КΚ', 'K'],
    ['Ꮮ', 'L'],
    ['МΜ', 'M'],
    ['Ν', 'N'],
    ['ОΟ', 'O'],
    ['РΡ', 'P'],
    ['Ѕ', 'S'],
    ['ТΤ', 'T'],
    ['Ѵ', 'V'],
    ['Ԝ', 'W'],
    ['ХΧ', 'X'],
    ['ҮΥ', 'Y'],
    ['Ζ', 'Z'],
  ].flatMap(([signs = '', letter = '']) => [...signs].map((sign) => [sign, letter])),
)

/** What a reader takes for a digit, and for a letter where one has to be. */
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }
const asLetter: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }

/** Between two signs of a number stand at most a few spaces, dots or dashes; a sentence has words. */
const widestGap = 4
const fewestDigits = 8

/** What the program itself calls things by: no number is as long, or cut like this. */
const names = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}/gi

type Sign = { sign: string; isJoined: boolean }

/**
 * The signs of a text that could belong to a number: capitals and digits as a reader sees them,
 * whatever alphabet, width or style they are written in, without what can't be seen.
 */
function signsOf(text: string): Sign[] {
  const signs: Sign[] = []
  let gap = 0
  for (const raw of text.normalize('NFKC').toUpperCase()) {
    const isPlain = raw < '\u0080'
    if (!isPlain && /[\p{Cf}\p{Mn}\u115f\u3164]/u.test(raw)) continue
    const sign = isPlain ? raw : (lookAlikes[raw] ?? digitOf(raw) ?? raw)
    if ((sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9')) {
      signs.push({ sign, isJoined: gap <= widestGap })
      gap = 0
    } else gap += 1
  }
  return signs
}

/** Digits of other scripts come in rows of ten. */
function digitOf(sign: string): string | undefined {
  if (!/^\p{Nd}$/u.test(sign)) return undefined
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** Every number in a text that a bank would take for an IBAN, once each, without spaces. */
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
  const [first, second] = [signs[at]?.sign ?? '', signs[at + 1]?.sign ?? '']
  const country = (asLetter[first] ?? first) + (asLetter[second] ?? second)
  const length = ibanLength(country)
  const third = signs[at + 2]?.sign ?? ''
  if (!/[\dOILSBZ]/.test(third)) return undefined
  if (!length || at + length > signs.length) return undefined
  const window = signs.slice(at, at + length)
  if (!window.every(({ isJoined }, index) => index === 0 || isJoined)) return undefined
  const rest = window.slice(2).map(({ sign }) => sign)
  if (rest.filter((sign) => /\d/.test(sign)).length < fewestDigits) return undefined
  return [rest, readAsDigits(rest), readAsDigits(rest, country)]
    .map((signsOfRest) => country + signsOfRest.join(''))
    .find((iban) => /^..\d\d/.test(iban) && mod97(iban) === 1)
}

/** Where an Italian number has its control letter, a letter it stays. */
function readAsDigits(rest: readonly string[], country = ''): string[] {
  const letterAt = country === 'IT' || country === 'SM' ? 2 : -1
  return rest.map((sign, index) =>
    index === letterAt ? (asLetter[sign] ?? sign) : (asDigit[sign] ?? sign),
  )
}
