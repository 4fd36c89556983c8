import { expect, test } from 'vitest'
import { webAddress } from './web-address-schema.ts'

test.each([
  ['https://www.example.it', true],
  ['https://www.example.it/a?b=c@d', true],
  ['javascript:alert(1)', false],
  ['//altrove.example', false],
  ['http://www.example.it', false],
  ['https://banca.it@altrove.example', false],
  ['https://banca.it\\@altrove.example', false],
  ['data:text/html,x', false],
  ['', false],
])('%s may be linked to: %s', (text, expected) => {
  expect(webAddress().safeParse(text).success).toBe(expected)
})
