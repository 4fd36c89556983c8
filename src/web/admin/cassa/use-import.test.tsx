// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorCatalogue } from '../../../contract/errors.ts'
import { maxStatementBytes } from '../../../domain/money/statements.ts'
import { staffQueries } from '../query.ts'
import { useImport } from './use-import.ts'

const { sent } = vi.hoisted(() => ({ sent: vi.fn<(upload: { file: File }) => unknown>() }))

/** Mocks the calls: there is no server. */
vi.mock('../api.ts', () => ({
  admin: { cassa: { key: () => ['cassa'] } },
  adminApi: {
    cassa: {
      import: async (upload: { file: File }) => {
        sent(upload)
        const value = { format: 'MT940', lines: 1, newLines: 1 }
        return { next: async () => ({ done: true, value }) }
      },
    },
  },
  errorText: String,
  hasCode: () => false,
}))

let root: Root
let box: HTMLElement

const file = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size })
const files = [file('anno.xml', maxStatementBytes + 1), file('mese.sta', maxStatementBytes)]

function Page() {
  const { take, done } = useImport()
  return (
    <>
      <button type="button" onClick={() => take({ account: 'IT60', files })}>
        Importa
      </button>
      {done.map(({ name, text }) => (
        <p key={name}>
          {name}: {text}
        </p>
      ))}
    </>
  )
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
})

it('sends no file that the server would refuse as too large, and goes on with the next', async () => {
  await act(async () =>
    root.render(
      <QueryClientProvider client={staffQueries}>
        <Page />
      </QueryClientProvider>,
    ),
  )
  await act(async () => box.querySelector('button')?.click())
  await vi.waitFor(() => act(async () => expect(box.textContent).toContain('mese.sta: MT940')))
  expect(sent.mock.calls.map(([upload]) => upload.file.name)).toEqual(['mese.sta'])
  expect(box.textContent).toContain(`anno.xml: ${errorCatalogue.STATEMENT_SIZE.message}`)
})
