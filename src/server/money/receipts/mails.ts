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
  const isReceipt = receipt.kind === 'receipt'
  return writeMail(deps, {
    kind: 'receipt',
    dedupeKey: receiptMailKey(receiptId),
    bookingId: receipt.bookingId,
    recipient: receipt.contactEmail,
    subject: `${title}: prenotazione ${reference}`,
    title: isReceipt ? 'La tua ricevuta' : 'La ricevuta del tuo rimborso',
    paragraphs: [
      isReceipt
        ? `Ciao ${firstName}, in allegato trovi la ricevuta del tuo pagamento in PDF: conservala con i documenti del viaggio.`
        : `Ciao ${firstName}, in allegato trovi in PDF la ricevuta di quanto ti abbiamo restituito: conservala con le altre.`,
    ],
    facts: [
      { label: 'Viaggio', value: receipt.destinationTitle },
      { label: 'Codice prenotazione', value: reference },
      { label: isReceipt ? 'Ricevuto il' : 'In data', value: formatDate(receipt.receivedOn) },
      ...leavingOf(receipt),
      {
        label: isReceipt ? 'Importo' : 'Importo restituito',
        value: formatEuro(receipt.amount),
      },
    ],
    closing: 'Se qualcosa non torna, rispondi a questa email.',
  })
}
