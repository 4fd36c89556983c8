import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { ibansInText } from './iban-in-text.ts'

const italian = 'IT60X0542811101000000123456'
const german = 'DE89370400440532013000'

test.each<[string, string, string]>([
  ['as it is', `Paga su ${italian} entro domani`, italian],
  ['in groups', 'IBAN: IT60 X054 2811 1010 0000 0123 456.', italian],
  ['in small letters', italian.toLowerCase(), italian],
  ['with dots and dashes', 'DE89-3704.0044-0532.0130-00', german],
  ['sign by sign', [...german].join(' '), german],
  ['on two lines', 'DE89 3704 0044\n0532 0130 00', german],
  ['with signs that nobody sees', [...german].join('\u200b'), german],
  ['wide', 'ＤＥ８９３７０４００４４０５３２０１３０００', german],
  ['in bold of mathematics', '𝐃𝐄𝟖𝟗𝟑𝟕𝟎𝟒𝟎𝟎𝟒𝟒𝟎𝟓𝟑𝟐𝟎𝟏𝟑𝟎𝟎𝟎', german],
  ['with Cyrillic letters', 'ІТ60Х0542811101000000123456', italian],
  ['with the letter O for zeros', 'DE8937O4OO44O532O13OOO', german],
  ['with l for ones', 'IT60X05428lll0l000000l23456', italian],
  ['with l for the I of Italy', `l${italian.slice(1)}`, italian],
  [
    'with Arabic digits',
    german.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    german,
  ],
  ['with the letter O in a number with letters', 'NL91 ABNA O417 1643 OO', 'NL91ABNA0417164300'],
  ['with a digit in the bank’s name', 'GB29 NW8K 6O16 1331 9268 19', 'GB29NWBK60161331926819'],
  ['of a country farther away', 'TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  [
    'with letters in the account',
    'FR14 2004 1010 0505 0001 3M02 606',
    'FR1420041010050500013M02606',
  ],
  ['in small capitals', `ᴅᴇ${german.slice(2)}`, german],
  ['with a flag', `🇩🇪${german.slice(2)}`, german],
  ['with accents', 'D\u00c9 89 3704 0044 0532 0130 00', german],
  [
    'in black circles',
    german.replace(/[1-9]/g, (digit) => String.fromCodePoint(0x2775 + Number(digit))),
    german,
  ],
  ['far apart', german.replace(/(.{4})/g, '$1 ········ '), german],
  ['glued to a word', `conto${italian}grazie`, italian],
  ['after a number', `12345 ${german}`, german],
])('a number is found %s', (_name, text, iban) => {
  expect(ibansInText(text)).toEqual([iban])
})

test.each([
  'Partenza il 12/05/2027 da Roma Fiumicino, rientro il 19/05/2027, volo AZ 604 delle 10:25.',
  'IT60 X054 2811 1010 0000 0123 457',
  'Prenotazione 3F0C2F9E, prezzo 2.450,00 €, acconto 980,00 €, telefono +39 333 111 2222.',
  'Partenza AE 231 alle 10:25, TR 4502 alle 12:40, camera 12-14, 18-20, 22-24, 26-28 e 30-32.',
  'P.IVA IT00000000000, codice fiscale RSSMRA80A01H501U',
  '',
])('nothing is found in %j', (text) => {
  expect(ibansInText(text)).toEqual([])
})

test('sentences full of dates are hardly ever taken for a number', () => {
  const random = seededRandom('date')
  const two = (most: number) => String(1 + Math.floor(random() * most)).padStart(2, '0')
  const day = () => `${two(28)}/${two(12)}/2027`
  const sentences = Array.from({ length: 4_000 }, () =>
    [
      `Ciao Anna, sì: dal ${day()} al ${day()}, volo AZ ${two(900)} delle ${two(23)}:${two(59)}.`,
      `Saldo entro il ${day()}, se no al ${day()}; prezzo ${two(9)}.${two(90)}0,00 €, tel. +39 333 11${two(90)} ${two(90)}.`,
    ].join(' '),
  )
  expect(sentences.flatMap(ibansInText)).toEqual([])
})

test('a long text takes no time', () => {
  const text = 'IT60 X054 2811 1010 0000 0123 45'.repeat(4_000)
  const begun = performance.now()
  ibansInText(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
