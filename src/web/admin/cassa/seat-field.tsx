import { useQuery } from '@tanstack/react-query'
import { formatEuro } from '../../../domain/money.ts'
import { admin } from '../api.ts'

/** Whose part of the price it is; null: of the whole booking; undefined: as the movement itself says. */
export type Seat = number | null | undefined

const bySeat = (value: string): Seat =>
  value === '' ? undefined : value === 'all' ? null : Number(value)

const asValue = (seat: Seat): string =>
  seat === undefined ? '' : seat === null ? 'all' : String(seat)

type Props = { bookingId: string; name: string; seat: Seat; onChange: (seat: Seat) => void }

/** Only where everybody of a party pays their own part. */
export function SeatField({ bookingId, name, seat, onChange }: Props) {
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
