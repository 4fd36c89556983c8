import { describe, expect, test } from 'vitest'
import { personName } from '../../src/domain/booking/typed-text-schema.ts'
import { csvLine } from '../../src/server/office/exports/csv.ts'

describe('a name', () => {
  const isTaken = (text: string) => personName(80, 'manca').safeParse(text).success

  test.each([
    ['turned round', 'Anna \u202eissoR'],
    ['with a sign that nobody sees', 'Anna\u200b Rossi'],
    ['of a short domain', 'Vinci su t.co'],
    ['of a domain with a wide dot', 'regali．com'],
    ['of a domain', 'altrove.example'],
    ['of a domain with a soft hyphen in it', 'altrove\u00ad.example'],
    ['of a domain with a joiner in it', 'altrove.\u200dexample'],
    ['with a user part', 'anna@altrove'],
  ])('%s is refused', (_name, text) => {
    expect(isTaken(text)).toBe(false)
  })

  test.each([
    'Anna Rossi',
    'J.R. Tolkien',
    'D’Angelo',
    'St. John',
    'María José',
    '李小龍',
    'علی\u200cرضا',
  ])('control: %s is taken', (text) => expect(isTaken(text)).toBe(true))
})

test('no cell of a list begins with a formula, whichever sign parts the cells', () => {
  const cells = (text: string) => csvLine([text]).split(/[,;\t"\r\n]+/)
  for (const text of ['=1+1', 'Rossi,=1+1', 'Rossi, @SUM(A1)', 'a;\t=cmd', 'x,＝1']) {
    expect(cells(text).some((cell) => /^\s*[=@＝]/.test(cell))).toBe(false)
  }
  expect(csvLine(['Via Roma 2, Ancona'])).toBe('Via Roma 2, Ancona\r\n')
})
