// @vitest-environment happy-dom
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { queryClient } from '../query.ts'
import '../testing-site.ts'

const calls = createTanstackQueryUtils(
  createORPCClient<ContractRouterClient<typeof publicContract>>(
    new OpenAPILink(publicContract, {
      url: 'https://agency.example/api',
      fetch: (request, init) => fetch(request, init),
    }),
  ),
)
vi.mock('../api.ts', () => ({ calls }))
const { Component } = await import('./documents-page.tsx')

const answer = vi.fn<() => Promise<Response>>()
let root: Root
let box: HTMLElement

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  box = document.createElement('div')
  root = createRoot(box)
  root.render(
    <MemoryRouter initialEntries={['/verifica-prenotazioni?prenotazione=18d46046']}>
      <Component />
    </MemoryRouter>,
  )
})

afterEach(() => {
  root.unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('names a booking that could not be read yet', async () => {
  answer.mockImplementation(() => new Promise(() => {}))
  await vi.waitFor(() => expect(box.textContent).toContain('alla prenotazione 18D46046'))
})

it('asks for the code where the link names no booking', async () => {
  const { status, message } = errorCatalogue.BOOKING_NOT_FOUND
  const refused = { defined: true, code: 'BOOKING_NOT_FOUND', status, message }
  answer.mockImplementation(async () => Response.json(refused, { status }))
  await vi.waitFor(() => expect(box.textContent).toContain('Codice prenotazione'))
  expect(box.textContent).not.toContain('18D46046')
})

it('asks for nothing where the booking needs no documents any more', async () => {
  queryClient.setQueryData(calls.bookings.find.queryKey({ input: { id: '18d46046' } }), {
    status: 'cancelled',
    travelers: [],
  } as never)
  answer.mockImplementation(() => new Promise(() => {}))
  await vi.waitFor(() => expect(box.textContent).toContain('i documenti non servono più'))
  expect(box.textContent).not.toContain('Invia i documenti')
})
