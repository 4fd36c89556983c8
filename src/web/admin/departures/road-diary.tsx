import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDateRange, formatMoment } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { Textarea } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { type Answers, admin, adminApi } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Departure } from './departure-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { diaryChanged, entryRow, Written } from './road-entry.tsx'
import { ExpenseRow } from './road-expense.tsx'

type Diary = Answers['diary']['read']

/** What coordinators report during the trip: notices, incidents, expenses to approve. */
export function RoadDiary({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const query = useQuery(
    admin.diary.read.queryOptions({ input: { id: departure.id }, staleTime: 0 }),
  )
  return (
    <StaffDialog
      onClose={onClose}
      title="In viaggio"
      description={`${departure.tripTitle}, ${formatDateRange(departure.startDate, departure.endDate)}`}
      width={640}
    >
      <Loaded query={query} rows={4} height={48} onlyFresh>
        {(data) => <Content diary={data} departureId={departure.id} />}
      </Loaded>
    </StaffDialog>
  )
}

const heading = 'mt-6 text-[1.125rem]'

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
          <li key={notice.id} className={entryRow}>
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
          <li key={incident.id} className={entryRow}>
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

function NoticeForm({ departureId }: { departureId: string }) {
  const form = useForm({ defaultValues: { text: '' } })
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await adminApi.diary.writeNotice({ id: departureId, text })
      form.reset()
      notifyDone('Avviso pubblicato')
    } catch (error) {
      notifyError(error)
    }
    diaryChanged()
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
      <StaffButton type="submit" className="justify-self-start" busy={form.formState.isSubmitting}>
        Pubblica l’avviso
      </StaffButton>
    </form>
  )
}

function StrikeNotice({ departureId, entry }: { departureId: string; entry: string }) {
  const [asking, setAsking] = useState(false)
  const strike = useMutation({
    mutationFn: (reason: string) => adminApi.diary.strikeNotice({ id: departureId, entry, reason }),
    onSettled: () => {
      setAsking(false)
      diaryChanged()
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
