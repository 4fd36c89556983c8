// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IncidentForm } from './diary.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { KittyForm } from './kitty-form.tsx'
import { LeftBehind } from './left-behind.tsx'
import type { Road } from './road-state.ts'

const written = vi.hoisted(() => vi.fn(async (..._: unknown[]) => 'id'))

vi.mock('./road-state.ts', () => ({ write: written, forgetEntry: async () => undefined }))
vi.mock('../copy.ts', () => ({ copyValue: async () => true }))

let root: Root
let box: HTMLElement

const text = () => document.body.textContent
const render = (page: ReactNode) => act(async () => root.render(page))
const fill = (name: string, value: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!field) throw new Error(`no field ${name}`)
    const { prototype } = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
  )
const soon = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 15_000 })
const ignore = () => undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  written.mockClear()
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
})

it('an incident in a year of five digits is not written, and the form says why', async () => {
  await render(<IncidentForm departureId="d" onClose={ignore} />)
  await fill('place', 'Porto')
  await fill('text', 'Il traghetto è in ritardo')
  await fill('happenedAt', '20266-05-01T18:30')
  await press('Salva')
  await soon(() => expect(text()).toContain('con l’anno di quattro cifre'))
  expect(written).not.toHaveBeenCalled()
  await fill('happenedAt', '2026-05-01T18:30')
  await press('Salva')
  await soon(() => expect(written).toHaveBeenCalledTimes(1))
})

it('an expense in rupiah says what its rate makes of it, and what is too much', async () => {
  await render(<ExpenseForm departureId="d" onClose={ignore} />)
  await fill('what', 'Barca')
  await fill('amount', '12.000.000')
  await press('Salva la spesa')
  await soon(() => expect(text()).toContain('Al massimo 999.999,99 €'))
  await fill('currency', 'idr')
  await fill('rate', '1,75')
  await press('Salva la spesa')
  await soon(() => expect(text()).toContain('Con questo cambio fa 6.857.142,86 €'))
  expect(text()).not.toContain('Al massimo 999.999,99 €')
  await fill('rate', '17500')
  await press('Salva la spesa')
  await soon(() => expect(written).toHaveBeenCalledTimes(1))
  const body = { amount: 1_200_000_000, currency: 'IDR', rate: '17500' }
  expect(written.mock.calls[0]?.[2]).toMatchObject(body)
})

it('the kitty takes no more than the server does', async () => {
  const people = [{ key: 'a', name: 'Anna' }]
  await render(<KittyForm kind="out" departureId="d" people={people} onClose={ignore} />)
  await fill('what', 'Cena')
  await fill('amount', '1.000.000')
  await press('Salva')
  await soon(() => expect(text()).toContain('Al massimo 999.999,99 €'))
  expect(written).not.toHaveBeenCalled()
})

it('what was left behind is shown with its departure', async () => {
  const entry = { id: 'e', kind: 'notice', body: { text: 'Domani alle 7 dal porto' } }
  const leftBehindBy = { title: 'Indonesia', startDate: '2027-03-12', endDate: '2027-03-21' }
  const waiting = [{ departureId: 'd', isRefused: false, entry, leftBehindBy }]
  await render(<LeftBehind road={{ holder: { departures: [] }, waiting } as unknown as Road} />)
  expect(text()).toContain('Voci rimaste sul telefono')
  expect(text()).toContain('Indonesia')
  expect(text()).toContain('Avviso: Domani alle 7 dal porto')
})
