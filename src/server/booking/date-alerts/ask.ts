import { askAllowance } from '../../../domain/booking/date-alerts.ts'
import { adminToken } from '../../../domain/booking/links.ts'
import { DomainError } from '../../../domain/errors.ts'
import { mailboxOf } from '../../../domain/mail-allowance.ts'
import { requireShownTrip } from '../../catalogue/editions/trips.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueFormMail } from '../../platform/mail/visitor-mail.ts'
import { secureRandom } from '../../platform/random.ts'
import { listDepartures } from '../departures/list-departures.ts'
import { confirmMail } from './mails.ts'
import { findOrInsert } from './store.ts'

type Asked = { tripId: string; email: string }

/** The answer does not depend on whether the address is known, so that it reveals nothing about who waits. */
export async function askForDates(deps: Deps, asked: Asked, visitor: string): Promise<void> {
  const tripId = requireShownTrip(deps, asked.tripId)
  if ((await listDepartures(deps, tripId)).length > 0) throw new DomainError('DATES_ON_SALE')
  await requireShare(deps, asked.email, visitor)
  await deps.db.transaction(async (tx) => {
    const token = adminToken(secureRandom)
    const alert = await findOrInsert(tx, { tripId, email: asked.email, token })
    if (alert?.state === 'asked') await queueFormMail(tx, deps, confirmMail(deps, alert))
  })
}

async function requireShare({ db, now }: Deps, email: string, visitor: string): Promise<void> {
  const shares = [
    { what: 'dates-network', whose: visitor, amount: 1, limit: askAllowance.network },
    { what: 'dates-mailbox', whose: mailboxOf(email), amount: 1, limit: askAllowance.mailbox },
  ]
  for (const share of shares) {
    if (!(await takeOfDay(db, now(), share))) throw new DomainError('RATE_LIMITED')
  }
}
