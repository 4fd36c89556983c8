import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formatDate } from '../../../domain/dates.ts'
import { formatAmountPlain, formatEuro } from '../../../domain/money.ts'
import {
  categoryLabels,
  currencyPattern,
  type EntryOf,
  type ExpenseCategory,
  entriesOf,
  expenseCategories,
  struckIn,
} from '../../../domain/road/entries.ts'
import { euroOf, typedRate } from '../../../domain/road/expenses.ts'
import { centsFromText } from '../../../domain/typed-money.ts'
import { randomId } from '../../browser/random-id.ts'
import { smallerPhoto } from '../../browser/smaller-photo.ts'
import { Button } from '../../ui/button.tsx'
import { choicesOf, Input, Options, Select } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { card, Part, type PartProps } from './part.tsx'
import { keepPhoto } from './phone-store.ts'
import { write } from './road-state.ts'
import { Strike } from './strike.tsx'
import { typedText } from './typed-text.ts'
import { useToday } from './use-today.ts'

/** What the coordinator paid for the departure: once the office approves it, it is a cost. */
export function Expenses({ view, entries }: PartProps) {
  const [writing, setWriting] = useState(false)
  const struck = struckIn(entries)
  const expenses = entriesOf(entries, 'expense')
  const total = expenses
    .filter(({ id }) => !struck.has(id))
    .reduce((sum, { body }) => sum + euroOf(body), 0)
  return (
    <Part
      title="Spese della partenza"
      note="Pagate per l’agenzia: l’ufficio le approva una per una."
    >
      <Button kind="primary" size="small" className="mt-3" onClick={() => setWriting(true)}>
        Scrivi una spesa
      </Button>
      {expenses.length > 0 && <p className="mt-3 font-semibold">In tutto {formatEuro(total)}</p>}
      <ul className="mt-3 grid gap-3">
        {expenses.toReversed().map((entry) => (
          <li key={entry.id} className={card}>
            <p className="flex justify-between gap-3 font-[650]">
              {struck.has(entry.id) ? <s>{entry.body.what}</s> : entry.body.what}
              <span className="figures flex-none">{formatEuro(euroOf(entry.body))}</span>
            </p>
            <p className="text-ink-2">
              {categoryLabels[entry.body.category]} · {formatDate(entry.body.paidOn)}
              {entry.body.currency !== 'EUR' &&
                ` · ${formatAmountPlain(entry.body.amount)} ${entry.body.currency} a ${entry.body.rate.replace('.', ',')}`}
              {entry.body.receipt ? ' · con ricevuta' : ' · senza ricevuta'}
            </p>
            {(!struck.has(entry.id) || isDecided(entry, view)) && (
              <p>{decisionText(entry, view)}</p>
            )}
            <Strike
              departureId={view.id}
              entry={entry}
              struck={struck.get(entry.id)}
              isFinal={isDecided(entry, view)}
            />
          </li>
        ))}
      </ul>
      {writing && <ExpenseForm departureId={view.id} onClose={() => setWriting(false)} />}
    </Part>
  )
}

function isDecided({ id }: EntryOf<'expense'>, { decisions }: PartProps['view']): boolean {
  return decisions.some(({ entryId }) => entryId === id)
}

function decisionText({ id }: EntryOf<'expense'>, { decisions }: PartProps['view']): string {
  const decided = decisions.find(({ entryId }) => entryId === id)
  if (!decided) return 'In attesa dell’ufficio'
  if (decided.decision === 'approved') return 'Approvata'
  return `Non approvata${decided.reason ? `: ${decided.reason}` : ''}`
}

type Values = {
  what: string
  category: ExpenseCategory
  paidOn: string
  amount: string
  currency: string
  rate: string
  photo: FileList | null
}

function ExpenseForm({ departureId, onClose }: { departureId: string; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: {
      what: '',
      category: 'meals',
      paidOn: useToday(),
      amount: '',
      currency: 'EUR',
      rate: '',
      photo: null,
    },
  })
  const [amount, currency, rate] = useWatch({
    control: form.control,
    name: ['amount', 'currency', 'rate'],
  })
  const isEuro = currency.trim().toUpperCase() === 'EUR'
  const cents = centsFromText(amount)
  const typed = isEuro ? '1' : typedRate(rate)
  const submit = form.handleSubmit(async (values) => {
    const photo = values.photo?.[0]
    const receipt = photo ? randomId() : null
    // The photograph is stored first, so that an expense never refers to one that the phone does not have.
    if (photo && receipt) {
      await keepPhoto({ id: receipt, departureId, file: await smallerPhoto(photo) })
    }
    await write(departureId, 'expense', {
      what: values.what.trim(),
      category: values.category,
      paidOn: values.paidOn,
      amount: centsFromText(values.amount) ?? 0,
      currency: values.currency.trim().toUpperCase(),
      rate: isEuro ? '1' : (typedRate(values.rate) ?? '1'),
      receipt,
    })
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
          {...fieldOf(form, 'paidOn', {
            rules: { validate: (day) => typedText(day) !== '' || 'Scegli il giorno' },
          })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <Input
            label="Importo"
            inputMode="decimal"
            {...fieldOf(form, 'amount', {
              rules: {
                validate: (text) =>
                  (centsFromText(typedText(text)) ?? 0) > 0 ||
                  'Inserisci un importo, per esempio 12,50',
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
            label={`Quanti ${currency.trim().toUpperCase() || 'di quella valuta'} per 1 euro, quel giorno`}
            inputMode="decimal"
            hint={
              cents && typed
                ? `Fanno ${formatEuro(euroOf({ amount: cents, rate: typed }))}`
                : undefined
            }
            {...fieldOf(form, 'rate', {
              rules: {
                validate: (text) =>
                  typedRate(typedText(text)) !== undefined || 'Scrivi il cambio, per esempio 161,5',
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
          {...form.register('photo')}
        />
      </div>
    </StaffDialog>
  )
}
