import { createHmac } from 'node:crypto'
import { passToken } from '../../../src/server/trip/access/keys.ts'

/** The data that the agency of the real-data journeys has stored, and nothing else. */
export const stored = {
  /** Greece costs 1.800 €: a tenth less than in the thirty days before the campaign. */
  before: 2000,
  departures: [
    { destinationId: 'grecia', inDays: 60, spotsAvailable: 3, coordinator1: 'Marco' },
    { destinationId: 'grecia', inDays: 90, spotsAvailable: 0 },
    { destinationId: 'hawaii', inDays: 75, spotsAvailable: 9 },
  ],
  claim: { key: 'travellers', value: '417+' },
  review: {
    shownName: 'Ada B.',
    stars: 4,
    text: 'Isole splendide e un gruppo affiatato, ci torneremo presto.',
  },
  /** The token of an invitation that waits for an answer. */
  token: 'invito-di-prova-per-la-grecia-0001',
  /** A traveller with a booking, and the id of their pass to 'Il mio viaggio'. */
  traveller: { email: 'nora@posta.example', pass: '11111111-2222-4333-8444-555555555555' },
  authSecret: 'known to the journeys with real data and to nobody else',
} as const

/** The key of the traveller's personal link, as in their mails. */
export function tripKey(): string {
  const { traveller, authSecret } = stored
  const signingKey = createHmac('sha256', authSecret).update('public forms').digest('hex')
  const pass = { id: traveller.pass, seat: 0, generation: 1 }
  return passToken({ signingKey }, pass, { contactEmail: traveller.email, travelers: [] })
}
