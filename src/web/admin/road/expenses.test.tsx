// @vitest-environment happy-dom
import { ORPCError } from '@orpc/client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '../../../domain/road/entries.ts'
import {
  type Holder,
  keepHolder,
  keepPhoto,
  keepView,
  type RoadView,
  readPhone,
  wipePhone,
} from './phone-store.ts'

const receipt = vi.fn<(input: { file: File }) => Promise<unknown>>()
const open = vi.fn<() => Promise<RoadView>>()

vi.mock('../../browser/own-database.ts', () => import('../../browser/database-in-memory.ts'))
vi.mock('../notify.ts', () => ({ notifyError: () => undefined }))
vi.mock('../../api.ts', () => ({ api: {} }))
vi.mock('../api.ts', () => ({
  hasCode: () => false,
  errorText: String,
  adminApi: {
    account: { me: async () => ({ id: 'u', name: 'Marta', role: 'coordinator' }) },
    road: {
      phone: async () => ({}),
      mine: async () => ({ departures: [departure] }),
      receipt: (input: { file: File }) => receipt(input),
      open: () => open(),
    },
  },
}))
const { Expenses } = await import('./expenses.tsx')
const { startRoad, syncRoad, useRoad } = await import('./road-state.ts')

const departure = { id: 'a', title: 'Giappone', closesOn: '2199-01-01' }
const taxi = {
  id: 'taxi',
  phone: 'p',
  counter: 1,
  writtenAt: '2027-03-12T10:00:00.000Z',
  author: 'Marta',
  kind: 'expense',
  body: {
    paidOn: '2027-03-12',
    what: 'Taxi',
    category: 'transport',
    amount: 2500,
    currency: 'EUR',
    rate: '1',
    receipt: 'photo',
  },
} satisfies Entry
const view = (receipts: string[]) =>
  ({ ...departure, entries: [taxi], decisions: [], flights: [], receipts }) as unknown as RoadView

let root: Root
let box: HTMLElement

function Page() {
  const [shown] = useRoad().views
  return shown ? <Expenses view={shown} entries={shown.entries as Entry[]} /> : null
}

const sync = () => act(async () => syncRoad())
const again = 'La fotografia della ricevuta non è arrivata.'

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await wipePhone()
  await keepHolder({ userId: 'u', departures: [departure] } as unknown as Holder)
  await keepView(view([]))
  await keepPhoto({ id: 'photo', departureId: 'a', file: new Blob(['foto']) })
  open.mockImplementation(async () => view([]))
  receipt.mockReset().mockRejectedValue(new ORPCError('INTERNAL_SERVER_ERROR', { status: 503 }))
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () => startRoad())
  await act(async () => root.render(<Page />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  vi.unstubAllGlobals()
})

it('an expense whose photograph still waits on the phone misses nothing', () => {
  expect(box.textContent).toContain('con ricevuta')
  expect(box.textContent).not.toContain(again)
})

it('an expense whose photograph was refused for good says so, and another takes its place', async () => {
  receipt.mockRejectedValueOnce(new ORPCError('DOCUMENT_TYPE', { status: 415 }))
  await sync()
  expect(box.textContent).toContain(again)
  expect(box.textContent).not.toContain('con ricevuta')
  const field = box.querySelector('input')
  const photo = new File(['nuova'], 'ricevuta.jpg', { type: 'image/jpeg' })
  Object.defineProperty(field, 'files', { value: [photo] })
  await act(async () => field?.dispatchEvent(new Event('change', { bubbles: true })))
  await vi.waitFor(() => expect(box.textContent).toContain('con ricevuta'))
  expect((await readPhone()).photos).toEqual(['photo'])
})

it('a photograph that has arrived is not missed, even if the connection is lost right after it', async () => {
  receipt.mockResolvedValue({})
  open.mockRejectedValue(new TypeError('offline'))
  await sync()
  expect((await readPhone()).photos).toEqual([])
  expect(box.textContent).toContain('con ricevuta')
})
