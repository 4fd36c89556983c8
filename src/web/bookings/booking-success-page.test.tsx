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
import { lastBookingKey } from '../checkout/storage-keys.ts'
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
const { Component } = await import('./booking-success-page.tsx')

const answer = vi.fn<() => Promise<Response>>()
let root: Root
let box: HTMLElement

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  localStorage.setItem(lastBookingKey, '66d459be-4ff9-4f5d-9401-ed9d70a166b3')
  queryClient.setDefaultOptions({ queries: { retryDelay: 0 } })
  box = document.createElement('div')
  root = createRoot(box)
})

afterEach(() => {
  root.unmount()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function shown(text: string) {
  root.render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(box.textContent).toContain(text))
}

it('says that there is no booking where there is none', async () => {
  const { status, message } = errorCatalogue.BOOKING_NOT_FOUND
  const refused = { defined: true, code: 'BOOKING_NOT_FOUND', status, message }
  answer.mockImplementation(async () => Response.json(refused, { status }))
  await shown('Cerchi la tua prenotazione?')
  expect(box.textContent).not.toContain('Riprova')
})

it('offers to try again where nothing answers', async () => {
  answer.mockRejectedValue(new TypeError('offline'))
  await shown('Riprova')
  expect(box.textContent).not.toContain("non c'è")
})
