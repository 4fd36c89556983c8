import { Info } from 'lucide-react'
import type { Booking } from './booking-query.tsx'

/** Staff must release the summary mail first, and a customer who expects it must know that. */
export function SummaryHeld({ booking }: { booking: Booking }) {
  if (!booking.summaryHeld) return null
  return (
    <p className="mt-6 flex max-w-[44em] items-start gap-3.5 rounded-control bg-gold-light px-5 py-4">
      <Info className="mt-0.5 size-5.5 flex-none" aria-hidden />
      <span>
        L'email di riepilogo per <b className="font-semibold">{booking.contactEmail}</b> parte dopo
        un controllo: oggi ne abbiamo già mandate diverse a questo indirizzo. La prenotazione c'è,
        conserva il codice <b className="figures font-semibold">{booking.reference}</b> o questa
        pagina.
      </span>
    </p>
  )
}
