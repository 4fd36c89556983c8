import { randomUUID } from 'node:crypto'
import type {
  AccountChange,
  AccountChangeKind,
} from '../../../domain/accounts/account-changes-schema.ts'
import { formatIban, maskIban } from '../../../domain/accounts/iban.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { formatMoment, momentInSentence } from '../../../domain/dates.ts'
import type { MailKind } from '../../../domain/mail-kinds.ts'
import { formatEuro } from '../../../domain/money.ts'
import { type Origin, stopAddress } from '../../access/staff/access-mails.ts'
import { amountDue } from '../../accounts/amounts.ts'
import type { PendingChange, SavedIban } from '../../accounts/store.ts'
import {
  compareAccount,
  type Fact,
  firstNameOf,
  mailToTraveller,
  tripFacts,
} from '../../booking/bookings/mail-facts.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import type { Applied } from './change.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'env' | 'now' | 'catalogue'>

/** Who acts, and from where; undefined when a waiting time has ended. */
export type Told = MailDeps & {
  staff: { email: string }
  actor: { name: string }
  origin?: Origin | undefined
}

export const accountChangeTitles: Readonly<Record<AccountChangeKind, string>> = {
  create: 'Conto bancario aggiunto',
  edit: 'Conto bancario modificato',
  duplicate: 'Conto bancario duplicato',
  activate: 'Conto bancario riattivato',
  deactivate: 'Conto bancario disattivato',
  block: 'Conto bancario bloccato',
  unblock: 'Conto bancario sbloccato',
  default: 'Conto predefinito cambiato',
  approval: 'Regola di approvazione cambiata',
}

/** To all administrators and the agency, whoever made the change, so that a theft is noticed. */
export function staffMails(
  deps: Told,
  told: {
    change: AccountChange
    applied: Applied
    requestedBy: string | undefined
    told: string[]
  },
): Mail[] {
  const { change, applied, requestedBy } = told
  return toEverybody(deps, told.told, {
    kind: 'account_change',
    subject: `${accountChangeTitles[change.kind]}${applied.account ? `: ${formatIban(applied.account.iban)}` : ''}`,
    title: accountChangeTitles[change.kind],
    paragraphs: [
      'Se non ne sai nulla, avvisa subito gli altri amministratori e blocca il conto.',
      ...movedText(applied),
    ],
    facts: [
      ...(applied.account ? accountFactsOf(applied.account) : noAccountFacts(change)),
      ...(applied.replacement
        ? [{ label: 'Sostituito da', value: formatIban(applied.replacement.iban) }]
        : []),
      ...(requestedBy ? [{ label: 'Chiesto da', value: requestedBy }] : []),
      ...whoFacts(deps, requestedBy ? 'Approvato da' : 'Chi'),
    ],
  })
}

function movedText({ moved }: Applied): string[] {
  if (!moved) return []
  const { links, bookings, declared } = moved
  return [
    `Spostati sul nuovo conto: ${links} link e ${bookings} prenotazioni da pagare. I viaggiatori ricevono un'email.`,
    ...(declared.length > 0
      ? [
          `Bonifici già dichiarati, da cercare anche sul conto bloccato: ${declared
            .map((booking) => `${bookingReference(booking.id)} (${formatEuro(amountDue(booking))})`)
            .join(', ')}.`,
        ]
      : []),
  ]
}

/** For a waiting change: the others are asked to decide, or have time to stop it. */
export function requestMail(
  deps: Told,
  asked: {
    waiting: PendingChange
    iban: string | null
    recipient: string
    token: string | undefined
    isSecond: boolean
  },
): Mail {
  const { waiting, iban, recipient, token, isSecond } = asked
  const { appliesAt, expiresAt, change } = waiting
  const title = accountChangeTitles[change.kind]
  const kind = 'account_change_requested'
  const mail: Mail = writeMail(deps, {
    kind,
    dedupeKey: `${kind}:${waiting.id}:${isSecond ? 'again:' : ''}${recipient}`,
    recipient,
    subject: appliesAt
      ? `${isSecond ? 'Vale da domani' : 'In arrivo'}: ${title.toLowerCase()}`
      : `Da approvare: ${title.toLowerCase()}`,
    title: appliesAt
      ? 'Una modifica ai conti sta per valere'
      : 'Una modifica ai conti aspetta la tua approvazione',
    paragraphs: appliesAt
      ? [
          `${title}. La modifica vale dal ${momentInSentence(appliesAt)}, se nessuno la ferma prima.`,
          'Confronta i dati con chi l’ha chiesta, a voce o al telefono.',
        ]
      : [
          `${title}. La modifica vale solo quando un secondo amministratore la approva, entro il ${momentInSentence(expiresAt)}.`,
          'Confronta i dati con chi l’ha chiesta, a voce o al telefono, prima di approvarla.',
        ],
    facts: [
      ...(iban ? [{ label: 'IBAN', value: formatIban(iban) }] : noAccountFacts(change)),
      ...whoFacts(deps, 'Chi', waiting.requestedAt),
    ],
    button: token
      ? { label: 'Non va bene: ferma', href: stopAddress(deps, token) }
      : { label: 'Apri i conti bancari', href: `${deps.publicUrl}/#/admin/ibans` },
  })
  return token ? hideSecrets(mail, [token]) : mail
}

type StaffMail = {
  kind: MailKind
  subject: string
  title: string
  paragraphs: string[]
  facts: Fact[]
}

function toEverybody(deps: Told, recipients: string[], content: StaffMail): Mail[] {
  const { kind, subject, ...rest } = content
  const key = randomUUID()
  const button = { label: 'Apri i conti bancari', href: `${deps.publicUrl}/#/admin/ibans` }
  return recipients.map((recipient) =>
    writeMail(deps, {
      kind,
      dedupeKey: `${kind}:${key}:${recipient}`,
      recipient,
      subject,
      ...rest,
      button,
    }),
  )
}

function accountFactsOf({ accountHolder, iban, bankName }: SavedIban): Fact[] {
  return [
    { label: 'Intestatario', value: accountHolder },
    { label: 'IBAN', value: formatIban(iban) },
    { label: 'Banca', value: bankName },
  ]
}

function noAccountFacts(change: AccountChange): Fact[] {
  if (change.kind === 'default')
    return [{ label: 'Conto predefinito', value: 'Quello della configurazione' }]
  if (change.kind === 'approval')
    return [{ label: 'Secondo amministratore', value: change.required ? 'Serve' : 'Non serve' }]
  return []
}

function whoFacts({ actor, staff, now, origin }: Told, label: string, at = now()): Fact[] {
  return [
    { label, value: `${actor.name} (${staff.email})` },
    { label: 'Quando', value: formatMoment(at.toISOString()) },
    ...(origin ? [{ label: 'Da dove', value: `${origin.address}, ${origin.device}` }] : []),
  ]
}

/**
 * To the traveller of an open payment whose account changed. The new IBAN is on the traveller's own page, not
 * in the mail, because a mail with a new IBAN is what a fraudster would send.
 */
export function travellerMail(deps: MailDeps, booking: Booking, old: SavedIban): Mail {
  const reference = bookingReference(booking.id)
  return mailToTraveller(deps, booking, {
    kind: 'account_changed',
    dedupeKey: `account_changed:${booking.id}:${booking.version}`,
    subject: `Il conto per il bonifico è cambiato: prenotazione ${reference}`,
    title: 'Il conto per il bonifico è cambiato',
    paragraphs: [
      `Ciao ${firstNameOf(booking)}, il conto ${maskIban(old.iban)} non è più in uso: non inviare altri bonifici lì.`,
      'Per sicurezza il nuovo IBAN non è scritto in questa email: lo trovi sulla pagina di pagamento della tua prenotazione, la stessa del tuo link personale, e tra i conti pubblicati in «I nostri conti». Se i due numeri coincidono, è il nostro.',
      'Se hai già inviato il bonifico al conto precedente non ripeterlo: rispondi a questa email e lo cerchiamo insieme.',
    ],
    facts: [...tripFacts(booking), { label: 'Causale', value: booking.paymentReference ?? '' }],
    button: {
      label: 'Vai alla tua pagina di pagamento',
      href: `${deps.publicUrl}/#/payment-custom/${booking.id}`,
    },
    ...compareAccount(deps.publicUrl, { isActive: true }),
  })
}
