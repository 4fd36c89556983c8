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
import { verificationTexts } from '../../domain/booking/documents.ts'
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
const { Component } = await import('./passport-verification-page.tsx')

const answer = vi.fn<() => Promise<Response>>()
let root: Root
let box: HTMLElement

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  box = document.createElement('div')
  root = createRoot(box)
  root.render(
    <MemoryRouter initialEntries={['/passport-verification?token=chiave']}>
      <Component />
    </MemoryRouter>,
  )
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const shown = (text: string) => vi.waitFor(() => expect(box.textContent).toContain(text))
const button = () =>
  [...box.querySelectorAll('button')].find((one) => one.textContent === 'Riprova')

it('can be tried again where nothing answers', async () => {
  answer.mockRejectedValue(new TypeError('offline'))
  await shown(verificationTexts.failed)
  answer.mockImplementation(async () =>
    Response.json({ customerName: 'Ada', sumsubUrl: 'https://verifica.example/1' }),
  )
  button()?.click()
  await shown('Ciao Ada')
  expect(answer).toHaveBeenCalledTimes(2)
})

it.each([400, 414])('a mangled token (%s) opens nothing, today or later', async (status) => {
  answer.mockImplementation(async () => new Response('', { status }))
  await shown(verificationTexts.invalid)
  expect(button()).toBeUndefined()
})

it('a used link says so, and is not to be tried again', async () => {
  const { status, message } = errorCatalogue.VERIFICATION_LINK_USED
  const refused = { defined: true, code: 'VERIFICATION_LINK_USED', status, message }
  answer.mockImplementation(async () => Response.json(refused, { status }))
  await shown(message)
  expect(button()).toBeUndefined()
})
