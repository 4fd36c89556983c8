// @vitest-environment happy-dom
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import type { PartyMember } from './place-view.ts'
import type { Grey } from './strip/image.ts'
import { readStrip } from './strip/read-strip.ts'
import { dice, drawStrip, stripText, troubleOf } from './strip/strip-samples.ts'

const calls = createTanstackQueryUtils(
  createORPCClient<ContractRouterClient<typeof publicContract>>(
    new OpenAPILink(publicContract, {
      url: 'https://agency.example/api',
      fetch: (request, init) => fetch(request, init),
    }),
  ),
)
vi.mock('../api.ts', () => ({ calls }))
const { default: StripBox } = await import('./strip-box.tsx')

const member: PartyMember = {
  seat: 0,
  name: 'Giulia Rossi',
  isDone: false,
  isYou: true,
  mayFill: true,
  mayInvite: false,
  mayTakeBack: false,
  link: 'none',
  missing: [],
  filled: [],
  isShown: null,
}
const roll = dice(1004)
const lines = stripText(roll, 'TD3')
const clear = { ...troubleOf(roll), blur: 0.3, noise: 1, glare: 0, tilt: 0 }
const drawn = drawStrip(lines, clear, dice(1))
const blank: Grey = { ...drawn, data: new Float32Array(drawn.data.length).fill(255) }
let seen = drawn

/** What a canvas sees of the camera's picture. */
const pen = {
  drawImage: () => undefined,
  getImageData: (_x: number, _y: number, width: number, height: number) => {
    const data = new Uint8ClampedArray(width * height * 4).fill(255)
    if (height === drawn.height)
      for (const [at, grey] of seen.data.entries()) data.fill(grey, at * 4, at * 4 + 3)
    return { data }
  },
}

/** The worker's own reader, run without a thread. */
class NearWorker extends EventTarget {
  terminate() {}
  postMessage(pictures: Grey[]) {
    const read = pictures.map((picture) => readStrip(picture)).find(Boolean) ?? null
    this.dispatchEvent(new MessageEvent('message', { data: read }))
  }
}

type Sent = { method: string; address: string; type: string | null; body: string }
let sent: Sent[]
const elsewhere = vi.fn()
let root: Root
let box: HTMLElement
let answer: { misfits: string[] }

beforeEach(async () => {
  sent = []
  seen = drawn
  answer = { misfits: [] }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('createImageBitmap', async () => ({ ...drawn, close: () => undefined }))
  vi.stubGlobal('Worker', NearWorker)
  vi.stubGlobal('XMLHttpRequest', elsewhere)
  vi.stubGlobal('WebSocket', elsewhere)
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push({
      method: request.method,
      address: new URL(request.url).pathname,
      type: request.headers.get('content-type'),
      body: await request.text(),
    })
    return Response.json(answer)
  })
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(elsewhere)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () => root.render(<StripBox member={member} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
  elsewhere.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A long timeout, because the machine may be busy. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

async function photograph() {
  const [input] = box.querySelectorAll('input')
  if (!input) throw new Error('no camera')
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'documento.jpg', {
    type: 'image/jpeg',
  })
  Object.defineProperty(input, 'files', { value: [photo], configurable: true })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const button = (name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))

async function use() {
  await soon(() => expect(button('Usa questi dati')).toBeDefined())
  await act(async () => button('Usa questi dati')?.click())
}

it('of a photograph only the text of its strip is sent', async () => {
  await photograph()
  await soon(() => expect(box.textContent).toContain(lines[1]?.slice(0, 9)))
  // Reading the picture has sent no request.
  expect(sent).toEqual([])
  await use()
  await soon(() => expect(box.textContent).toContain('Documento salvato'))
  expect(sent).toEqual([
    {
      method: 'PUT',
      address: '/api/trip/seats/0/document',
      type: 'application/json',
      body: JSON.stringify({ text: lines.join('\n') }),
    },
  ])
  expect(elsewhere).not.toHaveBeenCalled()
})

it('what does not fit is said where it was read, and another document may follow', async () => {
  answer = { misfits: ['name', 'too_short'] }
  await photograph()
  await use()
  await soon(() => expect(box.textContent).toContain('Salvato, ma qualcosa non torna'))
  expect(box.querySelectorAll('li')).toHaveLength(2)
  answer = { misfits: [] }
  await photograph()
  await use()
  await soon(() => expect(box.textContent).toContain('Documento salvato'))
  expect(box.textContent).not.toContain('non torna:')
})

it('a photograph that cannot be read says so, sends nothing and asks for another', async () => {
  seen = blank
  await photograph()
  await soon(() => expect(box.textContent).toContain('Non riesco a leggerlo'))
  expect(button('Usa questi dati')).toBeUndefined()
  expect(sent).toEqual([])
})
