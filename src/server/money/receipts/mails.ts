import { bookingReference } from '../../../domain/booking/bookings.ts'
import { formatDate } from '../../../domain/dates.ts'
import { receiptTitle } from '../../../domain/money/receipts.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { leavingOf } from './leaving-of.ts'
import type { Receipt } from './store.ts'

const prefix = 'receipt:'

/** One mail per receipt, however often the button is pressed. */
export const receiptMailKey = (receiptId: string) => prefix + receiptId

/** The receipt attached to a mail, also when the mail was sent again (`receipt:<id>:again:…`). */
export const receiptIdOf = (dedupeKey: string) => dedupeKey.slice(prefix.length).split(':')[0] ?? ''

export function receiptMail(
  deps: Pick<Deps, 'catalogue'>,
  receiptId: string,
  receipt: Receipt,
): Mail {
  const title = receiptTitle(receipt)
  const reference = bookingReference(receipt.bookingId)
  const [firstName = ''] = receipt.contactName.split(' ')
  const words = wordsOf(receipt)
  return writeMail(deps, {
    kind: 'receipt',
    dedupeKey: receiptMailKey(receiptId),
    bookingId: receipt.bookingId,
    recipient: receipt.contactEmail,
    subject: `${title}: prenotazione ${reference}`,
    title: words.title,
    paragraphs: [`Ciao ${firstName}, ${words.text}`],
    facts: [
      { label: 'Viaggio', value: receipt.destinationTitle },
      { label: 'Codice prenotazione', value: reference },
      { label: words.on, value: formatDate(receipt.receivedOn) },
      ...leavingOf(receipt),
      { label: words.amount, value: formatEuro(receipt.amount) },
    ],
    closing: 'Se qualcosa non torna, rispondi a questa email.',
  })
}

function wordsOf({ kind, isReversal }: Receipt) {
  if (isReversal) {
    const what =
      kind === 'receipt'
        ? 'un rimborso che avevamo registrato'
        : 'un pagamento che avevamo registrato'
    return {
      title: 'Una registrazione corretta',
      text: `in allegato trovi in PDF lo storno di ${what} sulla tua prenotazione: conservalo con le ricevute.`,
      on: 'In data',
      amount: 'Importo stornato',
    }
  }
  return kind === 'receipt'
    ? {
        title: 'La tua ricevuta',
        text: 'in allegato trovi la ricevuta del tuo pagamento in PDF: conservala con i documenti del viaggio.',
        on: 'Ricevuto il',
        amount: 'Importo',
      }
    : {
        title: 'La ricevuta del tuo rimborso',
        text: 'in allegato trovi in PDF la ricevuta di quanto ti abbiamo restituito: conservala con le altre.',
        on: 'In data',
        amount: 'Importo restituito',
      }
}
