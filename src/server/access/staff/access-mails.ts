import type { AccessAction } from '../../../domain/access/access-changes.ts'
import { coolingOffDays } from '../../../domain/access/access-changes.ts'
import { formatMoment } from '../../../domain/dates.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import { hideSecrets } from '../../platform/mail/secrets.ts'

type Site = Pick<Deps, 'publicUrl' | 'catalogue'>

/** The origin of a request, as far as the server can tell. */
export type Origin = { address: string; device: string }

export const accessTitles: Readonly<Record<AccessAction, string>> = {
  created: 'Nuovo accesso',
  promoted: 'Nuovo amministratore',
  demoted: 'Amministratore tolto',
  deactivated: 'Accesso disattivato',
  reactivated: 'Accesso riattivato',
  password_reset: 'Password assegnata da un collega',
  second_factor_reset: 'Verifica in due passaggi azzerata',
}

export type ToldChange = {
  id: string
  at: Date
  action: AccessAction
  actorName: string
  memberName: string
  memberEmail: string
}

export function stopAddress({ publicUrl }: Pick<Deps, 'publicUrl'>, token: string): string {
  return `${publicUrl}/#/admin/ferma/${token}`
}

/** Sent to everyone who could notice a theft, including recipients who have no right to stop the change. */
export function accessChangeMail(
  deps: Site,
  change: ToldChange,
  to: { recipient: string; token: string | undefined; origin: Origin | undefined },
): Mail {
  const { recipient, token, origin } = to
  const title = accessTitles[change.action]
  const mail: Mail = writeMail(deps, {
    kind: 'staff_access_changed',
    dedupeKey: `staff_access_changed:${change.id}:${recipient}`,
    recipient,
    subject: `${title}: ${change.memberName}`,
    title,
    paragraphs: [
      token
        ? `Se va bene così non devi fare nulla. Se non ne sai niente, fermalo: il pulsante vale ${coolingOffDays} giorni e non chiede la password.`
        : 'Se non ne sai niente, avvisa subito gli altri amministratori.',
    ],
    facts: [
      { label: 'Chi', value: `${change.memberName} (${change.memberEmail})` },
      { label: 'Fatto da', value: change.actorName },
      { label: 'Quando', value: formatMoment(change.at) },
      ...(origin ? [{ label: 'Da dove', value: `${origin.address}, ${origin.device}` }] : []),
    ],
    ...(token
      ? { button: { label: 'Non va bene: ferma', href: stopAddress(deps, token) } }
      : { button: { label: 'Apri lo staff', href: `${deps.publicUrl}/#/admin/staff` } }),
    closing:
      'Finché il pulsante vale, chi ha ricevuto o cambiato un accesso non può toccare i conti bancari.',
  })
  return token ? hideSecrets(mail, [token]) : mail
}

export function accessStoppedMail(
  deps: Site,
  change: ToldChange,
  to: { recipient: string; by: string; at: Date },
): Mail {
  return writeMail(deps, {
    kind: 'staff_access_stopped',
    dedupeKey: `staff_access_stopped:${change.id}:${to.recipient}`,
    recipient: to.recipient,
    subject: `Fermato: ${accessTitles[change.action].toLowerCase()}, ${change.memberName}`,
    title: 'Una modifica agli accessi è stata fermata',
    paragraphs: [
      `Le sessioni di ${change.actorName} e di ${change.memberName} sono chiuse. Per ${coolingOffDays} giorni nessuno può cambiare i conti bancari; le richieste in attesa non valgono più.`,
      'Parlatene tra voi, a voce o al telefono, prima di riattivare qualcuno.',
    ],
    facts: [
      { label: 'Era', value: `${accessTitles[change.action]}: ${change.memberName}` },
      { label: 'Fatto da', value: change.actorName },
      { label: 'Fermato da', value: `chi legge ${to.by}` },
      { label: 'Quando', value: formatMoment(to.at) },
    ],
    button: { label: 'Apri lo staff', href: `${deps.publicUrl}/#/admin/staff` },
  })
}
