import { shownTrips } from '../../../domain/catalogue/catalogue.ts'
import { contactTexts, offeredDestinations } from '../../../domain/contact/contact.ts'
import type { ContactMessage } from '../../../domain/contact/contact-schema.ts'
import { wrongField } from '../../../domain/errors.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { queueFormMail } from '../../platform/mail/visitor-mail.ts'
import { copyForSender, messageForAgency } from './mails.ts'
import { insertMessage } from './store.ts'

export type ContactRequest = ContactMessage & {
  submissionId: string
  airport?: string | null | undefined
  travelDate?: string | null | undefined
  referralSource?: 'ads' | 'organic' | undefined
  /** A field hidden from people: only bots fill it in. */
  website?: string | undefined
  filledInMs?: number | undefined
}

/**
 * Time from opening the page to sending. Autofilled forms are quick; a script that posts without opening the
 * page sends no time, or an implausible one.
 */
const fastestPersonMs = 300

/** A message sent by the page's own JavaScript. */
export async function sendMessage(deps: Deps, request: ContactRequest): Promise<void> {
  // A bot gets the same thanks, so that it learns nothing.
  if (isRobot(request)) {
    deps.log.info('contact form: a robot was turned away')
    return
  }
  if (request.destination && (await offeredName(deps, request.destination)) === undefined) {
    throw wrongField('destination', contactTexts.destination)
  }
  await receiveMessage(deps, request)
}

/** The destination's name as the form offers it today; undefined if it does not. */
async function offeredName({ db, catalogue }: Deps, destination: string) {
  const trips = shownTrips(catalogue.current().catalogue)
  const titles = Object.fromEntries(trips.map(({ id, title }) => [id, title]))
  const offered = offeredDestinations(titles, await figuresMode(db))
  return offered.find((option) => option === destination)
}

/** Stores the message and queues both mails in one transaction; a form submitted twice is one message. */
export async function receiveMessage(deps: Deps, request: ContactRequest): Promise<void> {
  const { firstName, lastName, email, phone, message } = request
  const wanted = request.destination
  const destination = wanted && ((await offeredName(deps, wanted)) ?? 'altro')
  await deps.db.transaction(async (tx) => {
    const stored = await insertMessage(tx, {
      submissionId: request.submissionId,
      firstName,
      lastName,
      email,
      phone,
      destination,
      message,
      airport: request.airport || null,
      travelDate: request.travelDate || null,
      referralSource: request.referralSource ?? null,
    })
    if (!stored) return
    await queueEmail(tx, messageForAgency(deps, stored))
    await queueFormMail(tx, deps, copyForSender(deps, stored))
  })
}

export function isRobot({ website, filledInMs }: ContactRequest): boolean {
  return !!website?.trim() || filledInMs === undefined || filledInMs < fastestPersonMs
}
