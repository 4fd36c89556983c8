import { balanceDeadline } from '../../../domain/booking/booking-texts.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import type { PlanStep } from '../../../domain/booking/payment-plan.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import { dueStep } from '../../accounts/amounts.ts'
import type { BankAccount } from '../../accounts/bank-account.ts'
import {
  compareAccount,
  documentsLink,
  excessFacts,
  firstNameOf,
  laterFacts,
  transferFacts,
  tripFacts,
} from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { type MailDeps, mailOf } from './mails.ts'

type Received = {
  amount: Cents
  /** A payment after the deposit: the trip was confirmed before. */
  isInstalment?: boolean
  /** All documents were sent: the mail does not ask for them. */
  hasDocuments: boolean
}

/** A payment was received: what it covers, and what is due next. */
export function paymentConfirmedMail(
  deps: MailDeps,
  booking: Booking,
  account: BankAccount,
  received: Received,
): Mail {
  const { publicUrl, now } = deps
  const next = dueStep(booking)
  const today = todayInRome(now())
  const excess = refundOwed(booking)
  const hasLeft = hasDeparted(booking.startDate, today)
  return mailOf(deps, booking, {
    kind: 'payment_confirmed',
    recipient: booking.contactEmail,
    subject: subjectOf(booking, received, next),
    title: titleOf(received, next),
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, il pagamento di ${formatEuro(received.amount)} è arrivato e la tua prenotazione è confermata.`,
      next
        ? nextWords(booking, next, today)
        : hasLeft
          ? 'Non resta nulla da pagare.'
          : 'Non resta nulla da pagare: ti scriveremo con i dettagli della partenza.',
      ...(excess > 0
        ? [`Hai versato ${formatEuro(excess)} in più del prezzo: te li restituiamo noi.`]
        : []),
    ],
    facts: [
      ...tripFacts(booking),
      { label: 'Versato finora', value: formatEuro(booking.amountPaid) },
      ...excessFacts(booking),
      ...(next ? transferFacts(booking, account, next.open) : []),
      ...(next && booking.paymentPlan ? laterFacts(booking, today) : []),
    ],
    closing:
      'In allegato trovi il contratto in PDF, con il programma e le condizioni: conservalo. Lo ritrovi sempre nella pagina della prenotazione.',
    button: next
      ? paymentButton(publicUrl, booking, next)
      : {
          label: 'Vedi la prenotazione',
          href: `${publicUrl}/#/booking-confirmation/${booking.id}`,
        },
    ...(received.hasDocuments || hasLeft ? {} : { link: documentsLink(publicUrl, booking) }),
    ...(next ? compareAccount(publicUrl, account) : {}),
  })
}

function subjectOf({ id }: Booking, { isInstalment }: Received, next: PlanStep | undefined) {
  const reference = bookingReference(id)
  if (!next) return `Pagamento completato: prenotazione ${reference}`
  return isInstalment
    ? `Rata ricevuta: prenotazione ${reference}`
    : `Acconto ricevuto: prenotazione ${reference} confermata`
}

function titleOf({ isInstalment }: Received, next: PlanStep | undefined): string {
  if (!next) return 'Il tuo viaggio è pagato'
  return isInstalment ? 'Abbiamo ricevuto la tua rata' : 'Abbiamo ricevuto il tuo acconto'
}

function nextWords(booking: Booking, { name, open }: PlanStep, today: IsoDate): string {
  const when = balanceDeadline(booking.balanceDueDate, today)
  const what = name === 'Saldo' ? 'Resta il saldo di' : 'La prossima rata è di'
  return `${what} ${formatEuro(open)}, da versare ${when}: ti manderemo un promemoria. Usa la stessa causale.`
}

/** The page with amount, account, causale and QR code of the next payment. */
export function paymentButton(publicUrl: string, booking: Booking, { name }: PlanStep) {
  const label = name === 'Saldo' ? 'Dati per il saldo' : 'Dati per il bonifico'
  return { label, href: `${publicUrl}/#/payment-custom/${booking.id}` }
}
