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
