// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FormDialog } from './form-dialog.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { useStaffForm } from './use-staff-form.ts'

const schema = z.object({ note: z.string() })

function Asking({ submitLabel = 'Salva' }) {
  const form = useStaffForm(schema, { note: '' })
  return (
    <FormDialog
      form={form}
      onSubmit={() => {}}
      onClose={() => {}}
      title="Nota"
      submitLabel={submitLabel}
    >
      <button
        type="button"
        name="type"
        onClick={() => form.setValue('note', 'Chiamata', { shouldDirty: true })}
      >
        Scrivi
      </button>
    </FormDialog>
  )
}

const place = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const beside = () => place.querySelector('dialog')?.getAttribute('closedby')
const buttons = () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent)

test('a press beside it closes it while nothing is typed, and throws nothing away afterwards', async () => {
  await act(async () => root.render(<Asking />))
  expect(beside()).toBe('any')
  await act(async () => place.querySelector<HTMLElement>('[name=type]')?.click())
  expect(beside()).toBe('closerequest')
})

test('never two buttons that both say Annulla', async () => {
  await act(async () => root.render(<Asking />))
  expect(buttons()).toContain('Annulla')
  await act(async () => root.render(<Asking submitLabel="Annulla la partenza" />))
  expect(buttons().filter((label) => label.startsWith('Annulla'))).toHaveLength(1)
  expect(buttons()).toContain('No, torna indietro')
})

test('a dialog that is no form of the library notices by itself what was typed', async () => {
  const shown = (
    <StaffDialog open onClose={() => {}} title="Pubblica" onSubmit={() => {}}>
      <input aria-label="Nota" />
    </StaffDialog>
  )
  await act(async () => root.render(shown))
  expect(beside()).toBe('any')
  await act(async () =>
    place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
  )
  expect(beside()).toBe('closerequest')
})

test('is sent from inside another form, too, of which the browser tells nobody further up', async () => {
  const outer = vi.fn()
  const inner = vi.fn()
  await act(async () =>
    root.render(
      <form onSubmit={outer}>
        <StaffDialog open onClose={() => {}} onSubmit={inner} title="Nota">
          <input name="note" />
        </StaffDialog>
      </form>,
    ),
  )
  const [around, within] = place.querySelectorAll('form')
  around?.addEventListener('submit', (event) => event.target !== around && event.stopPropagation())
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => within?.dispatchEvent(sent))
  expect(inner).toHaveBeenCalledOnce()
  expect(sent.defaultPrevented).toBe(true)
  expect(outer).not.toHaveBeenCalled()
})
