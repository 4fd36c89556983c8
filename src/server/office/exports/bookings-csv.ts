import { paymentStatusLabels, statusLabels } from '../../../domain/booking/booking-texts.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { outstandingOf } from '../../../domain/money/money-figures.ts'
import {
  type BookingFilters,
  type BookingRow,
  bookingParts,
} from '../../booking/bookings/admin-store.ts'
import type { Db } from '../../platform/db/client.ts'
import { csvLine } from './csv.ts'

const header = [
  'Codice',
  'Creata il',
  'Cliente',
  'Email',
  'Telefono',
  'Viaggio',
  'Partenza',
  'Ritorno',
  'Adulti',
  'Bambini',
  'Totale (€)',
  'Acconto (€)',
  'Versato (€)',
  'Da versare (€)',
  'Saldo entro il',
  'Stato',
  'Pagamento',
  'Causale',
  'Origine',
  'Provenienza',
]

/** The filtered list in its order, in parts. */
export async function* bookingsCsv(db: Db, filters: BookingFilters): AsyncGenerator<string> {
  yield csvLine(header)
  for await (const rows of bookingParts(db, filters)) yield rows.map(line).join('')
}

function line(row: BookingRow): string {
  const owed = outstandingOf(row)
  return csvLine([
    bookingReference(row.id),
    formatMoment(row.createdAt),
    row.contactName,
    row.contactEmail,
    { phone: row.contactPhone },
    row.destinationTitle,
    { day: row.startDate },
    { day: row.endDate },
    row.adultCount,
    row.childCount,
    { cents: row.totalPrice },
    { cents: row.depositAmount },
    { cents: row.amountPaid },
    { cents: owed },
    { day: owed > 0 ? row.balanceDueDate : null },
    statusLabels[row.status],
    paymentStatusLabels[row.paymentStatus],
    row.paymentReference,
    originOf(row),
    row.referralSource === 'ads' ? 'Pubblicità' : 'Senza pubblicità',
  ])
}

function originOf({ bookingLinkId, bookingSource }: BookingRow): string {
  if (bookingLinkId === null) return 'Sito'
  return bookingSource === 'admin_link' ? 'Link con prezzo' : 'Link gratuito'
}
