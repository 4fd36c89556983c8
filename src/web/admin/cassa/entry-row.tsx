import { Check, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { adminApi } from '../api.ts'
import { bookingPath } from '../pages.ts'
import { useMay } from '../session.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import type { Entry } from './entry.ts'
import { MatchDialog } from './match-dialog.tsx'
import { useEntryChange } from './use-entry-change.ts'

type Props = { entry: Entry; isTicked: boolean; onTick: () => void }

/** A bank movement, with the booking it is probably for, and why. */
export function EntryRow({ entry, isTicked, onTick }: Props) {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  const checkbox = useId()
  const mayBook = may('cassa', 'book')
  const rest = entry.amount - entry.allocated
  const accept = useEntryChange(
    () => acceptFirst(entry),
    entry.amount < 0 ? 'Rimborso registrato' : 'Bonifico registrato',
  )
  return (
    <li className="px-page grid gap-x-6 gap-y-2 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_auto] lg:items-start">
      <div className="flex min-w-0 items-start gap-3">
        {rest !== 0 && mayBook && (
          <input
            id={checkbox}
            type="checkbox"
            checked={isTicked}
            onChange={onTick}
            className="mt-1 size-5 flex-none accent-primary"
            aria-label={`${entry.certain ? 'Registra' : 'Scegli'} il ${entry.amount < 0 ? 'movimento' : 'bonifico'} di ${formatEuro(entry.amount)} di ${entry.payer || 'ordinante sconosciuto'}`}
          />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b
              className={classNames(
                'text-[1.125rem] font-[650] tabular-nums',
                entry.amount < 0 && 'text-bad',
              )}
            >
              {formatEuro(entry.amount)}
            </b>
            <span className="text-ink-2">{formatDate(entry.date)}</span>
          </p>
          {entry.payer && <p className="font-semibold break-words">{entry.payer}</p>}
          <p className="text-ink-2 break-words">{entry.text || 'Senza causale'}</p>
        </div>
      </div>
      <div className="min-w-0">
        <Meaning entry={entry} />
        <Booked entry={entry} mayUndo={may('cassa', 'undo')} />
      </div>
      {mayBook && rest !== 0 && (
        <div className="flex flex-wrap gap-2">
          {!entry.certain && entry.candidates[0] && (
            <StaffButton
              icon={Check}
              kind="outline"
              busy={accept.isPending}
              aria-label={`È giusto: ${formatEuro(Math.abs(entry.candidates[0].cents))}, ${entry.candidates[0].booking.contactName}`}
              onClick={() => accept.mutate(undefined)}
            >
              È giusto
            </StaffButton>
          )}
          <StaffButton
            kind={entry.certain || entry.candidates[0] ? 'quiet' : 'outline'}
            onClick={() => setOpen(true)}
          >
            {entry.certain ? 'Cambia' : 'Abbina'}
          </StaffButton>
        </div>
      )}
      {isOpen && <MatchDialog entry={entry} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Accepts the likeliest booking with the amounts as proposed. */
function acceptFirst(entry: Entry) {
  const [first] = entry.candidates
  const base = { id: entry.id, expectedAllocated: entry.allocated }
  const bookingId = first?.booking.id ?? ''
  return entry.amount < 0
    ? adminApi.cassa.recordRefund({ ...base, bookingId })
    : adminApi.cassa.book({ ...base, allocations: [{ bookingId, cents: first?.cents ?? 0 }] })
}

function Meaning({ entry }: { entry: Entry }) {
  if (entry.amount === entry.allocated) return null
  const [first] = entry.candidates
  const shown = entry.certain ? entry.proposed : first ? [first] : []
  return (
    <>
      {shown.map(({ booking, cents }) => (
        <p key={booking.id} className="flex flex-wrap items-baseline gap-x-2">
          <Badge tone={entry.certain ? 'ok' : 'gold'}>{entry.certain ? 'Sicuro' : 'Forse'}</Badge>
          <StaffLink to={bookingPath(booking.id)}>{booking.contactName}</StaffLink>
          <span>
            {booking.destinationTitle}, {formatDate(booking.startDate)}
          </span>
          <span className="text-ink-2">{formatEuro(cents)}</span>
        </p>
      ))}
      <p className="text-ink-2">
        {(entry.certain ? entry.reasons : (first?.reasons ?? entry.reasons)).join(' · ')}
      </p>
    </>
  )
}

function Booked({ entry, mayUndo }: { entry: Entry; mayUndo: boolean }) {
  const undo = useEntryChange((id: string) => adminApi.cassa.undo({ id }), 'Abbinamento annullato')
  return (
    <ul>
      {entry.allocations.map(({ id, kind, amount, booking, automatic, createdBy }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <Badge tone={kind === 'other' ? 'neutral' : 'ok'}>
            {kind === 'other' ? 'Messo da parte' : kind === 'refund' ? 'Rimborso' : 'Abbinato'}
          </Badge>
          {booking && <StaffLink to={bookingPath(booking.id)}>{booking.contactName}</StaffLink>}
          <span className="text-ink-2">
            {formatEuro(amount)} · {automatic ? 'in automatico' : createdBy}
          </span>
          {mayUndo && (
            <StaffButton
              busy={undo.isPending}
              aria-label={`Annulla: ${formatEuro(amount)} ${booking?.contactName ?? ''}`}
              onClick={() => undo.mutate(id)}
            >
              <Undo2 className="size-4" aria-hidden />
              Annulla
            </StaffButton>
          )}
        </li>
      ))}
    </ul>
  )
}
