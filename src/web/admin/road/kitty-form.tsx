import { useForm } from 'react-hook-form'
import { centsFromText } from '../../../domain/typed-money.ts'
import { Checkbox, FieldMessage, Input, Options, Select } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { write } from './road-state.ts'
import { typedText } from './typed-text.ts'

export type KittyWriting = 'in' | 'out'
type Person = { key: string; name: string }
type Values = { what: string; amount: string; who: string; people: string[] }
type Props = { kind: KittyWriting; departureId: string; people: Person[]; onClose: () => void }

/** Records a payment into the group's kitty, or an expense and for whom it was. */
export function KittyForm({ kind, departureId, people, onClose }: Props) {
  const form = useForm<Values>({
    defaultValues: { what: '', amount: '', who: '', people: people.map(({ key }) => key) },
  })
  const submit = form.handleSubmit(async (values) => {
    const amount = centsFromText(values.amount) ?? 0
    if (kind === 'in') await write(departureId, 'kitty_in', { person: values.who, amount })
    else {
      const body = { what: values.what.trim(), paidBy: values.who || null, people: values.people }
      await write(departureId, 'kitty_out', { ...body, amount })
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
              validate: (text) =>
                (centsFromText(typedText(text)) ?? 0) > 0 ||
                'Inserisci un importo, per esempio 12,50',
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
