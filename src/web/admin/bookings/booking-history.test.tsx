import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { staffQueries } from '../query.ts'

vi.mock('../api.ts', () => ({ admin: {}, adminApi: {} }))
const { Payments } = await import('./booking-history.tsx')

type Props = Parameters<typeof Payments>[0]

const booking = (payment: object) =>
  ({
    contactEmail: 'giulia@example.it',
    cardAttempts: [],
    payments: [{ id: 'a', receivedOn: '2027-03-12', note: null, recordedBy: null, ...payment }],
  }) as unknown as Props['booking']

const shown = (payment: object) =>
  renderToStaticMarkup(
    <QueryClientProvider client={staffQueries}>
      <Payments booking={booking(payment)} />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '')

const paper = (kind: string, isReversal: boolean) => ({
  receipt: { id: 'r', number: 3, year: 2027, isMailed: false, kind, isReversal },
})

it.each([
  ['Bonifico', { provider: 'bank_transfer', amount: 96_000, ...paper('receipt', false) }],
  ['Rimborso', { provider: 'refund', amount: -96_000, ...paper('credit_note', false) }],
  ['Storno di rimborso', { provider: 'refund', amount: 96_000, ...paper('receipt', true) }],
  [
    'Storno di pagamento',
    { provider: 'bank_transfer', amount: -96_000, ...paper('credit_note', true) },
  ],
  ['Bonifico', { provider: 'bank_transfer', amount: 96_000, receipt: null }],
])('the list calls an entry %s', (name, payment) => {
  expect(shown(payment)).toContain(`Pagamenti${name} del 12/03/2027`)
})
