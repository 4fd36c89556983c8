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
  /** A field that people do not see: only robots fill it in. */
  website?: string | undefined
  filledInMs?: number | undefined
}

/**
 * From the opening of the page to the sending. Browsers that fill in forms by themselves are quick;
 * a script that posts without opening the page has nothing to say, or something unbelievable.
 */
const fastestPersonMs = 300

/** What the page's own code sends. */
export async function sendMessage(deps: Deps, request: ContactRequest): Promise<void> {
  // A robot is thanked like everybody else, so that it learns nothing.
  if (isRobot(request)) {
    deps.log.info('contact form: a robot was turned away')
    return
  }
  if (request.destination && (await offeredName(deps, request.destination)) === undefined) {
    throw wrongField('destination', contactTexts.destination)
  }
  await receiveMessage(deps, request)
}

/** As the form offers it today; undefined for what it doesn't. */
async function offeredName({ db, catalogue }: Deps, destination: string) {
  const trips = shownTrips(catalogue.current().catalogue)
  const titles = Object.fromEntries(trips.map(({ id, title }) => [id, title]))
  const offered = offeredDestinations(titles, await figuresMode(db))
  return offered.find((option) => option === destination)
}

/** Stored and queued for both readers in one transaction; the same form twice is one message. */
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
