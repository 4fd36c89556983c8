import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { formatDate, formatDateRange, formatMoment } from '../../../domain/dates.ts'
import { formatAmountPlain, formatEuro } from '../../../domain/money.ts'
import { categoryLabels } from '../../../domain/road/entries.ts'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { useMay } from '../session.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import type { Departure } from './departure-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Diary = Answers['diary']['read']
type Expense = Diary['expenses'][number]

/** What comes from the road: notices, what happened, expenses to approve. */
export function RoadDiary({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const query = useQuery(
    admin.diary.read.queryOptions({ input: { id: departure.id }, staleTime: 0 }),
  )
  return (
    <StaffDialog
      open
      onClose={onClose}
      title="In viaggio"
      description={`${departure.tripTitle}, ${formatDateRange(departure.startDate, departure.endDate)}`}
      width={640}
    >
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <Content diary={query.data} departureId={departure.id} />
      ) : (
        <RowsSkeleton rows={4} height={48} />
      )}
    </StaffDialog>
  )
}

function useChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: admin.diary.key() })
    void queries.invalidateQueries({ queryKey: admin.cassa.key() })
  }
}

const heading = 'mt-6 text-[1.125rem]'
const row = 'border-b border-line py-3'

function Content({ diary, departureId }: { diary: Diary; departureId: string }) {
  return (
    <>
      <dl className="grid grid-cols-3 gap-3 border-y border-line py-3.5">
        <Sum label="Venduto" cents={diary.sold} />
        <Sum label="Costi" cents={diary.costs} />
        <Sum label="Margine" cents={diary.sold - diary.costs} />
      </dl>
      <h3 className={heading}>Spese</h3>
      {diary.expenses.length === 0 && <p className="mt-1 text-ink-2">Nessuna spesa ancora.</p>}
      <ul>
        {diary.expenses.map((expense) => (
          <ExpenseRow key={expense.id} expense={expense} />
        ))}
      </ul>
      <h3 className={heading}>Avvisi al gruppo</h3>
      <NoticeForm departureId={departureId} />
      <ul>
        {diary.notices.map((notice) => (
          <li key={notice.id} className={row}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">
              {notice.struckFor === null ? notice.text : <s>{notice.text}</s>}
            </p>
            <Written entry={notice} />
            {notice.struckFor === null && (
              <StrikeNotice departureId={departureId} entry={notice.id} />
            )}
          </li>
        ))}
      </ul>
      <h3 className={heading}>Fatti da ricordare</h3>
      {diary.incidents.length === 0 && <p className="mt-1 text-ink-2">Nessuno.</p>}
      <ul>
        {diary.incidents.map((incident) => (
          <li key={incident.id} className={row}>
            <p className="font-semibold">
              {incident.place}, {formatMoment(incident.happenedAt)}
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">
              {incident.struckFor === null ? incident.text : <s>{incident.text}</s>}
            </p>
            <Written entry={incident} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures font-[650]">{formatEuro(cents)}</dd>
    </div>
  )
}

type WrittenEntry = { author: string; writtenAt: string; struckFor: string | null }

function Written({ entry }: { entry: WrittenEntry }) {
  return (
    <p className="text-[0.875rem] text-ink-2">
      {entry.author}, {formatMoment(entry.writtenAt)}
      {entry.struckFor !== null && ` · annullato: ${entry.struckFor}`}
    </p>
  )
}

function ExpenseRow({ expense }: { expense: Expense }) {
  const may = useMay()
  const changed = useChanged()
  const [refusing, setRefusing] = useState(false)
  const decide = useMutation({
    mutationFn: (input: { decision: 'approved' | 'refused'; reason?: string }) =>
      adminApi.diary.decideExpense({ id: expense.id, ...input }),
    onSuccess: (_done, { decision }) =>
      notifyDone(decision === 'approved' ? 'Spesa approvata: è un costo' : 'Spesa non approvata'),
    onError: (error) => notifyError(error),
    onSettled: () => {
      setRefusing(false)
      changed()
    },
  })
  const isOpen = expense.decision === null && expense.struckFor === null
  return (
    <li className={row}>
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
        {expense.receipt ? (
          <a
            href={adminDownloads.roadReceipt(expense.receipt)}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-primary hover:underline"
          >
            Vedi la ricevuta
          </a>
        ) : (
          <span className="text-ink-2">Senza ricevuta</span>
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
        {isOpen && may('diary', 'decideExpense') && (
          <>
            <Button
              kind="primary"
              size="staff"
              busy={decide.isPending}
              onClick={() => decide.mutate({ decision: 'approved' })}
            >
              Approva
            </Button>
            <Button kind="quiet" size="staff" onClick={() => setRefusing(true)}>
              Non approvare
            </Button>
          </>
        )}
      </div>
      {refusing && (
        <ReasonDialog
          title="Non approvare la spesa?"
          confirm="Non approvare"
          busy={decide.isPending}
          onClose={() => setRefusing(false)}
          onReason={(reason) => decide.mutate({ decision: 'refused', reason })}
        />
      )}
    </li>
  )
}

function NoticeForm({ departureId }: { departureId: string }) {
  const changed = useChanged()
  const form = useForm({ defaultValues: { text: '' } })
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await adminApi.diary.writeNotice({ id: departureId, text })
      form.reset()
      notifyDone('Avviso pubblicato')
    } catch (error) {
      notifyError(error)
    }
    changed()
  })
  return (
    <form onSubmit={submit} noValidate className="mt-2 grid gap-2.5">
      <Textarea
        label="Nuovo avviso"
        rows={3}
        maxLength={1000}
        hint="Lo leggono i viaggiatori in «Il mio viaggio» e i coordinatori."
        {...fieldOf(form, 'text', {
          rules: { validate: (text = '') => text.trim() !== '' || 'Scrivi l’avviso' },
        })}
      />
      <Button
        type="submit"
        kind="quiet"
        size="staff"
        className="justify-self-start"
        busy={form.formState.isSubmitting}
      >
        Pubblica l’avviso
      </Button>
    </form>
  )
}

function StrikeNotice({ departureId, entry }: { departureId: string; entry: string }) {
  const changed = useChanged()
  const [asking, setAsking] = useState(false)
  const strike = useMutation({
    mutationFn: (reason: string) => adminApi.diary.strikeNotice({ id: departureId, entry, reason }),
    onError: (error) => notifyError(error),
    onSettled: () => {
      setAsking(false)
      changed()
    },
  })
  return (
    <>
      <button
        type="button"
        className="min-h-8 font-semibold text-primary hover:underline"
        onClick={() => setAsking(true)}
      >
        Ritira
      </button>
      {asking && (
        <ReasonDialog
          title="Ritirare l’avviso?"
          confirm="Ritira"
          busy={strike.isPending}
          onClose={() => setAsking(false)}
          onReason={(reason) => strike.mutate(reason)}
        />
      )}
    </>
  )
}
