import { useForm, useWatch } from 'react-hook-form'
import { formatEuro } from '../../../domain/money.ts'
import {
  categoryLabels,
  currencyPattern,
  type ExpenseCategory,
  expenseCategories,
} from '../../../domain/road/entries.ts'
import { amountProblem, euroOf, rateProblem, typedRate } from '../../../domain/road/expenses.ts'
import { dayProblem } from '../../../domain/road/typed-day.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { useTodayHere } from '../../browser/hydration.ts'
import { randomId } from '../../browser/random-id.ts'
import { smallerPhoto } from '../../browser/smaller-photo.ts'
import { choicesOf, Input, Options, Select } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { keepPhoto, type Waiting } from './phone-store.ts'
import { write } from './road-state.ts'
import { typedText } from './typed-text.ts'
import { writtenBefore } from './written-before.ts'

type Values = {
  what: string
  category: ExpenseCategory
  paidOn: string
  amount: string
  currency: string
  rate: string
  photo: FileList | null
}

type Props = { departureId: string; again?: Waiting; onClose: () => void }

/** An expense; `again` is the refused one that is corrected. */
export function ExpenseForm({ departureId, again, onClose }: Props) {
  const today = useTodayHere()
  const before = writtenBefore(again, 'expense')
  const form = useForm<Values>({
    defaultValues: {
      what: before?.what ?? '',
      category: before?.category ?? 'meals',
      paidOn: before?.paidOn ?? today,
      amount: before ? textFromCents(before.amount) : '',
      currency: before?.currency ?? 'EUR',
      rate: before && before.currency !== 'EUR' ? before.rate.replace('.', ',') : '',
      photo: null,
    },
  })
  const [amount, currency, rate] = useWatch({
    control: form.control,
    name: ['amount', 'currency', 'rate'],
  })
  const code = currency.trim().toUpperCase()
  const isEuro = code === 'EUR'
  const cents = centsFromText(amount)
  const typed = isEuro ? '1' : typedRate(rate)
  const submit = form.handleSubmit(async (values) => {
    const photo = values.photo?.[0]
    const receipt = photo ? randomId() : (before?.receipt ?? null)
    // The photograph is stored first, so that an expense never refers to one that the phone does not have.
    if (photo && receipt) {
      await keepPhoto({ id: receipt, departureId, file: await smallerPhoto(photo) })
    }
    const body = {
      what: values.what.trim(),
      category: values.category,
      paidOn: values.paidOn,
      amount: centsFromText(values.amount) ?? 0,
      currency: code,
      rate: isEuro ? '1' : (typedRate(values.rate) ?? '1'),
      receipt,
    }
    await write(departureId, 'expense', body, again)
    onClose()
  })
  return (
    <StaffDialog
      onClose={onClose}
      onSubmit={() => void submit()}
      title="Una spesa della partenza"
      footer={
        <StaffButton type="submit" kind="primary" busy={form.formState.isSubmitting}>
          Salva la spesa
        </StaffButton>
      }
    >
      <div className="grid gap-4.5">
        <Input
          label="Che cosa"
          maxLength={120}
          {...fieldOf(form, 'what', {
            rules: {
              validate: (text) => typedText(text).trim() !== '' || 'Scrivi che cosa hai pagato',
            },
          })}
        />
        <Select label="Categoria" {...form.register('category')}>
          <Options of={choicesOf(categoryLabels, expenseCategories)} />
        </Select>
        <Input
          label="Pagata il"
          type="date"
          max="2199-12-31"
          {...fieldOf(form, 'paidOn', {
            rules: { validate: (day) => dayProblem(typedText(day)) ?? true },
          })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <Input
            label="Importo"
            inputMode="decimal"
            {...fieldOf(form, 'amount', {
              rules: {
                validate: (text) => amountProblem(centsFromText(typedText(text)), code) ?? true,
              },
            })}
          />
          <Input
            label="Valuta"
            maxLength={3}
            autoCapitalize="characters"
            {...fieldOf(form, 'currency', {
              rules: {
                validate: (text) =>
                  currencyPattern.test(typedText(text).trim().toUpperCase()) || 'Tre lettere',
              },
            })}
          />
        </div>
        {!isEuro && (
          <Input
            label={`Quanti ${code || 'di quella valuta'} per 1 euro, quel giorno`}
            inputMode="decimal"
            hint={
              cents && typed
                ? `Fanno ${formatEuro(euroOf({ amount: cents, rate: typed }))}`
                : undefined
            }
            {...fieldOf(form, 'rate', {
              rules: {
                validate: (text) => {
                  const rate = typedRate(typedText(text))
                  if (rate === undefined) return 'Scrivi il cambio, per esempio 161,5'
                  return (cents && rateProblem(cents, rate)) || true
                },
              },
            })}
          />
        )}
        <Input
          label="Fotografia della ricevuta"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic"
          capture="environment"
          className="py-2.5"
          optional
          hint={before?.receipt ? 'Quella di prima resta, se non ne scegli un’altra.' : undefined}
          {...form.register('photo')}
        />
      </div>
    </StaffDialog>
  )
}
