import { expect, test } from 'vitest'
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
  [
    'with Arabic digits',
    german.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    german,
  ],
  ['glued to a word', `conto${italian}grazie`, italian],
  ['after a number', `12345 ${german}`, german],
])('a number is found %s', (_name, text, iban) => {
  expect(ibansInText(text)).toEqual([iban])
})

test.each([
  'Partenza il 12/05/2027 da Roma Fiumicino, rientro il 19/05/2027, volo AZ 604 delle 10:25.',
  'IT60 X054 2811 1010 0000 0123 457',
  'Prenotazione 3F0C2F9E, prezzo 2.450,00 €, acconto 980,00 €, telefono +39 333 111 2222.',
  'P.IVA IT00000000000, codice fiscale RSSMRA80A01H501U',
  '',
])('nothing is found in %j', (text) => {
  expect(ibansInText(text)).toEqual([])
})

test('a long text takes no time', () => {
  const text = 'IT60 X054 2811 1010 0000 0123 45'.repeat(4_000)
  const begun = performance.now()
  ibansInText(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
