import { path } from '../../../contract/pages.ts'
import { formatDate, type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'
import type { DateAlert } from './store.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'catalogue' | 'now'>

function pageOf(deps: MailDeps, { token }: DateAlert): string {
  return `${deps.publicUrl}/#${path('dateAlert', { token })}`
}

/**
 * Repeating the request on another day sends the mail again, in case it was lost; on the same day it does
 * not.
 */
export function confirmMail(deps: MailDeps, alert: DateAlert): Mail {
  const title = tripTitle(deps, alert.tripId)
  const mail: Mail = writeMail(deps, {
    kind: 'date_alert_asked',
    dedupeKey: `date_alert_asked:${alert.id}:${todayInRome(deps.now())}`,
    recipient: alert.email,
    subject: `Conferma: vuoi sapere delle nuove date di ${title}?`,
    title: 'Ancora un passo',
    paragraphs: [
      `Hai chiesto di sapere quando escono le nuove date di ${title}. Confermalo e ti scriviamo una volta sola, appena si può prenotare.`,
    ],
    facts: [],
    button: { label: 'Conferma la richiesta', href: pageOf(deps, alert) },
    closing: 'Se non l’hai chiesto tu, ignora questa email: senza conferma non ti scriviamo più.',
  })
  return hideSecrets(mail, [alert.token])
}

export function newDatesMail(deps: MailDeps, alert: DateAlert, dates: readonly IsoDate[]): Mail {
  const title = tripTitle(deps, alert.tripId)
  return writeMail(deps, {
    kind: 'date_alert_told',
    dedupeKey: `date_alert_told:${alert.id}`,
    recipient: alert.email,
    subject: `Nuove date per ${title}`,
    title: 'Le nuove date sono uscite',
    paragraphs: [
      dates.length === 1
        ? `Ci avevi chiesto di ${title}: c'è una nuova partenza, e i posti sono già in vendita.`
        : `Ci avevi chiesto di ${title}: ci sono nuove partenze, e i posti sono già in vendita.`,
    ],
    facts: dates.map((start, index) => ({
      label: index === 0 ? 'Prossima partenza' : 'Poi',
      value: formatDate(start),
    })),
    button: {
      label: 'Guarda le date',
      href: `${deps.publicUrl}/#${path('trip', { id: alert.tripId })}`,
    },
    closing: 'Questo era l’unico avviso: non ti scriveremo altro su questo viaggio.',
  })
}
