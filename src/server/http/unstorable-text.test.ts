import { expect, test } from 'vitest'
import { refuseUnstorableText } from './unstorable-text.ts'

test.each([
  ['a zero byte', { travelers: [{ firstName: 'Giu\0lia' }] }],
  ['half a pair', { travelers: [{ firstName: 'Giulia \ud800' }] }],
  ['the other half, as a name', { '\udc00': 1 }],
])('%s is refused, however deep it stands', (_name, input) => {
  expect(() => refuseUnstorableText(input)).toThrow('VALIDATION')
})

test('whole signs of every script pass', () => {
  expect(() => refuseUnstorableText({ note: 'Bon voyage 🧳 東京' })).not.toThrow()
})
