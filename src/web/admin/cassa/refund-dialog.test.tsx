// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RefundDialog } from './refund-dialog.tsx'

const { refunded } = vi.hoisted(() => ({ refunded: vi.fn(async (_: unknown) => ({ ok: true })) }))

/** Mocks the calls: there is no server. */
vi.mock('../api.ts', () => {
  const key = () => ['any']
  return {
    admin: { cassa: { key }, bookings: { key }, today: { key }, departures: { key } },
    adminApi: { cassa: { refund: refunded } },
    errorText: String,
    hasCode: () => false,
  }
})

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.replaceChildren(document.createElement('main'))
  root = createRoot(document.querySelector('main') as HTMLElement)
})
afterEach(() => {
  act(() => root.unmount())
  refunded.mockClear()
})

const booking = { id: 'b', contactName: 'Giulia Rossi', destinationTitle: 'Tokyo e Kyoto' }

async function open(asVoucher: number) {
  await act(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RefundDialog booking={booking} owed={100_000} asVoucher={asVoucher} onClose={() => {}} />
      </QueryClientProvider>,
    )
  })
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const way = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)

async function choose(value: string) {
  await act(async () => way(value)?.click())
}

async function send() {
  await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit())
}

it('proposes the money by transfer and what vouchers had paid as a voucher', async () => {
  await open(30_000)
  expect(document.body.textContent).toContain('1.000 € da restituire, di cui 300 € come buono')
  expect(field('amount')?.value).toBe('700')
  await choose('voucher')
  expect(field('amount')?.value).toBe('300')
  await send()
  expect(refunded.mock.calls[0]?.[0]).toMatchObject({ method: 'voucher', amount: 30_000 })
})

it('offers no transfer where vouchers had paid everything', async () => {
  await open(100_000)
  expect(way('transfer')?.disabled).toBe(true)
  expect(way('voucher')?.checked).toBe(true)
  expect(field('acceptance')).toBeNull()
})

it('asks for the written acceptance of a voucher in place of money, as before', async () => {
  await open(0)
  expect(field('amount')?.value).toBe('1000')
  await choose('voucher')
  expect(field('amount')?.value).toBe('1000')
  await send()
  expect(refunded).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('Scrivi come e quando il cliente ha accettato')
})
