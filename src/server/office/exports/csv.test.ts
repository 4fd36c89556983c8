import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['+39 333 000 0000', '+39 333 000 0000'],
  ['+393330000000', '+39 3330000000'],
  ['+39-333-000.0000', '+39 333 000 0000'],
  ['071 000000', '071 000000'],
  ['=1+1', "'=1+1"],
])('the phone number %s is written as %s', (phone, written) => {
  expect(csvLine([{ phone }])).toBe(`${written}\r\n`)
})
