// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Input } from '../../ui/field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useMeanwhile } from './use-meanwhile.ts'
import { staffField, useStaffForm } from './use-staff-form.ts'

vi.mock('../api.ts', () => ({
  hasCode: (error: { code: string }, code: string) => error.code === code,
}))

const schema = z.object({ spots: z.string(), group: z.string() })
const names = { spots: 'Posti', group: 'Gruppo' }
const onSave = vi.fn()

type Values = z.infer<typeof schema>
type EditingProps = { version: number; values: Values; isReason?: boolean }

function Editing({ version, values, isReason = false }: EditingProps) {
  const form = useStaffForm(schema, values)
  const meanwhile = useMeanwhile(form, { version, values }, isReason ? {} : names)
  const type = (spots: string) => form.setValue('spots', spots, { shouldDirty: true })
  return (
    <FormDialog
      form={form}
      onSubmit={(fields) => onSave({ ...fields, version: meanwhile.version })}
      onClose={() => {}}
      title="Partenza"
      submitLabel="Salva"
      meanwhile={meanwhile}
    >
      <Input label="Posti" {...staffField(form, 'spots')} />
      <Input label="Gruppo" {...staffField(form, 'group')} />
      <button type="button" name="type" onClick={() => type('14')}>
        Scrivi
      </button>
      <button
        type="button"
        name="conflict"
        onClick={() => meanwhile.refused({ code: 'VERSION_CONFLICT' })}
      >
        Rifiuta
      </button>
      <button
        type="button"
        name="own"
        onClick={() => meanwhile.take({ version: 2, values: { spots: '15', group: '8' } })}
      >
        Salvato
      </button>
    </FormDialog>
  )
}

const place = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onSave.mockClear()
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const show = (version: number, spots: string, group: string, isReason = false) =>
  act(async () =>
    root.render(<Editing version={version} values={{ spots, group }} isReason={isReason} />),
  )
const press = (what: string) =>
  act(async () => place.querySelector<HTMLElement>(`[name=${what}]`)?.click())
const button = (text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(text))
const notice = () => place.querySelector('[role=alert]')?.textContent ?? null
const typed = () => [...place.querySelectorAll('input')].map(({ value }) => value)
const save = () =>
  act(async () =>
    place.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true })),
  )

test('what was typed stays, what the colleague stored stands beside it, and saving over it is deliberate', async () => {
  await show(1, '12', '8')
  await press('type')
  await press('conflict')
  expect(notice()).toContain('Leggo la versione salvata')
  expect(typed()).toEqual(['14', '8'])
  await show(2, '10', '8')
  expect(typed()).toEqual(['14', '8'])
  expect(notice()).toContain('Posti, salvato adesso10')
  expect(button('Salva comunque')).toBeDefined()
  await save()
  expect(onSave).toHaveBeenCalledWith({ spots: '14', group: '8', version: 2 })
})

test('the stored value is taken by a press, and the field has the focus', async () => {
  await show(1, '12', '8')
  await press('type')
  await show(2, '10', '8')
  await act(async () => button('Usa questo')?.click())
  expect(typed()).toEqual(['10', '8'])
  expect(document.activeElement).toBe(place.querySelector('input'))
  expect(notice()).not.toContain('salvato adesso')
  expect(button('Salva comunque')).toBeUndefined()
})

test('a field that nobody touched here follows the colleague, and is named', async () => {
  await show(1, '12', '8')
  await press('type')
  await show(2, '12', '6')
  expect(typed()).toEqual(['14', '6'])
  expect(notice()).toContain('mostra già il suo valore: Gruppo')
  await show(3, '12', '5')
  expect(typed()).toEqual(['14', '5'])
})

test('what is not settled stays so when the colleague saves something else', async () => {
  await show(1, '12', '8')
  await press('type')
  await show(2, '10', '8')
  await show(3, '10', '6')
  expect(notice()).toContain('Posti, salvato adesso10')
  expect(typed()).toEqual(['14', '6'])
})

test('until it has been read again, nothing newer is claimed to have been seen', async () => {
  await show(1, '12', '8')
  await press('conflict')
  await save()
  expect(onSave).toHaveBeenCalledWith({ spots: '12', group: '8', version: 1 })
})

test('an own save is no colleague, nor is a version that changes none of the fields', async () => {
  await show(1, '12', '8')
  await press('type')
  await press('own')
  await show(2, '15', '8')
  expect(typed()).toEqual(['15', '8'])
  expect(notice()).toBeNull()
  await show(3, '15', '8')
  expect(notice()).toBeNull()
})

test('a form that stores nothing to compare says that something changed before it is sent', async () => {
  await show(1, '12', '8', true)
  await show(2, '12', '8', true)
  expect(notice()).toContain('Guarda i dati aggiornati, poi conferma.')
})
