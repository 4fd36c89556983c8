import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { centsFromText, textFromCents } from '../../../domain/typed-money.ts'
import { admin, adminApi } from '../api.ts'
import { SearchField } from '../ui/controls.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import type { Entry } from './entry.ts'
import { useEntryChange } from './use-entry-change.ts'

type Choice = {
  id: string
  contactName: string
  destinationTitle: string
  startDate: string
  reasons: string[]
  cents: number
}

/** The amount assigned to a booking, as typed, and whose share of the price it pays. */
type Given = { choice: Choice; text: string; seat: Seat }

/** Assigns a bank movement to one or more of the ranked bookings. */
export function MatchDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const rest = entry.amount - entry.allocated
  const isOutgoing = entry.amount < 0
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, Given>>(new Map())
  /** Page of the list of open balances; 0 until staff ask to see it. */
  const [page, setPage] = useState(0)
  const { choices, pages } = useChoices(entry, { search, page }, Math.abs(rest))
  const given = [...chosen].map(([bookingId, { text, seat }]) => {
    return { bookingId, cents: centsFromText(text), seat }
  })
  // Chosen bookings stay visible even when the search no longer finds them.
  const outOfSight = [...chosen.values()]
    .map(({ choice }) => choice)
    .filter(({ id }) => choices.every((choice) => choice.id !== id))
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
            allocations: given.map((one) => ({ ...one, cents: one.cents ?? 0 })),
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
    setChosen((before) => {
      const next = new Map(isOutgoing ? [] : before)
      const text = textFromCents(Math.min(choice.cents, Math.max(1, Math.abs(rest) - total)))
      if (before.has(choice.id)) next.delete(choice.id)
      else next.set(choice.id, { choice, text, seat: undefined })
      return next
    })
  const change = (choice: Choice, to: Partial<Given>) =>
    setChosen((before) => {
      const known = before.get(choice.id)
      return known ? new Map(before).set(choice.id, { ...known, ...to }) : before
    })
  return (
    <StaffDialog
      onClose={onClose}
      width={680}
      title={isOutgoing ? `Uscita di ${formatEuro(-rest)}` : `Bonifico di ${formatEuro(rest)}`}
      description={[entry.payer, entry.text].filter((part) => part !== '').join(' · ')}
      onSubmit={() => given.length > 0 && !problem && book.mutate(undefined)}
      footer={
        <>
          <StaffButton
            kind="primary"
            type="submit"
            busy={book.isPending}
            disabled={given.length === 0 || problem !== undefined}
          >
            {isOutgoing ? 'È un rimborso a questo cliente' : `Registra ${formatEuro(total)}`}
          </StaffButton>
          <StaffButton busy={aside.isPending} onClick={() => aside.mutate(undefined)}>
            Non è di una prenotazione
          </StaffButton>
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
        {[...outOfSight, ...choices].map((choice) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            given={chosen.get(choice.id)}
            isFixed={isOutgoing}
            onToggle={() => toggle(choice)}
            onChange={(to) => change(choice, to)}
          />
        ))}
      </ul>
      {choices.length + outOfSight.length === 0 && (
        <p className="text-ink-2">Nessuna prenotazione: prova a cercare il cliente per nome.</p>
      )}
      {page === 0 && search === '' && !isOutgoing && (
        <StaffButton className="mt-3" onClick={() => setPage(1)}>
          Mostra tutti i saldi aperti
        </StaffButton>
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

/** The proposals of the rules, the search results, or page by page every booking with an open balance. */
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
  given: Given | undefined
  isFixed: boolean
  onToggle: () => void
  onChange: (to: Partial<Given>) => void
}

function ChoiceRow({ choice, given, isFixed, onToggle, onChange }: RowProps) {
  const id = useId()
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line py-3">
      <input
        id={id}
        type="checkbox"
        checked={given !== undefined}
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
      {given && !isFixed && (
        <>
          <input
            type="text"
            inputMode="decimal"
            aria-label={`Importo per ${choice.contactName}, in euro`}
            className="field w-28! text-right"
            value={given.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <SeatField
            bookingId={choice.id}
            name={choice.contactName}
            seat={given.seat}
            onChange={(seat) => onChange({ seat })}
          />
        </>
      )}
    </li>
  )
}

/** Whose share of the price it pays; null: the whole booking's; undefined: as the movement's text says. */
type Seat = number | null | undefined

const bySeat = (value: string): Seat =>
  value === '' ? undefined : value === 'all' ? null : Number(value)

const asValue = (seat: Seat): string =>
  seat === undefined ? '' : seat === null ? 'all' : String(seat)

type Props = { bookingId: string; name: string; seat: Seat; onChange: (seat: Seat) => void }

/** Shown only where each traveller of the party pays their own share. */
function SeatField({ bookingId, name, seat, onChange }: Props) {
  const found = useQuery(admin.cassa.shares.queryOptions({ input: { bookingId } }))
  const shares = found.data?.shares ?? []
  if (shares.length === 0) return null
  return (
    <label className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 pl-8">
      <span className="text-ink-2">Quota di</span>
      <select
        aria-label={`Quota di chi, nella prenotazione di ${name}`}
        className="field min-w-0 flex-1 basis-64"
        value={asValue(seat)}
        onChange={(event) => onChange(bySeat(event.target.value))}
      >
        <option value="">Come dicono causale e ordinante</option>
        <option value="all">Tutta la prenotazione</option>
        {shares.map((share) => (
          <option key={share.seat} value={share.seat}>
            {share.name}, {share.open > 0 ? `restano ${formatEuro(share.open)}` : 'già versata'}
          </option>
        ))}
      </select>
    </label>
  )
}
