// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from './entry.ts'
import { MatchDialog } from './match-dialog.tsx'

const { booked, found } = vi.hoisted(() => ({
  booked: vi.fn(async (_: unknown) => ({ ok: true })),
  found: { items: [] as object[], total: 1, page: 1, pageSize: 50 },
}))

/** Mocks the calls: there is no server. */
vi.mock('../api.ts', () => {
  const query = (name: string, answer: () => unknown) => ({
    queryOptions: ({ input }: { input: object }) => ({
      queryKey: [name, input],
      queryFn: async () => answer(),
    }),
  })
  const shares = [
    { seat: 0, name: 'Giulia Rossi', open: 240_000 },
    { seat: 1, name: 'Marco Bianchi', open: 0 },
  ]
  const cassa = { key: () => ['cassa'], shares: query('shares', () => ({ shares })) }
  const key = () => ['other']
  const bookings = { key, list: query('list', () => found) }
  return {
    admin: { cassa, bookings, today: { key }, departures: { key } },
    adminApi: { cassa: { book: booked } },
    errorText: String,
    hasCode: () => false,
  }
})

const booking = (id: string, contactName: string) => ({
  id,
  contactName,
  contactPhone: '',
  destinationTitle: 'Tokyo e Kyoto',
  startDate: '2027-04-10',
  paymentReference: 'Ricevuta 1234',
  totalPrice: 240_000,
  amountPaid: 0,
  status: 'pending' as const,
  paymentStatus: 'pending' as const,
})

const entry: Entry = {
  id: 'line',
  account: 'IT60X0542811101000000123456',
  date: '2027-01-07',
  amount: 12_000,
  allocated: 0,
  payer: 'ROSSI GIULIA',
  text: 'acconto',
  allocations: [],
  certain: false,
  reasons: [],
  proposed: [],
  candidates: [{ booking: booking('rossi', 'Giulia Rossi'), cents: 12_000, score: 1, reasons: [] }],
}

let root: Root
let box: HTMLElement

const soon = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 15_000 })
const tick = (at = 0) =>
  act(async () => document.querySelectorAll<HTMLElement>('input[type="checkbox"]')[at]?.click())
const seat = () => document.querySelector('select')
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
  )
const choose = (value: string) =>
  act(async () => {
    const field = seat()
    if (!field) throw new Error('nobody is asked whose share it is')
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  booked.mockClear()
  found.items = []
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MatchDialog entry={entry} onClose={() => undefined} />
      </QueryClientProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
})

it('a line goes to the share that is shown as chosen, also after the booking was left and chosen again', async () => {
  await tick()
  await soon(() => expect(seat()?.value).toBe(''))
  await choose('1')
  expect(seat()?.value).toBe('1')
  await tick()
  expect(seat()).toBeNull()
  await tick()
  expect(seat()?.value).toBe('')
  await choose('all')
  await press('Registra 120 €')
  await soon(() => expect(booked).toHaveBeenCalledTimes(1))
  expect(booked.mock.calls[0]?.[0]).toMatchObject({
    allocations: [{ bookingId: 'rossi', cents: 12_000, seat: null }],
  })
})

it('what is chosen stays in sight among other bookings', async () => {
  await tick()
  await soon(() => expect(seat()).not.toBeNull())
  await choose('0')
  found.items = [booking('greco', 'Elena Greco')]
  await press('Mostra tutti i saldi aperti')
  await soon(() => expect(document.body.textContent).toContain('Elena Greco'))
  expect(document.body.textContent).toContain('Giulia Rossi')
  expect(seat()?.value).toBe('0')
})
