import { useForm } from 'react-hook-form'
import { euroProblem } from '../../../domain/road/expenses.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { Checkbox, FieldMessage, Input, Options, Select } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Waiting } from './phone-store.ts'
import { write } from './road-state.ts'
import { typedText } from './typed-text.ts'
import { writtenBefore } from './written-before.ts'

export type KittyWriting = 'in' | 'out'
type Person = { key: string; name: string }
type Values = { what: string; amount: string; who: string; people: string[] }
type Props = {
  kind: KittyWriting
  departureId: string
  people: Person[]
  /** The refused entry that is corrected. */
  again?: Waiting
  onClose: () => void
}

/** Records a payment into the group's kitty, or an expense and for whom it was. */
export function KittyForm({ kind, departureId, people, again, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: valuesBefore(again, people) })
  const submit = form.handleSubmit(async (values) => {
    const amount = centsFromText(values.amount) ?? 0
    if (kind === 'in') await write(departureId, 'kitty_in', { person: values.who, amount }, again)
    else {
      const body = { what: values.what.trim(), paidBy: values.who || null, people: values.people }
      await write(departureId, 'kitty_out', { ...body, amount }, again)
    }
    onClose()
  })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title={kind === 'in' ? 'Versamento in cassa' : 'Spesa della cassa'}
      footer={
        <StaffButton type="submit" kind="primary" busy={form.formState.isSubmitting}>
          Salva
        </StaffButton>
      }
    >
      <div className="grid gap-4.5">
        {kind === 'out' && (
          <Input
            label="Che cosa"
            maxLength={120}
            {...fieldOf(form, 'what', {
              rules: {
                validate: (text) => typedText(text).trim() !== '' || 'Scrivi che cosa avete pagato',
              },
            })}
          />
        )}
        <Input
          label="Importo in euro"
          inputMode="decimal"
          {...fieldOf(form, 'amount', {
            rules: {
              validate: (text) => euroProblem(centsFromText(typedText(text))) ?? true,
            },
          })}
        />
        <Select
          label={kind === 'in' ? 'Chi versa' : 'Chi ha pagato'}
          {...fieldOf(form, 'who', {
            rules: {
              validate: (key) => kind === 'out' || typedText(key) !== '' || 'Scegli chi versa',
            },
          })}
        >
          <option value="">{kind === 'in' ? 'Scegli' : 'La cassa'}</option>
          <Options of={people.map(({ key, name }) => ({ value: key, label: name }))} />
        </Select>
        {kind === 'out' && (
          <fieldset>
            <legend className="font-semibold">Per chi</legend>
            {people.map(({ key, name }) => (
              <Checkbox
                key={key}
                label={name}
                value={key}
                {...form.register('people', {
                  validate: (chosen) => chosen.length > 0 || 'Scegli per chi',
                })}
              />
            ))}
            <FieldMessage error={form.formState.errors.people?.message} />
          </fieldset>
        )}
      </div>
    </StaffDialog>
  )
}

/** Everybody is ticked at first; of a corrected entry, those for whom it was and who are still there. */
function valuesBefore(again: Waiting | undefined, people: readonly Person[]): Values {
  const all = people.map(({ key }) => key)
  const put = writtenBefore(again, 'kitty_in')
  if (put) {
    return { what: '', amount: textFromCents(put.amount), who: put.person, people: all }
  }
  const spent = writtenBefore(again, 'kitty_out')
  if (!spent) return { what: '', amount: '', who: '', people: all }
  const { what, amount, paidBy } = spent
  const still = all.filter((key) => spent.people.includes(key))
  return { what, amount: textFromCents(amount), who: paidBy ?? '', people: still }
}
