import { formatDate } from '../../../domain/dates.ts'
import { type Cents, formatEuro } from '../../../domain/money.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import type { Voucher } from './store.ts'

export function voucherMail(
  deps: Pick<Deps, 'publicUrl' | 'catalogue'>,
  voucher: Voucher,
  paidByVoucher: Cents,
): Mail {
  const [firstName = ''] = voucher.holderName.split(' ')
  const mail: Mail = writeMail(deps, {
    kind: 'voucher_issued',
    dedupeKey: `voucher_issued:${voucher.id}`,
    recipient: voucher.holderEmail,
    ...(voucher.originBookingId ? { bookingId: voucher.originBookingId } : {}),
    subject: `Il tuo buono viaggio da ${formatEuro(voucher.amount)}`,
    title: 'Ecco il tuo buono viaggio',
    paragraphs: [
      `Ciao ${firstName}, questo è il tuo buono: vale ${formatEuro(voucher.amount)} per qualsiasi viaggio.`,
      ...(voucher.originBookingId ? insteadOf(voucher.amount, paidByVoucher) : []),
      'Scrivi il codice nella pagina di pagamento della tua prossima prenotazione. Se non lo usi tutto, il resto rimane tuo fino alla scadenza.',
    ],
    facts: [
      { label: 'Codice', value: voucher.code },
      { label: 'Valore', value: formatEuro(voucher.amount) },
      { label: 'Valido fino al', value: formatDate(voucher.expiresOn) },
    ],
    button: { label: 'Scegli il prossimo viaggio', href: deps.publicUrl },
    closing: 'Conserva questa email: chi conosce il codice può usare il buono.',
  })
  return hideSecrets(mail, [voucher.code])
}

/** What the voucher of a refund stands for: money, an earlier voucher, or both. */
function insteadOf(amount: Cents, paidByVoucher: Cents): string[] {
  const accepted = 'il rimborso in denaro, come hai accettato per iscritto.'
  if (paidByVoucher === 0) return [`Sostituisce ${accepted}`]
  if (paidByVoucher === amount) return ['Ti restituisce quanto avevi pagato con un buono.']
  return [
    `Ti restituisce ${formatEuro(paidByVoucher)} che avevi pagato con un buono; per il resto sostituisce ${accepted}`,
  ]
}
