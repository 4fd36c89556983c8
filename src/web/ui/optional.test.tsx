// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetResources } from '../browser/resources.ts'
import { Optional, part } from './optional.tsx'

const box = document.createElement('div')
const reported = vi.fn()
let root: ReturnType<typeof createRoot>
const shown = (text: string) => vi.waitFor(() => expect(box.textContent).toBe(text))
const lost = () => Promise.reject(new Error('no connection'))
const here = async () => ({ default: () => 'Parte' })

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  root = createRoot(box, { onCaughtError: () => {} })
})
afterEach(() => {
  root.unmount()
  forgetResources()
  reported.mockClear()
  vi.unstubAllGlobals()
})

function Broken(): never {
  throw new Error('broken')
}

it('what breaks inside stays inside, and is told', async () => {
  root.render(
    <p>
      Pagina
      <Optional>
        <Broken />
      </Optional>
    </p>,
  )
  await shown('Pagina')
  expect(reported).toHaveBeenCalledOnce()
})

it('a part without its code is missed by nobody, and comes when the connection returns', async () => {
  const load = vi.fn<() => ReturnType<typeof here>>(here).mockImplementationOnce(lost)
  const Part = part(load)
  root.render(<p>Pagina {<Part />}</p>)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await shown('Pagina ')
  window.dispatchEvent(new Event('online'))
  await shown('Pagina Parte')
})

it('a part that was asked for can be asked for again', async () => {
  const load = vi.fn<() => ReturnType<typeof here>>(here).mockImplementationOnce(lost)
  const Part = part(load, {
    missing: ({ tryAgain }) => (
      <button type="button" onClick={tryAgain}>
        Riprova
      </button>
    ),
  })
  root.render(<Part />)
  await shown('Riprova')
  box.querySelector('button')?.click()
  await shown('Parte')
  expect(load).toHaveBeenCalledTimes(2)
})

it('so can it by the connection that returns, and a second failure is a failure again', async () => {
  const load = vi
    .fn<() => ReturnType<typeof here>>(here)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Part = part(load, { missing: () => 'Manca' })
  root.render(<Part />)
  await shown('Manca')
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await shown('Manca')
  window.dispatchEvent(new Event('online'))
  await shown('Parte')
})

it('where a press does not bring it either, the browser remembers the failure: the page is fetched anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const Part = part(lost, {
    missing: ({ tryAgain }) => (
      <button type="button" onClick={tryAgain}>
        Riprova
      </button>
    ),
  })
  root.render(<Part />)
  await shown('Riprova')
  expect(reload).not.toHaveBeenCalled()
  box.querySelector('button')?.click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
