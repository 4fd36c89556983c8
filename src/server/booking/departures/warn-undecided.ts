import { warningDays, warningDue } from '../../../domain/catalogue/barometer.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { nextDepartures, toDecide } from './admin-store.ts'
import { decisionWarningMail } from './decision-mails.ts'

const perRun = 200

/** Warns 30 and 22 days before, once each, while the departure is undecided. */
export async function warnUndecided(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'publicUrl' | 'catalogue'>,
): Promise<number> {
  const today = todayInRome(deps.now())
  const range = { from: addDays(today, 1), to: addDays(today, warningDays[0]) }
  let warned = 0
  for (const departure of await nextDepartures(deps, range, perRun, toDecide())) {
    const days = warningDue(departure.startDate, today)
    if (!days) continue
    if (await queueEmail(deps.db, decisionWarningMail(deps, departure, days))) warned += 1
  }
  return warned
}
