// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { BookingDetail } from './use-booking-change.ts'

const { cancelled } = vi.hoisted(() => ({ cancelled: vi.fn(async (_: unknown) => ({})) }))

vi.mock('../api.ts', () => {
  const key = () => ['other']
  const bookings = { find: { queryKey: key }, list: { key }, counts: { key } }
  return {
    admin: { bookings, today: { key }, departures: { key } },
    adminApi: { bookings: { cancel: cancelled } },
    hasCode: () => false,
  }
})

const booking = {
  id: 'one',
  version: 3,
  startDate: addDays(todayInRome(new Date()), 12),
  totalPrice: 200_000,
  amountPaid: 80_000,
  status: 'confirmed',
  paymentStatus: 'deposit_paid',
} as BookingDetail

let root: Root
let box: HTMLElement

async function open(change: Partial<BookingDetail> = {}) {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <CancelDialog
          booking={{ ...booking, ...change }}
          explain=""
          onClose={() => {}}
          onUndo={() => {}}
        />
      </QueryClientProvider>,
    ),
  )
}
const chosen = () => document.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value
const send = () => act(async () => document.querySelector('form')?.requestSubmit())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  cancelled.mockClear()
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(() => {
  act(() => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

it('takes nobody for granted where who leaves decides what goes back', async () => {
  await open()
  expect(chosen()).toBeUndefined()
  expect(box.textContent).not.toContain('Da restituire')
  await send()
  await vi.waitFor(() => expect(box.textContent).toContain('Scegli chi rinuncia'))
  expect(cancelled).not.toHaveBeenCalled()

  await act(async () => document.querySelector<HTMLElement>('input[value="traveller"]')?.click())
  expect(box.textContent).toContain('Spese di recesso1.500 €')
  await send()
  await vi.waitFor(() =>
    expect(cancelled.mock.calls[0]?.[0]).toMatchObject({ id: 'one', who: 'traveller' }),
  )
})

it('begins with the agency where it makes no difference', async () => {
  await open({ amountPaid: 0 })
  expect(chosen()).toBe('agency')
})
