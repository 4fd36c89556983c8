import { bookingReference, pageAfterBooking } from '../../domain/bookings.ts'
import { formatDate } from '../../domain/dates.ts'
import { formatIban } from '../../domain/iban.ts'
import { formatEuro } from '../../domain/money.ts'
import { receiptHours } from '../../domain/payments.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type MailContent, renderMail } from '../email/layout.ts'
import type { Mail } from '../email/outbox.ts'
import { bankAccountOf } from '../payments/bank-account.ts'
import type { Booking } from './store.ts'

export async function bookingReceivedMail(
  tx: Tx,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  booking: Booking,
): Promise<Mail> {
  const free = booking.totalPrice === 0
  const content: MailContent = {
    title: free ? 'La tua prenotazione è confermata' : 'Abbiamo ricevuto la tua prenotazione',
    paragraphs: [
      `Ciao ${booking.contactName}, ecco il riepilogo del tuo viaggio.`,
      ...(free
        ? ["Non c'è nulla da pagare: ti scriveremo con i dettagli della partenza."]
        : [
            `Per confermare il posto invia il bonifico qui sotto e manda la ricevuta al tuo consulente entro ${receiptHours} ore. Copia intestatario, IBAN e causale esattamente come sono scritti.`,
          ]),
    ],
    facts: [...tripFacts(booking), ...(free ? [] : await transferFacts(tx, booking))],
    button: {
      label: free ? 'Vedi la prenotazione' : 'Vai al pagamento',
      href: `${publicUrl}/#${pageAfterBooking(booking.id, free)}`,
    },
  }
  return {
    kind: 'booking_received',
    dedupeKey: `booking_received:${booking.id}`,
    bookingId: booking.id,
    recipient: booking.contactEmail,
    subject: `${booking.destinationTitle}: prenotazione ${bookingReference(booking.id)}`,
    ...renderMail(content),
  }
}

function tripFacts(booking: Booking) {
  return [
    { label: 'Viaggio', value: booking.destinationTitle },
    { label: 'Partenza', value: formatDate(booking.startDate) },
    { label: 'Ritorno', value: formatDate(booking.endDate) },
    { label: 'Viaggiatori', value: String(booking.adultCount + booking.childCount) },
    { label: 'Totale', value: formatEuro(booking.totalPrice) },
    { label: 'Codice prenotazione', value: bookingReference(booking.id) },
  ]
}

async function transferFacts(tx: Tx, booking: Booking) {
  const account = await bankAccountOf(tx, booking)
  return [
    { label: 'Da versare ora', value: formatEuro(booking.depositAmount) },
    { label: 'Intestatario', value: account.accountHolder },
    { label: 'IBAN', value: formatIban(account.iban) },
    { label: 'Causale', value: booking.paymentReference ?? '' },
    ...(booking.balanceDueDate
      ? [{ label: 'Saldo entro il', value: formatDate(booking.balanceDueDate) }]
      : []),
  ]
}
