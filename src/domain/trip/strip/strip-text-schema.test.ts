import { expect, test } from 'vitest'
import { stripTextSchema } from './strip-text-schema.ts'

const passport =
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'

test.each([
  ['a strip', passport, true],
  ['a card', `${'<'.repeat(30)}\n${'<'.repeat(30)}\n${'<'.repeat(30)}`, true],
  ['nothing', '', false],
  ['a longer text', `${passport}\nABCD`, false],
  ['a picture as text', 'data:image/png;base64,iVBORw0KGgo=', false],
  ['small letters', passport.toLowerCase(), false],
  ['a photograph', new File(['x'], 'passaporto.jpg', { type: 'image/jpeg' }), false],
  ['bytes', new Uint8Array([255, 216, 255]), false],
  ['an object', { image: passport }, false],
])('what may be sent of a document: %s', (_name, value, isTaken) => {
  expect(stripTextSchema.safeParse(value).success).toBe(isTaken)
})
