// @vitest-environment happy-dom
import { ORPCError } from '@orpc/client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EntryBodies, NewEntry } from '../../../domain/road/entries.ts'
import { expenseProblem } from '../../../domain/road/expenses.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Refused } from './refused.tsx'
import { startRoad, syncRoad, useRoad, write } from './road-state.ts'

const departure = {
  id: 'd',
  title: 'Indonesia',
  startDate: '2027-03-12',
  endDate: '2027-03-21',
  opensOn: '2027-02-10',
  closesOn: '2999-01-01',
  people: 2,
}
const readAt = '2027-03-13T10:00:00.000Z'

const server = vi.hoisted(() => ({ stored: [] as NewEntry[], error: undefined as unknown }))

vi.mock('../../browser/own-database.ts', () => import('../../browser/database-in-memory.ts'))
vi.mock('../../api.ts', () => ({ api: { road: { phoneState: async () => ({ state: 'open' }) } } }))
vi.mock('../api.ts', () => ({
  errorText: (error: Error) => error.message,
  hasCode: () => false,
  adminApi: {
    account: { me: async () => ({ id: 'u', name: 'Marta', role: 'coordinator' }) },
    road: {
      phone: async () => ({ ok: true }),
      mine: async () => ({ departures: [departure] }),
      open: async () => ({
        ...departure,
        readAt,
        group: [],
        decisions: [],
        flights: [],
        entries: server.stored.map((entry) => ({ ...entry, author: 'Marta' })),
      }),
      write: async ({ entries }: { entries: NewEntry[] }) => {
        if (server.error) throw server.error
        for (const entry of entries) {
          const message = entry.kind === 'expense' && expenseProblem(entry.body)
          if (message) throw new ORPCError('VALIDATION', { status: 400, message })
        }
        server.stored.push(...entries)
        return { kept: [], refused: [] }
      },
    },
  },
}))

function Phone() {
  const road = useRoad()
  const view = road.views[0]
  return (
    <MemoryRouter>
      <ConnectionLine road={road} />
      {view && <Refused view={view} road={road} />}
    </MemoryRouter>
  )
}

let root: Root
let box: HTMLElement
const text = () => document.body.textContent
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
  )
const soon = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 15_000 })

const boat: EntryBodies['expense'] = {
  paidOn: '2027-03-12',
  what: 'Barca',
  category: 'transport',
  amount: 120_000_000,
  currency: 'EUR',
  rate: '1',
  receipt: null,
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () => {
    root.render(<Phone />)
    await startRoad()
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
})

it('an entry that the server refuses is shown with the reason, the others arrive, and it can be corrected', async () => {
  expect(text()).toContain('Tutto inviato')
  await act(async () => {
    await write('d', 'notice', { text: 'Alle otto' })
    await write('d', 'expense', boat)
    await write('d', 'notice', { text: 'Alle nove' })
    await syncRoad()
  })
  await soon(() => expect(text()).toContain('1 voce non accettata'))
  expect(server.stored.map(({ kind }) => kind)).toEqual(['notice', 'notice'])
  expect(text()).not.toContain('Senza connessione')
  expect(text()).toContain('Spesa: Barca, 12/03/2027, 1.200.000 €')
  expect(text()).toContain('Al massimo 999.999,99 €')
  await press('Correggi')
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  expect([field('what')?.value, field('amount')?.value]).toEqual(['Barca', '1200000'])
  await act(async () => {
    const amount = field('amount')
    if (!amount) throw new Error('no amount is asked')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(amount, '120')
    amount.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Salva la spesa')
  await soon(() => expect(text()).toContain('Tutto inviato'))
  expect(server.stored.at(-1)?.body).toMatchObject({ what: 'Barca', amount: 12_000 })
  expect(text()).not.toContain('Voci da scrivere di nuovo')
})

it('an error of the server is not called a missing connection', async () => {
  server.error = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
  await act(async () => {
    await write('d', 'notice', { text: 'Alle dieci' })
    await syncRoad()
  })
  await soon(() => expect(text()).toContain('Il sito ha risposto con un errore'))
  expect(text()).toContain('1 voce da inviare')
  server.error = new TypeError('Failed to fetch')
  await act(syncRoad)
  await soon(() => expect(text()).toContain('Senza connessione'))
  server.error = new ORPCError('UNAUTHORIZED', { status: 401 })
  await act(syncRoad)
  await soon(() => expect(text()).toContain('Accedi di nuovo per inviare'))
  // The group may be days old: of when it is stays in view.
  expect(text()).toContain('Dati del 13/03/2027')
})
