// @vitest-environment happy-dom
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { queryClient } from '../query.ts'
import { connectToasts, type Toast } from '../ui/toast.ts'

const calls = createTanstackQueryUtils(
  createORPCClient<ContractRouterClient<typeof publicContract>>(
    new OpenAPILink(publicContract, {
      url: 'https://agency.example/api',
      fetch: (request, init) => fetch(request, init),
    }),
  ),
)
vi.mock('../api.ts', () => ({ calls }))
const { OrderTerms } = await import('./order-terms.tsx')
const { useOrderTerms } = await import('./use-order-terms.ts')

/** The order button of /booking, without the rest of the page. */
function Order({ startDate }: { startDate: string }) {
  const { terms, arrival, waitForTerms } = useOrderTerms('grecia', startDate)
  return (
    <>
      <OrderTerms terms={terms} arrival={arrival} />
      <button type="button" data-press onClick={() => void (terms ? ordered() : waitForTerms())}>
        Procedi al Pagamento
      </button>
    </>
  )
}

const ordered = vi.fn()
const asked = vi.fn()
let answers: ((answer: Response) => void)[]
let toasts: Toast[]
let root: Root
let box: HTMLElement
let disconnect: () => void

const quote = () =>
  Response.json({ terms: { id: 'terms-1', inForceFrom: '2026-01-01' }, offeredExtras: [] })
const render = (startDate = '2027-05-10') =>
  act(async () => root.render(<Order startDate={startDate} />))
const press = () => act(async () => box.querySelector<HTMLElement>('[data-press]')?.click())
const answer = (response: Response) =>
  act(async () => {
    for (const give of answers.splice(0)) give(response.clone())
  })
const said = () => box.querySelector('[role="status"]')?.textContent
const soon = (check: () => void) => vi.waitFor(() => act(async () => check()), { timeout: 15_000 })

beforeEach(async () => {
  answers = []
  toasts = []
  disconnect = connectToasts((message) => toasts.push(message))
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => {
    asked()
    return new Promise<Response>((resolve) => answers.push(resolve))
  })
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await render()
  await vi.waitUntil(() => asked.mock.calls.length === 1, { timeout: 15_000 })
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  disconnect()
  queryClient.clear()
  ordered.mockReset()
  asked.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('who presses before the conditions are there waits for those under way, sees them and presses again', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await press()
  await press()
  expect(said()).toMatch(/stanno arrivando/)
  expect(asked).toHaveBeenCalledOnce()
  expect(shown).not.toHaveBeenCalled()
  await answer(quote())
  await soon(() => expect(said()).toMatch(/appena arrivate.*premi di nuovo/))
  expect(box.textContent).toContain('condizioni generali')
  expect(shown).toHaveBeenCalledOnce()
  expect([toasts, ordered.mock.calls]).toEqual([[], []])
  await press()
  expect(ordered).toHaveBeenCalledOnce()
  await render('2027-06-10')
  expect(said()).toBe('')
})

it('where they do not come the page says so, and the next press asks again', async () => {
  await press()
  await answer(new Response(null, { status: 502 }))
  await soon(() => expect(toasts).toMatchObject([{ title: 'Errore', variant: 'destructive' }]))
  expect(said()).toBe('')
  await press()
  await soon(() => expect(asked).toHaveBeenCalledTimes(2))
  await answer(quote())
  await soon(() => expect(said()).toMatch(/appena arrivate/))
})
