import type { z } from 'zod'
import type { whatsappClickSchema } from '../../../contract/contact/whatsapp.ts'
import { destinationOf, unknownDestination } from '../../../domain/contact/whatsapp.ts'
import { DomainError } from '../../../domain/errors.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import { whatsappClicks } from '../../platform/db/schema/contact.ts'
import type { Deps } from '../../platform/deps.ts'

const dayMs = 86_400_000

/** Far above the clicks of a real day; it keeps a script from filling the disk. */
export const clicksOfDay = { visitor: 300, everybody: 20_000 }
/** Staff read these texts, so their beginning is enough. */
const longest = { message: 500, userAgent: 200, referrer: 300 }

/** Insert only. A wildly wrong client clock is ignored, otherwise the charts would show the year 1970. */
export async function recordClick(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  click: z.output<typeof whatsappClickSchema>,
  visitor: string,
): Promise<void> {
  const share = (whose: string, limit: number) =>
    takeOfDay(db, now(), { what: 'click', whose, amount: 1, limit })
  if (
    !(await share(visitor, clicksOfDay.visitor)) ||
    !(await share('everybody', clicksOfDay.everybody))
  ) {
    throw new DomainError('RATE_LIMITED', { action: 'click' })
  }
  const claimed = new Date(click.clicked_at)
  const isPlausible = Math.abs(claimed.getTime() - now().getTime()) < dayMs
  await db.insert(whatsappClicks).values({
    phoneNumber: click.phone_number,
    message: click.message?.slice(0, longest.message) ?? null,
    clickedAt: isPlausible ? claimed : now(),
    userAgent: click.user_agent.slice(0, longest.userAgent),
    referrer: click.referrer?.slice(0, longest.referrer) ?? null,
    destination: click.destination || destinationIn(click.message),
    referralSource: click.referral_source ?? null,
  })
}

function destinationIn(message: string | null | undefined): string | null {
  const name = destinationOf(message ?? '')
  return name === unknownDestination ? null : name
}
