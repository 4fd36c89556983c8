// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { staffQueries } from '../query.ts'
import type { Entry } from './entry.ts'
import { EntryList } from './entry-list.tsx'

const { asked, booked, dismissed } = vi.hoisted(() => ({
  asked: { items: [] as { id: string }[], certain: [] as string[], dismissible: [] as string[] },
  booked: vi.fn(async (_: unknown) => ({ booked: 1, left: 0 })),
  dismissed: vi.fn(async (_: unknown) => ({ dismissed: 1 })),
}))

/** Mocks the calls: there is no server. */
vi.mock('../api.ts', () => {
  const entries = {
    queryOptions: () => ({
      queryKey: ['entries'],
      queryFn: async () => ({
        ...asked,
        certainCents: asked.certain.length * 10_000,
        total: asked.items.length,
        page: 1,
        pageSize: 50,
      }),
    }),
  }
  return {
    admin: { cassa: { entries } },
    adminApi: { cassa: { bookCertain: booked, dismiss: dismissed } },
    errorText: String,
    hasCode: () => false,
  }
})
vi.mock('../session.tsx', () => ({ useMay: () => () => true }))
vi.mock('../sample/use-sample.ts', () => ({ useSample: () => undefined }))

const entry = (id: string, certain: boolean): Entry => ({
  id,
  account: 'IT60X0542811101000000123456',
  date: '2027-01-07',
  amount: 10_000,
  allocated: 0,
  payer: id,
  text: id,
  allocations: [],
  certain,
  reasons: [],
  proposed: [],
  candidates: [],
})

let root: Root
let box: HTMLElement

const soon = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 15_000 })
const tickOf = (payer: string) =>
  document.querySelector<HTMLInputElement>(`li input[aria-label$="di ${payer}"]`)
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent?.includes(words))
      ?.click(),
  )

function answers(certain: string[], others: string[]) {
  asked.certain = certain
  asked.items = [...certain.map((id) => entry(id, true)), ...others.map((id) => entry(id, false))]
}

async function openList() {
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={staffQueries}>
          <EntryList view="open" />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  )
  await soon(() => expect(document.querySelector('li')).not.toBeNull())
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  staffQueries.clear()
  vi.clearAllMocks()
})

it('leaves a certain transfer unticked when fees are put aside', async () => {
  answers(['rossi', 'bianchi'], ['canone'])
  await openList()
  await act(async () => tickOf('bianchi')?.click())
  await act(async () => tickOf('canone')?.click())
  answers(['rossi', 'bianchi'], [])
  await press('Metti da parte')
  await soon(() => expect(tickOf('canone')).toBeNull())
  expect(dismissed).toHaveBeenCalledWith({ entryIds: ['canone'], remember: true })
  expect(tickOf('rossi')?.checked).toBe(true)
  expect(tickOf('bianchi')?.checked).toBe(false)
  await press('Registra 1 bonifico')
  await soon(() => expect(booked).toHaveBeenCalledWith({ entryIds: ['rossi'] }))
})

it('keeps the tick of a row that becomes certain meanwhile', async () => {
  answers(['rossi'], ['bianchi'])
  await openList()
  await act(async () => tickOf('bianchi')?.click())
  answers(['rossi', 'bianchi'], [])
  await act(async () => staffQueries.invalidateQueries())
  await soon(() => expect(box.textContent).toContain('2 bonifici sicuri'))
  expect(tickOf('bianchi')?.checked).toBe(true)
  await press('Registra 2 bonifici')
  await soon(() => expect(booked).toHaveBeenCalledWith({ entryIds: ['rossi', 'bianchi'] }))
})
