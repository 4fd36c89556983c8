import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { formatEuro } from '../../../domain/money.ts'
import { mayChange, part, partTitle } from './booking-facts.tsx'
import { ExtrasDialog } from './extras-dialog.tsx'
import type { BookingDetail } from './use-booking-change.ts'

/** The extras of the booking. */
export function Extras({ booking }: { booking: BookingDetail }) {
  const [editing, setEditing] = useState(false)
  return (
    <section className={part} aria-labelledby="extra-prenotati">
      <div className="flex items-start justify-between gap-3">
        <h3 id="extra-prenotati" className={partTitle}>
          Extra
        </h3>
        {mayChange(booking) && (
          <button
            type="button"
            onClick={() => setEditing(true)}
            className="-my-1.5 inline-flex min-h-9 items-center gap-1.75 rounded-tag px-1.5 font-semibold text-primary hover:underline"
          >
            <Pencil className="size-4.25" aria-hidden />
            Modifica
            <span className="sr-only"> extra</span>
          </button>
        )}
      </div>
      {editing && <ExtrasDialog booking={booking} onClose={() => setEditing(false)} />}
      {booking.extras.length === 0 ? (
        <p className="text-ink-2">Nessun extra.</p>
      ) : (
        <ul>
          {booking.extras.map(({ id, label, amount, conditions }) => (
            <li key={id} className="py-1.25">
              <span className="flex gap-3">
                <span className="min-w-0 flex-1">{label}</span>
                <span className="flex-none">{formatEuro(amount)}</span>
              </span>
              {conditions && <span className="block text-[0.875rem] text-ink-2">{conditions}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
