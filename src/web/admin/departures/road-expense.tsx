import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatAmountPlain, formatEuro } from '../../../domain/money.ts'
import { categoryLabels } from '../../../domain/road/entries.ts'
import { type Answers, adminApi } from '../api.ts'
import { notifyDone } from '../notify.ts'
import { useMay } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { diaryChanged, entryRow, Written } from './road-entry.tsx'

type Expense = Answers['diary']['read']['expenses'][number]

/** An expense paid during the trip: once approved it is a cost; the approval can be taken back. */
export function ExpenseRow({ expense }: { expense: Expense }) {
  const may = useMay()
  const [asking, setAsking] = useState<'refusal' | 'take-back'>()
  const decide = useMutation({
    mutationFn: (input: { decision: 'approved' | 'refused'; reason?: string }) =>
      adminApi.diary.decideExpense({ id: expense.id, ...input }),
    onSuccess: (_done, { decision }) =>
      notifyDone(decision === 'approved' ? 'Spesa approvata: è un costo' : 'Spesa non approvata'),
    onSettled: () => {
      setAsking(undefined)
      diaryChanged()
    },
  })
  const takeBack = useMutation({
    mutationFn: (reason: string) => adminApi.diary.takeBackExpense({ id: expense.id, reason }),
    onSuccess: () => notifyDone('Approvazione ritirata: non è più un costo'),
    onSettled: () => {
      setAsking(undefined)
      diaryChanged()
    },
  })
  const isOpen = expense.decision === null && expense.struckFor === null
  return (
    <li className={entryRow}>
      <p className="flex justify-between gap-3 font-[650]">
        {expense.struckFor === null ? expense.what : <s>{expense.what}</s>}
        <span className="figures">{formatEuro(expense.euro)}</span>
      </p>
      <p className="text-ink-2">
        {categoryLabels[expense.category]}, {formatDate(expense.paidOn)}
        {expense.currency !== 'EUR' &&
          ` · ${formatAmountPlain(expense.amount)} ${expense.currency}, 1 euro = ${expense.rate.replace('.', ',')}`}
      </p>
      <Written entry={expense} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {expense.receipt && expense.hasPhoto ? (
          <a
            href={adminDownloads.roadReceipt(expense.receipt)}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary hover:underline"
          >
            Vedi la ricevuta
          </a>
        ) : (
          <span className="text-ink-2">
            {expense.receipt ? 'La fotografia della ricevuta non c’è' : 'Senza ricevuta'}
          </span>
        )}
        {expense.decision && (
          <span className="font-semibold">
            {expense.decision === 'approved' ? 'Approvata' : 'Non approvata'}
            {expense.reason && `: ${expense.reason}`}
            {expense.decision === 'approved' &&
              expense.struckFor !== null &&
              ', poi annullata da chi l’aveva scritta: il costo è rimasto'}
          </span>
        )}
        {expense.decision === 'approved' && may('diary', 'takeBackExpense') && (
          <StaffButton onClick={() => setAsking('take-back')}>Ritira l’approvazione</StaffButton>
        )}
        {isOpen && may('diary', 'decideExpense') && (
          <>
            <StaffButton
              kind="primary"
              busy={decide.isPending}
              onClick={() => decide.mutate({ decision: 'approved' })}
            >
              Approva
            </StaffButton>
            <StaffButton onClick={() => setAsking('refusal')}>Non approvare</StaffButton>
          </>
        )}
      </div>
      {asking === 'refusal' && (
        <ReasonDialog
          title="Non approvare la spesa?"
          confirm="Non approvare"
          busy={decide.isPending}
          onClose={() => setAsking(undefined)}
          onReason={(reason) => decide.mutate({ decision: 'refused', reason })}
        />
      )}
      {asking === 'take-back' && (
        <ReasonDialog
          title="Ritirare l’approvazione?"
          description={takeBackText(expense)}
          confirm="Ritira l’approvazione"
          busy={takeBack.isPending}
          onClose={() => setAsking(undefined)}
          onReason={(reason) => takeBack.mutate(reason)}
        />
      )}
    </li>
  )
}

function takeBackText({ euro, struckFor }: Expense): string {
  const cost = `Uno storno di ${formatEuro(euro)} con la data di oggi la toglie dai costi`
  return struckFor === null
    ? `${cost}, e la spesa torna da decidere. Il motivo resta nel registro.`
    : `${cost}. Il motivo resta nel registro.`
}
