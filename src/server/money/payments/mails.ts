import { bookingReference } from '../../../domain/booking/bookings.ts'
import { type PaymentPromise, receiptText } from '../../../domain/money/payment-promise.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import { amountDue } from '../../accounts/amounts.ts'
import { contactFacts, firstNameOf, tripFacts } from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { agencyAddress } from '../../platform/mail/agency.ts'
import { type Letter, writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'

export type MailDeps = Pick<Deps, 'publicUrl' | 'env' | 'now' | 'catalogue'>

/** One mail per change of the booking: its version is part of the key. */
export function mailOf(
  deps: MailDeps,
  { id, version }: Booking,
  letter: Omit<Letter, 'dedupeKey' | 'bookingId'>,
): Mail {
  return writeMail(deps, {
    ...letter,
    dedupeKey: `${letter.kind}:${id}:${version}`,
    bookingId: id,
  })
}

export function transferDeclaredMail(
  deps: MailDeps,
  booking: Booking,
  promise: PaymentPromise,
): Mail {
  const reference = bookingReference(booking.id)
  return mailOf(deps, booking, {
    kind: 'transfer_declared',
    recipient: booking.contactEmail,
    subject: `Bonifico in verifica: prenotazione ${reference}`,
    title: 'Grazie, stiamo verificando il tuo bonifico',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, ci hai comunicato di aver inviato il bonifico per il viaggio «${booking.destinationTitle}».`,
      declaredWords(promise),
    ],
    facts: [
      ...tripFacts(booking),
      { label: 'Importo comunicato', value: formatEuro(amountDue(booking)) },
      { label: 'Causale', value: booking.paymentReference ?? '' },
    ],
    button: {
      label: 'Vedi la prenotazione',
      href: `${deps.publicUrl}/#/bank-transfer-confirmation/${booking.id}`,
    },
  })
}

function declaredWords(promise: PaymentPromise): string {
  if (promise.receiptHours !== null) {
    return `Manda la ricevuta al tuo consulente entro ${promise.receiptHours} ore: appena l'importo arriva ti confermiamo la prenotazione.`
  }
  const receipt = promise.hasConsultant
    ? receiptText(promise)
    : 'La ricevuta non è obbligatoria: se vuoi, rispondi a questa email allegandola.'
  return `I tuoi posti restano riservati mentre la banca lavora: appena l'importo arriva confermiamo la prenotazione. ${receipt}`
}

export function agencyTransferMail(deps: MailDeps, booking: Booking): Mail {
  return mailOf(deps, booking, {
    kind: 'agency_transfer_declared',
    recipient: agencyAddress(deps),
    subject: `Bonifico dichiarato: ${bookingReference(booking.id)}, ${formatEuro(amountDue(booking))}`,
    title: 'Un cliente dichiara il bonifico',
    paragraphs: [
      "Conferma il pagamento quando l'importo è sul conto: la ricevuta da sola non basta.",
    ],
    facts: [
      ...tripFacts(booking),
      { label: 'Importo atteso', value: formatEuro(amountDue(booking)) },
      { label: 'Causale', value: booking.paymentReference ?? '' },
      ...contactFacts(booking),
    ],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}

export function agencyCardMail(deps: MailDeps, booking: Booking): Mail {
  return mailOf(deps, booking, {
    kind: 'agency_card_attempted',
    recipient: agencyAddress(deps),
    subject: `Serve assistenza per la carta: ${bookingReference(booking.id)}`,
    title: 'Un cliente vuole pagare con la carta',
    paragraphs: [
      'Il cliente ha provato a pagare con la carta: chiamalo e mandagli un link di pagamento personalizzato.',
    ],
    facts: [
      ...tripFacts(booking),
      { label: 'Importo', value: formatEuro(amountDue(booking)) },
      ...contactFacts(booking),
    ],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}

/** A payment arrived that the booking no longer waited for: staff must look at it. */
export function unexpectedPaymentMail(deps: MailDeps, booking: Booking, received: Cents): Mail {
  return mailOf(deps, booking, {
    kind: 'agency_unexpected_payment',
    recipient: agencyAddress(deps),
    subject: `Pagamento da verificare: ${bookingReference(booking.id)}, ${formatEuro(received)}`,
    title: 'È arrivato un pagamento inatteso',
    paragraphs: [
      `Sono arrivati ${formatEuro(received)} per una prenotazione che era già pagata o annullata. Verifica se è da rimborsare.`,
    ],
    facts: [...tripFacts(booking), ...contactFacts(booking)],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}

/** The card provider has refunded money, whoever decided it: staff must look at the booking. */
export function cardRefundMail(deps: MailDeps, booking: Booking, amount: Cents): Mail {
  const isLive = booking.status === 'pending' || booking.status === 'confirmed'
  return mailOf(deps, booking, {
    kind: 'agency_card_refund',
    recipient: agencyAddress(deps),
    subject: `Rimborso su carta: ${bookingReference(booking.id)}, ${formatEuro(amount)}`,
    title: 'Un pagamento con carta è stato rimborsato',
    paragraphs: [
      `Il gestore dei pagamenti ha restituito ${formatEuro(amount)} al cliente. Per questa prenotazione restano versati ${formatEuro(booking.amountPaid)}.`,
      ...(isLive
        ? ['La prenotazione non è annullata: se il cliente rinuncia al viaggio, annullala.']
        : []),
    ],
    facts: [...tripFacts(booking), ...contactFacts(booking)],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}

export function failedRefundMail(deps: MailDeps, booking: Booking, amount: Cents): Mail {
  return mailOf(deps, booking, {
    kind: 'agency_refund_failed',
    recipient: agencyAddress(deps),
    subject: `Rimborso non riuscito: ${bookingReference(booking.id)}, ${formatEuro(amount)}`,
    title: 'Un rimborso su carta è tornato indietro',
    paragraphs: [
      `La banca del cliente non ha accettato il rimborso di ${formatEuro(amount)}: il denaro è di nuovo dell'agenzia e va restituito in un altro modo.`,
    ],
    facts: [...tripFacts(booking), ...contactFacts(booking)],
    button: { label: "Apri l'area riservata", href: `${deps.publicUrl}/#/admin` },
  })
}
