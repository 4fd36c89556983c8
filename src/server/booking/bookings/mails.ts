import { bookingReference, pageAfterBooking } from '../../../domain/booking/bookings.ts'
import { keptSums, leavingLines, leavingSentence } from '../../../domain/booking/leaving.ts'
import { todayInRome } from '../../../domain/dates.ts'
import {
  copyExactlyText,
  heldUntilText,
  type PaymentPromise,
} from '../../../domain/money/payment-promise.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import type { BankAccount } from '../../accounts/bank-account.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import {
  compareAccount,
  contactFacts,
  documentsLink,
  type Fact,
  firstNameOf,
  laterFacts,
  mailToTraveller,
  transferFacts,
  tripFacts,
} from './mail-facts.ts'
import type { Booking } from './store.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'env' | 'now' | 'catalogue'>

export function bookingReceivedMail(
  deps: MailDeps,
  booking: Booking,
  account: BankAccount,
  { promise, note }: { promise: PaymentPromise; note: string | undefined },
): Mail {
  const free = booking.totalPrice === 0
  return mailToTraveller(deps, booking, {
    kind: 'booking_received',
    dedupeKey: `booking_received:${booking.id}`,
    subject: `${booking.destinationTitle}: prenotazione ${bookingReference(booking.id)}`,
    title: free ? 'La tua prenotazione è confermata' : 'Abbiamo ricevuto la tua prenotazione',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, ecco il riepilogo del tuo viaggio.`,
      free
        ? "Non c'è nulla da pagare: ti scriveremo con i dettagli della partenza."
        : `${howToPay(promise)} ${copyExactlyText(promise, 'come sono scritti')}`,
    ],
    facts: [
      ...tripFacts(booking),
      ...(note ? [{ label: 'Nota concordata', value: note }] : []),
      ...(free ? [] : toPay(deps, booking, account)),
    ],
    closing: free
      ? 'In allegato trovi il contratto in PDF, con il programma e le condizioni: conservalo. Lo ritrovi sempre nella pagina della prenotazione.'
      : 'In allegato trovi la tua proposta di contratto in PDF, con il programma e le condizioni: conservala. Il contratto ti arriva con la conferma, appena abbiamo visto l’acconto.',
    button: {
      label: free ? 'Vedi la prenotazione' : 'Vai al pagamento',
      href: `${deps.publicUrl}/#${pageAfterBooking(booking.id, free)}`,
    },
    ...(free
      ? { link: documentsLink(deps.publicUrl, booking) }
      : compareAccount(deps.publicUrl, account)),
  })
}

/** The deadline in the same words as everywhere else: see domain/money/payment-promise.ts. */
function howToPay({ payBy, receiptHours }: PaymentPromise): string {
  if (payBy !== null) {
    return `${heldUntilText(payBy)} Invia il bonifico qui sotto entro quel momento e dillo dalla pagina di pagamento: da allora restano tuoi mentre la banca lavora.`
  }
  const receipt = receiptHours
    ? ` e manda la ricevuta al tuo consulente entro ${receiptHours} ore`
    : ''
  return `Per confermare la prenotazione invia il bonifico qui sotto${receipt}.`
}

function toPay({ now }: MailDeps, booking: Booking, account: BankAccount): Fact[] {
  return [
    ...transferFacts(booking, account, booking.depositAmount),
    ...laterFacts(booking, todayInRome(now())),
  ]
}

/** The agency's copy: whom to call and what was booked, without any document data. */
export function agencyBookingMail(deps: MailDeps, booking: Booking, staff?: string): Mail {
  const source = booking.bookingLinkId ? 'da un link' : 'dalla pagina di prenotazione'
  const arrival = staff
    ? `${staff} ha prenotato per un cliente.`
    : `È arrivata una prenotazione ${source}.`
  return writeMail(deps, {
    kind: 'agency_new_booking',
    dedupeKey: `agency_new_booking:${booking.id}`,
    bookingId: booking.id,
    recipient: agencyAddress(deps),
    subject: `Nuova prenotazione ${bookingReference(booking.id)}: ${booking.destinationTitle}`,
    title: 'Nuova prenotazione',
    paragraphs: [arrival],
    facts: [
      ...tripFacts(booking),
      { label: 'Da versare ora', value: formatEuro(booking.depositAmount) },
      { label: 'Causale', value: booking.paymentReference ?? 'Nessun pagamento richiesto' },
      ...contactFacts(booking),
    ],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}

/**
 * For a booking without payment or declaration in time: what happened, and how to take the spots again while
 * there is room.
 */
export function spotsReleasedMail(deps: MailDeps, booking: Booking, spotsLeft: number): Mail {
  const people = booking.adultCount + booking.childCount
  const wayBack =
    spotsLeft >= people
      ? 'Se vuoi ancora partire, i posti ci sono: riprendili dalla pagina della prenotazione e completa il pagamento.'
      : "Al momento su questa partenza non ci sono abbastanza posti: scrivici e cerchiamo insieme un'altra data."
  return mailToTraveller(deps, booking, {
    kind: 'spots_released',
    dedupeKey: `spots_released:${booking.id}:${booking.version}`,
    subject: `Prenotazione ${bookingReference(booking.id)}: i posti sono tornati liberi`,
    title: 'I tuoi posti sono tornati liberi',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, non abbiamo visto il pagamento e abbiamo rimesso a disposizione i posti della prenotazione qui sotto.`,
      wayBack,
      'Se hai già fatto il bonifico, dillo dalla stessa pagina: lo cerchiamo noi.',
    ],
    facts: tripFacts(booking),
    button: {
      label: 'Apri la prenotazione',
      href: `${deps.publicUrl}/#${pageAfterBooking(booking.id, false)}`,
    },
  })
}

export function bookingCancelledMail(deps: MailDeps, booking: Booking, asVoucher: Cents): Mail {
  const kept = keptSums(booking)
  const sums = kept && { ...kept, asVoucher }
  return mailToTraveller(deps, booking, {
    kind: 'booking_cancelled',
    // With the version, so that a second cancellation is mailed again.
    dedupeKey: `booking_cancelled:${booking.id}:${booking.version}`,
    subject: `Prenotazione ${bookingReference(booking.id)} annullata`,
    title: 'La tua prenotazione è stata annullata',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, la prenotazione qui sotto è stata annullata e i posti sono di nuovo liberi.`,
      ...(sums
        ? [leavingSentence(sums)]
        : ['Se avevi già disposto un bonifico, rispondi a questa email e lo sistemiamo insieme.']),
    ],
    facts: [...tripFacts(booking), ...(sums ? leavingLines(sums) : [])],
    button: { label: 'Contattaci', href: `${deps.publicUrl}/#/contact` },
  })
}

/** After a mail had said that the booking was cancelled. */
export function bookingReinstatedMail(deps: MailDeps, booking: Booking): Mail {
  const { id, version, amountPaid } = booking
  const isFree = booking.totalPrice === 0
  return mailToTraveller(deps, booking, {
    kind: 'booking_reinstated',
    dedupeKey: `booking_reinstated:${id}:${version}`,
    subject: `Prenotazione ${bookingReference(id)} di nuovo attiva`,
    title: 'La tua prenotazione è di nuovo attiva',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, la prenotazione qui sotto è di nuovo attiva: l’annullamento che ti avevamo comunicato non vale più.`,
      ...(isFree ? [] : ['Pagamenti e prossimi passi li trovi nella pagina della prenotazione.']),
    ],
    facts: [
      ...tripFacts(booking),
      ...(amountPaid > 0 ? [{ label: 'Versato finora', value: formatEuro(amountPaid) }] : []),
    ],
    button: {
      label: 'Apri la prenotazione',
      href: `${deps.publicUrl}/#${pageAfterBooking(id, isFree)}`,
    },
    closing: 'Se non te lo aspettavi, rispondi a questa email.',
  })
}
