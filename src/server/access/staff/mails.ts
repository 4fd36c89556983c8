import { formatDate, formatMoment, type IsoDate, momentInSentence } from '../../../domain/dates.ts'
import type { Reveals } from '../../../domain/privacy.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Letter, writeMail } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/outbox.ts'

type Site = Pick<Deps, 'publicUrl' | 'catalogue'>
type Member = { id: string; name: string; email: string }

const notYou =
  'Se non sei stato tu, cambia subito la password, chiudi le altre sessioni e avvisa un amministratore.'

const notAsked = 'Se non l’avevi chiesto, parlane subito con un amministratore.'

function securityMail(deps: Site, letter: Letter): Mail {
  const button = { label: 'Apri il mio account', href: `${deps.publicUrl}/#/admin/account` }
  return writeMail(deps, { button, ...letter })
}

export function newDeviceMail(
  site: Site,
  member: Member,
  seen: { device: string; address: string; at: Date; key: string },
): Mail {
  return securityMail(site, {
    kind: 'staff_new_device',
    dedupeKey: `staff_new_device:${seen.key}`,
    recipient: member.email,
    subject: "Nuovo accesso all'area riservata",
    title: 'Accesso da un nuovo dispositivo',
    paragraphs: [
      `Ciao ${member.name}, qualcuno è entrato nell'area riservata con il tuo accesso da un dispositivo che non avevi mai usato.`,
    ],
    facts: [
      { label: 'Quando', value: formatMoment(seen.at) },
      { label: 'Dispositivo', value: seen.device },
      { label: 'Indirizzo di rete', value: seen.address },
    ],
    closing: notYou,
  })
}

export function passwordResetMail(site: Site, member: Member, by: string, at: Date): Mail {
  return securityMail(site, {
    kind: 'staff_password_reset',
    dedupeKey: `staff_password_reset:${member.id}:${at.getTime()}`,
    recipient: member.email,
    subject: 'La tua password è stata cambiata',
    title: 'Ti è stata assegnata una nuova password',
    paragraphs: [
      `Ciao ${member.name}, ${by} ti ha assegnato una password provvisoria il ${momentInSentence(at)}. Le tue sessioni sono state chiuse: al prossimo accesso ne sceglierai una tua.`,
    ],
    closing: notAsked,
  })
}

export function secondFactorOffMail(
  site: Site,
  member: Member,
  change: { by?: string | undefined; at: Date },
): Mail {
  const who = change.by ? `${change.by} ha disattivato` : 'hai disattivato'
  return securityMail(site, {
    kind: 'staff_second_factor_off',
    dedupeKey: `staff_second_factor_off:${member.id}:${change.at.getTime()}`,
    recipient: member.email,
    subject: 'Verifica in due passaggi disattivata',
    title: 'La verifica in due passaggi è disattivata',
    paragraphs: [
      `Ciao ${member.name}, il ${momentInSentence(change.at)} ${who} la verifica in due passaggi del tuo accesso. Ora lo protegge solo la password.`,
    ],
    closing: change.by ? notAsked : notYou,
  })
}

const ownChanges = {
  password: {
    kind: 'staff_password_changed',
    title: 'La tua password è stata cambiata',
    text: 'la password del tuo accesso è stata cambiata. Le altre sessioni sono state chiuse.',
  },
  second_factor: {
    kind: 'staff_second_factor_on',
    title: 'La verifica in due passaggi è attiva',
    text: 'la verifica in due passaggi del tuo accesso è stata attivata con una nuova app.',
  },
} as const

/** To a member, about a change made to their account in one of their own sessions. */
export function ownChangeMail(
  site: Site,
  member: Member,
  { change, at }: { change: keyof typeof ownChanges; at: Date },
): Mail {
  const { kind, title, text } = ownChanges[change]
  return securityMail(site, {
    kind,
    dedupeKey: `${kind}:${member.id}:${at.getTime()}`,
    recipient: member.email,
    subject: title,
    title,
    paragraphs: [`Ciao ${member.name}, il ${momentInSentence(at)} ${text}`],
    closing: notYou,
  })
}

export function unusualRevealsMail(
  deps: Site,
  alert: { recipient: string; name: string; reveals: Reveals; day: IsoDate },
): Mail {
  const { recipient, name, reveals, day } = alert
  return writeMail(deps, {
    kind: 'staff_unusual_reveals',
    dedupeKey: `staff_unusual_reveals:${recipient}:${name}:${day}`,
    recipient,
    subject: `Dati personali: consultazioni insolite di ${name}`,
    title: 'Consultazioni insolite di dati personali',
    paragraphs: [
      `${name} ha aperto oggi, ${formatDate(day)}, i dati personali di molti viaggiatori. Può essere lavoro normale: chiediglielo.`,
    ],
    facts: [
      { label: "Nell'ultima ora", value: String(reveals.hour) },
      { label: 'Nelle ultime 24 ore', value: String(reveals.day) },
    ],
    button: { label: 'Apri il registro', href: `${deps.publicUrl}/#/admin/audit` },
    closing: `Se non ha una spiegazione, disattiva l'accesso di ${name} dalla pagina Staff.`,
  })
}

export function manyFailuresMail(
  site: Site,
  member: Member,
  seen: { failures: number; day: IsoDate },
): Mail {
  return securityMail(site, {
    kind: 'staff_many_failures',
    dedupeKey: `staff_many_failures:${member.id}:${seen.day}`,
    recipient: member.email,
    subject: 'Molti tentativi di accesso non riusciti',
    title: 'Qualcuno prova a entrare con il tuo indirizzo',
    paragraphs: [
      `Ciao ${member.name}, nell'ultima ora ci sono stati ${seen.failures} tentativi con una password sbagliata. Il tuo accesso resta aperto per te: rallentiamo solo chi sbaglia.`,
      'Attiva la verifica in due passaggi o una passkey, se non l’hai già fatto.',
    ],
  })
}
