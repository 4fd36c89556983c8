import { expect, test } from 'vitest'
import { isSameParty } from './same-party.ts'

const giulia = {
  travelers: [
    { firstName: 'Giulia', lastName: 'Rossi' },
    { firstName: 'Zoë', lastName: 'De Luca' },
  ],
  contactEmail: 'giulia@example.com',
  contactPhone: '+39 333 111 2222',
}

test.each([
  ['the very same', {}, true],
  [
    'one of them, written otherwise',
    { travelers: [{ firstName: ' ZOE', lastName: 'de  luca' }] },
    true,
  ],
  ['another address, the same telephone', { contactEmail: 'altra@example.com' }, true],
  [
    'other people of the same contact',
    { travelers: [{ firstName: 'Ugo', lastName: 'Neri' }] },
    false,
  ],
  [
    'a namesake with other contacts',
    { contactEmail: 'ugo@example.com', contactPhone: '333 999 0000' },
    false,
  ],
])('%s', (_who, change, same) => {
  expect(isSameParty(giulia, { ...giulia, ...change })).toBe(same)
})
