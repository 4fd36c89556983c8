import { expect, test } from 'vitest'
import type { Holder, Waiting } from './phone-store.ts'
import { leavingText, waitingText } from './waiting-words.ts'

const holder = { departures: [{ id: 'mine' }] } as Holder
const one = (change: Partial<Waiting> = {}) =>
  ({ departureId: 'mine', isRefused: false, ...change }) as Waiting
const refused = one({ isRefused: true })
const leftBehind = one({ departureId: 'taken away' })

test.each([
  ['nothing', [], '', 'I dati delle partenze vengono tolti dal telefono.'],
  [
    'one',
    [one()],
    '1 voce da inviare',
    'C’è una voce non ancora inviata: se esci adesso va persa. Aspetta di avere connessione.',
  ],
  [
    'several',
    [one(), one()],
    '2 voci da inviare',
    'Ci sono 2 voci non ancora inviate: se esci adesso vanno perse. Aspetta di avere connessione.',
  ],
  [
    'a refused one, for which no connection helps',
    [refused],
    '1 voce non accettata',
    'C’è una voce non ancora inviata: se esci adesso va persa.',
  ],
  [
    'one of each',
    [one(), refused, leftBehind],
    '1 voce da inviare, 1 voce non accettata, 1 voce rimasta sul telefono',
    'Ci sono 3 voci non ancora inviate: se esci adesso vanno perse. Aspetta di avere connessione.',
  ],
] as const)('with %s', (_name, waiting, inLine, atSignOut) => {
  const phone = { holder, waiting: [...waiting] }
  expect(waitingText(phone)).toBe(inLine)
  expect(leavingText(phone)).toContain(atSignOut)
})
