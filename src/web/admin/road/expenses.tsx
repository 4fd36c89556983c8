import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatAmountPlain, formatEuro } from '../../../domain/money.ts'
import { categoryLabels, type EntryOf, entriesOf, struckIn } from '../../../domain/road/entries.ts'
import { euroOf, expensesTotal } from '../../../domain/road/expenses.ts'
import { Button } from '../../ui/button.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { card, Part, type PartProps } from './part.tsx'
import { PhotographAgain } from './photograph-again.tsx'
import { useRoad } from './road-state.ts'
import { Strike } from './strike.tsx'

/** What the coordinator paid for the departure: once the office approves it, it is a cost. */
export function Expenses({ view, entries }: PartProps) {
  const [writing, setWriting] = useState(false)
  const { photos } = useRoad()
  const struck = struckIn(entries)
  const expenses = entriesOf(entries, 'expense')
  const total = expensesTotal(entries, view.decisions)
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
              {receiptText(entry.body.receipt, { view, photos })}
            </p>
            {isMissing(entry.body.receipt, { view, photos }) && !struck.has(entry.id) && (
              <PhotographAgain departureId={view.id} receipt={entry.body.receipt} />
            )}
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

type Known = Pick<PartProps, 'view'> & { photos: readonly string[] }

/** Neither on the site nor on this phone: it was refused for good, or waits on a colleague's phone. */
function isMissing(receipt: string | null, { view, photos }: Known): receipt is string {
  return receipt !== null && !view.receipts.includes(receipt) && !photos.includes(receipt)
}

function receiptText(receipt: string | null, known: Known): string {
  if (receipt === null) return ' · senza ricevuta'
  return isMissing(receipt, known) ? '' : ' · con ricevuta'
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
