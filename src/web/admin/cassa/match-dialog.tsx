import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { Button } from '../../ui/button.tsx'
import { admin, adminApi } from '../api.ts'
import { SearchField } from '../ui/controls.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Entry } from './entry.ts'
import { type Seat, SeatField } from './seat-field.tsx'
import { useEntryChange } from './use-entry-change.ts'

type Choice = {
  id: string
  contactName: string
  destinationTitle: string
  startDate: string
  reasons: string[]
  cents: number
}

/** The ranked bookings beside the movement; it may be shared among several of them. */
export function MatchDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const rest = entry.amount - entry.allocated
  const isOutgoing = entry.amount < 0
  const [search, setSearch] = useState('')
  const [shares, setShares] = useState<ReadonlyMap<string, string>>(new Map())
  const [seats, setSeats] = useState<ReadonlyMap<string, Seat>>(new Map())
  /** Of the open balances; 0 until somebody asks for all of them. */
  const [page, setPage] = useState(0)
  const { choices, pages } = useChoices(entry, { search, page }, Math.abs(rest))
  const given = [...shares].map(([bookingId, text]) => ({ bookingId, cents: centsFromText(text) }))
  const total = given.reduce((sum, { cents = 0 }) => sum + cents, 0)
  const isWrong = given.some(({ cents }) => !cents)
  const problem = isWrong
    ? 'Scrivi un importo per ogni prenotazione scelta'
    : total > Math.abs(rest)
      ? `Hai assegnato ${formatEuro(total)}, ma ne restano ${formatEuro(Math.abs(rest))}`
      : undefined
  const book = useEntryChange(
    () =>
      isOutgoing
        ? adminApi.cassa.recordRefund({
            id: entry.id,
            expectedAllocated: entry.allocated,
            bookingId: given[0]?.bookingId ?? '',
          })
        : adminApi.cassa.book({
            id: entry.id,
            expectedAllocated: entry.allocated,
            allocations: given.map(({ bookingId, cents }) => ({
              bookingId,
              cents: cents ?? 0,
              seat: seats.get(bookingId),
            })),
          }),
    isOutgoing ? 'Rimborso registrato' : 'Bonifico registrato',
    onClose,
  )
  const aside = useEntryChange(
    () => adminApi.cassa.setAside({ id: entry.id, expectedAllocated: entry.allocated }),
    'Movimento messo da parte',
    onClose,
  )
  const toggle = (choice: Choice) =>
    setShares((before) => {
      const next = new Map(isOutgoing ? [] : before)
      if (before.has(choice.id)) next.delete(choice.id)
      else
        next.set(
          choice.id,
          textFromCents(Math.min(choice.cents, Math.max(1, Math.abs(rest) - total))),
        )
      return next
    })
  return (
    <StaffDialog
      open
      onClose={onClose}
      width={680}
      title={isOutgoing ? `Uscita di ${formatEuro(-rest)}` : `Bonifico di ${formatEuro(rest)}`}
      description={[entry.payer, entry.text].filter((part) => part !== '').join(' · ')}
      onSubmit={() => given.length > 0 && !problem && book.mutate(undefined)}
      footer={
        <>
          <Button
            kind="primary"
            size="staff"
            type="submit"
            busy={book.isPending}
            disabled={given.length === 0 || problem !== undefined}
          >
            {isOutgoing ? 'È un rimborso a questo cliente' : `Registra ${formatEuro(total)}`}
          </Button>
          <Button
            kind="quiet"
            size="staff"
            busy={aside.isPending}
            onClick={() => aside.mutate(undefined)}
          >
            Non è di una prenotazione
          </Button>
        </>
      }
    >
      <SearchField
        label="Cerca per nome, causale o codice"
        value={search}
        onChange={setSearch}
        className="mb-3"
      />
      <ul aria-label="Prenotazioni possibili">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            share={shares.get(choice.id)}
            isFixed={isOutgoing}
            onToggle={() => toggle(choice)}
            onShare={(text) => setShares(new Map(shares).set(choice.id, text))}
            onSeat={(seat) => setSeats(new Map(seats).set(choice.id, seat))}
          />
        ))}
      </ul>
      {choices.length === 0 && (
        <p className="text-ink-2">Nessuna prenotazione: prova a cercare il cliente per nome.</p>
      )}
      {page === 0 && search === '' && !isOutgoing && (
        <Button kind="quiet" size="staff" className="mt-3" onClick={() => setPage(1)}>
          Mostra tutti i saldi aperti
        </Button>
      )}
      {pages && (
        <Pager {...pages} isInDialog what={['saldo aperto', 'saldi aperti']} onPage={setPage} />
      )}
      <p role="status" className="mt-3 text-bad">
        {problem}
      </p>
    </StaffDialog>
  )
}

type Wanted = { search: string; page: number }

/** What the rules propose, what the search finds, or whoever still owes something, page by page. */
function useChoices(entry: Entry, { search, page }: Wanted, rest: number) {
  const looks = search !== '' || page > 0
  const input =
    search === '' ? { owing: 'true' as const, page, pageSize: 50 } : { search, pageSize: 10 }
  const { data } = useQuery({
    ...admin.bookings.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
    enabled: looks,
  })
  if (!looks) return { choices: entry.candidates.map(proposed) }
  const choices = (data?.items ?? []).map((booking): Choice => {
    const open = booking.totalPrice - booking.amountPaid
    const reasons = open > 0 ? [`${formatEuro(open)} ancora da incassare`] : []
    return { ...booking, reasons, cents: open > 0 ? Math.min(open, rest) : rest }
  })
  return { choices, ...(search === '' && data && { pages: data }) }
}

function proposed({ booking, reasons, cents }: Entry['candidates'][number]): Choice {
  return { ...booking, reasons, cents }
}

type RowProps = {
  choice: Choice
  share: string | undefined
  isFixed: boolean
  onToggle: () => void
  onShare: (text: string) => void
  onSeat: (seat: Seat) => void
}

function ChoiceRow({ choice, share, isFixed, onToggle, onShare, onSeat }: RowProps) {
  const id = useId()
  const isChosen = share !== undefined
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line py-3">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="mt-1 size-5 flex-none accent-primary"
      />
      <label htmlFor={id} className="min-w-0 flex-1">
        <b className="font-[650]">{choice.contactName}</b>, {choice.destinationTitle},{' '}
        {formatDate(choice.startDate)}
        {choice.reasons.length > 0 && (
          <span className="block text-ink-2">{choice.reasons.join(' · ')}</span>
        )}
      </label>
      {isChosen && !isFixed && (
        <input
          type="text"
          inputMode="decimal"
          aria-label={`Importo per ${choice.contactName}, in euro`}
          className="field w-28! text-right"
          value={share}
          onChange={(event) => onShare(event.target.value)}
        />
      )}
      {isChosen && !isFixed && (
        <SeatField bookingId={choice.id} name={choice.contactName} onChange={onSeat} />
      )}
    </li>
  )
}
