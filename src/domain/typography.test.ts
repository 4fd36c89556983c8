import { describe, expect, test } from 'vitest'
import { asSentence, elidedDays, typographic } from './typography.ts'

describe('prose', () => {
  test.each([
    ["l'alba dell'11 settembre", 'l’alba dell’11 settembre'],
    ["un po' di mare, com'è", 'un po’ di mare, com’è'],
    ["Anne's Beach e Xi'an", 'Anne’s Beach e Xi’an'],
    ["all'«Opera»", 'all’«Opera»'],
  ])('%s has the apostrophes of print', (typed, printed) => {
    expect(typographic(typed)).toBe(printed)
    expect(typographic(printed)).toBe(printed)
  })

  test.each([["scegli 'Prenota Ora' in alto"], ["5' di cammino"], ["dato 'vero'"]])(
    '%s keeps marks that are no apostrophes',
    (typed) => {
      expect(typographic(typed)).toBe(typed)
    },
  )
})

describe('the article before a date', () => {
  test.each([
    ['Saldo entro il 11/03/2027', 'Saldo entro l’11/03/2027'],
    ['riservati fino al 08/04/2027 alle 10:30', 'riservati fino all’08/04/2027 alle 10:30'],
    ['la partenza del 11/10/2027', 'la partenza dell’11/10/2027'],
    ['Dal 08/05/2027 al 11/05/2027', 'Dall’08/05/2027 all’11/05/2027'],
    ['Il 11/03/2027 è finito', 'L’11/03/2027 è finito'],
    ['entro il 8 aprile 2027', 'entro l’8 aprile 2027'],
    ['aperta fino al 11 settembre 2027.', 'aperta fino all’11 settembre 2027.'],
  ])('%s is elided where the day begins with a vowel', (typed, printed) => {
    expect(elidedDays(typed)).toBe(printed)
    expect(elidedDays(printed)).toBe(printed)
  })

  test.each([
    ['entro il 18/11/2026'],
    ['fino al 10/08/2027'],
    ['il 08 è il numero'],
    ['al 8 viaggiatori'],
    ['entro il 18 aprile 2027'],
    ['al 081 555'],
  ])('%s stays', (typed) => {
    expect(elidedDays(typed)).toBe(typed)
  })
})

test.each([
  ['Una pagina di Ondalta', 'Una pagina di Ondalta.'],
  ['Una pagina di Prova S.r.l.', 'Una pagina di Prova S.r.l.'],
])('%s ends with one full stop', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
