import { balanceDeadline, balanceLabel } from '../../../domain/booking/booking-texts.ts'
import { bookingReference, pageAfterBooking } from '../../../domain/booking/bookings.ts'
import { extraLine } from '../../../domain/booking/extras.ts'
import { formatDate, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { amountDue } from '../../accounts/amounts.ts'
import type { BankAccount } from '../../accounts/bank-account.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import {
  type Fact,
  firstNameOf,
  laterFacts,
  mailToTraveller,
  transferFacts,
  tripFacts,
} from './mail-facts.ts'
import type { Booking } from './store.ts'

export type BookingDifference = { before: Booking; toGiveBack: Cents }

/**
 * Mails for the traveller, and also for the previous address, so that no booking is moved to another address
 * unnoticed.
 */
export function bookingChangedMails(
  deps: Pick<Deps, 'publicUrl' | 'catalogue'>,
  booking: Booking,
  account: BankAccount,
  difference: BookingDifference,
): Mail[] {
  const mail = bookingChangedMail(deps, booking, account, difference)
  const formerAddress = difference.before.contactEmail
  if (formerAddress.toLowerCase() === booking.contactEmail.toLowerCase()) return [mail]
  return [mail, formerAddressMail(deps, booking, formerAddress)]
}

function bookingChangedMail(
  deps: Pick<Deps, 'publicUrl' | 'catalogue'>,
  booking: Booking,
  account: BankAccount,
  { before, toGiveBack }: BookingDifference,
): Mail {
  const free = booking.totalPrice === 0
  const due = amountDue(booking)
  return mailToTraveller(deps, booking, {
    kind: 'booking_changed',
    dedupeKey: `booking_changed:${booking.id}:${booking.version}`,
    subject: `Prenotazione ${bookingReference(booking.id)} aggiornata`,
    title: 'Abbiamo aggiornato la tua prenotazione',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, abbiamo modificato la prenotazione qui sotto.`,
      ...whatChanged(before, booking),
      ...moneyWords(before, booking, toGiveBack),
      'Se qualcosa non torna, rispondi a questa email.',
    ],
    facts: [...tripFacts(booking), ...(due > 0 ? dueFacts(booking, account, due) : [])],
    button: {
      label: 'Vedi la prenotazione',
      href: `${deps.publicUrl}/#${pageAfterBooking(booking.id, free || due === 0)}`,
    },
  })
}

/** Lists the payments of the new plan. */
export function planChangedMail(
  deps: Pick<Deps, 'publicUrl' | 'catalogue'>,
  booking: Booking,
  account: BankAccount,
): Mail {
  const due = amountDue(booking)
  return mailToTraveller(deps, booking, {
    kind: 'plan_changed',
    dedupeKey: `plan_changed:${booking.id}:${booking.version}`,
    subject: `Prenotazione ${bookingReference(booking.id)}: le tue scadenze`,
    title: 'Abbiamo aggiornato le tue scadenze',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, ecco quando e quanto versare per il viaggio «${booking.destinationTitle}», come concordato.`,
      'Usa sempre la stessa causale. Se qualcosa non torna, rispondi a questa email.',
    ],
    facts: [...tripFacts(booking), ...dueFacts(booking, account, due)],
    button: {
      label: 'Vedi i dati per il bonifico',
      href: `${deps.publicUrl}/#/payment-custom/${booking.id}`,
    },
  })
}

function whatChanged(before: Booking, after: Booking): string[] {
  const moved = before.tripId !== after.tripId || before.startDate !== after.startDate
  const people = before.adultCount + before.childCount
  const now = after.adultCount + after.childCount
  return [
    ...(moved
      ? [
          `Il viaggio «${before.destinationTitle}» del ${formatDate(before.startDate)} diventa «${after.destinationTitle}» del ${formatDate(after.startDate)}.`,
        ]
      : []),
    ...(people === now ? [] : [`I viaggiatori erano ${people}, ora sono ${now}.`]),
    ...extraWords(before, after),
    ...(moved || people !== now || hasOtherExtras(before, after)
      ? []
      : ['Sono stati corretti i dati dei viaggiatori.']),
  ]
}

function extrasText({ extras }: Booking): string {
  return extras.map((extra) => extraLine(extra).label).join('; ')
}

function hasOtherExtras(before: Booking, after: Booking): boolean {
  return extrasText(before) !== extrasText(after)
}

function extraWords(before: Booking, after: Booking): string[] {
  if (!hasOtherExtras(before, after)) return []
  return [
    after.extras.length > 0
      ? `Gli extra ora sono: ${extrasText(after)}.`
      : 'Ora non ci sono extra.',
  ]
}

function moneyWords(before: Booking, after: Booking, toGiveBack: Cents): string[] {
  const difference = after.totalPrice - before.totalPrice
  if (difference === 0) return []
  const change = `Il totale passa da ${formatEuro(before.totalPrice)} a ${formatEuro(after.totalPrice)}.`
  if (toGiveBack > 0) {
    return [`${change} Hai versato ${formatEuro(toGiveBack)} in più: ti scriviamo per il rimborso.`]
  }
  return [change]
}

/** The balance after the deposit; or only its deadline, where the transfer above already is the balance. */
function laterFact(dueOn: IsoDate, today: IsoDate, rest: Cents): Fact {
  if (rest > 0) return { label: balanceLabel(dueOn, today), value: formatEuro(rest) }
  return { label: 'Da versare', value: elidedDays(balanceDeadline(dueOn, today)) }
}

/** Before the deposit: the deposit and what follows it; after the deposit: only what is left. */
function dueFacts(booking: Booking, account: BankAccount, due: Cents): Fact[] {
  const rest = booking.totalPrice - booking.amountPaid - due
  const today = todayInRome(booking.updatedAt)
  if (booking.paymentPlan) {
    return [...transferFacts(booking, account, due), ...laterFacts(booking, today)]
  }
  return [
    ...transferFacts(booking, account, due),
    ...(booking.balanceDueDate ? [laterFact(booking.balanceDueDate, today, rest)] : []),
  ]
}

function formerAddressMail(
  deps: Pick<Deps, 'publicUrl' | 'catalogue'>,
  booking: Booking,
  recipient: string,
): Mail {
  return writeMail(deps, {
    kind: 'booking_address_changed',
    dedupeKey: `booking_address_changed:${booking.id}:${booking.version}`,
    bookingId: booking.id,
    recipient,
    subject: `Prenotazione ${bookingReference(booking.id)}: nuovo indirizzo email`,
    title: 'Le email della prenotazione arrivano a un altro indirizzo',
    paragraphs: [
      `L'indirizzo email della prenotazione ${bookingReference(booking.id)} è stato cambiato: d'ora in poi scriveremo a quello nuovo.`,
      'Se non lo hai chiesto tu, rispondi subito a questa email.',
    ],
    facts: [],
    button: { label: 'Contattaci', href: `${deps.publicUrl}/#/contact` },
  })
}
