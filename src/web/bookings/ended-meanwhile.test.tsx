// @vitest-environment happy-dom
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useParams } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { queryClient } from '../query.ts'
import { connectToasts, type Toast } from '../ui/toast.ts'
import type { OpenLink } from './open-link.ts'
import { draftKey } from './traveller-draft.ts'

const calls = createTanstackQueryUtils(
  createORPCClient<ContractRouterClient<typeof publicContract>>(
    new OpenAPILink(publicContract, {
      url: 'https://agency.example/api',
      fetch: (request, init) => fetch(request, init),
    }),
  ),
)
vi.mock('../api.ts', () => ({ calls }))
const { BookingForm } = await import('./booking-form.tsx')

const link: OpenLink = {
  reference: 'A1B2C3',
  travelId: 'grecia',
  travelTitle: 'Grecia',
  startDate: '2090-05-10',
  endDate: '2090-05-19',
  price: 180_000,
  specialNotes: null,
  childDiscountEnabled: true,
  childDiscountPercentage: 50,
  depositPercentage: 40,
  instalments: null,
  paymentType: 'deposit',
  coordinatorNames: [],
  spotsAvailable: 5,
  smallestAge: null,
  bookedOn: null,
  extras: [],
  pictures: [],
  terms: { id: 'terms-1', inForceFrom: '2026-01-01', documents: [] },
}

function Page() {
  const { token = '' } = useParams()
  return <BookingForm key={token} token={token} link={link} booked={undefined} />
}

type Sent = { token: string; submissionId: string; travelers: { firstName: string }[] }
let sent: Sent[]
let toasts: Toast[]
let root: Root
let box: HTMLElement
let disconnect: () => void

const typed = {
  firstName: 'Ada',
  lastName: 'Bianchi',
  birthDate: '03/04/1985',
  email: 'ada@posta.example',
  phone: '+39 333 000 0000',
  address: 'Via Prova 1, Torino',
  passportNumber: 'YA1234567',
}

beforeEach(async () => {
  sent = []
  toasts = []
  disconnect = connectToasts((message) => toasts.push(message))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    sent.push((await new Request(input, init).json()) as Sent)
    const { status, message } = errorCatalogue.LINK_EXPIRED
    return Response.json({ defined: true, code: 'LINK_EXPIRED', status, message }, { status })
  })
  sessionStorage.clear()
  const draft = { submissionId: crypto.randomUUID(), travellers: [typed], extras: [] }
  sessionStorage.setItem(draftKey('vecchio'), JSON.stringify(draft))
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/prenotazione/vecchio']}>
        <Routes>
          <Route path="/prenotazione/:token" element={<Page />} />
        </Routes>
      </MemoryRouter>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  disconnect()
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const soon = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 15_000 })
const button = (name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
const press = (name: string) => act(async () => button(name)?.click())
const field = (name: string) => {
  const labels = [...box.querySelectorAll('label')]
  const label = labels.find(({ textContent }) => textContent === name)
  return box.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`)
}

async function paste(text: string) {
  const input = field('Il link nuovo')
  if (!input) throw new Error('no field for the new link')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Continua con il link nuovo')
}

async function send() {
  const before = sent.length
  await press('Procedi al Pagamento')
  await soon(() => expect(sent.length).toBe(before + 1))
}

it('a link that ends under the form says so, keeps what was typed and hands it to the next link', async () => {
  await send()
  await soon(() => expect(box.textContent).toContain('Il link è scaduto mentre compilavi'))
  expect(toasts.map(({ description }) => description)).toEqual([
    'Questo link di prenotazione è scaduto',
  ])
  expect(box.textContent).toContain('Non è stato prenotato nulla')
  const values = [...box.querySelectorAll('input')].map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(Object.values(typed)))

  await paste('ciao, ecco')
  expect(box.textContent).toContain('Incolla il link intero')
  await paste('https://agency.example/#/prenotazione/vecchio')
  expect(box.textContent).toContain('È lo stesso link')
  await paste('Ecco il link: https://agency.example/#/prenotazione/nuovo')

  await soon(() => expect(box.textContent).toContain('Abbiamo ripreso quello che avevi scritto'))
  await send()
  const [first, second] = sent
  expect(second).toMatchObject({ token: 'nuovo', travelers: first?.travelers })
  expect(second?.travelers[0]?.firstName).toBe('Ada')
  // A submission id belongs to one link: with the first id, the second booking would be refused.
  expect(second?.submissionId).not.toBe(first?.submissionId)
  expect(sessionStorage.getItem(draftKey('vecchio'))).toBeNull()
})
