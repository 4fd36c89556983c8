import type { z } from 'zod'
import type { whatsappClickSchema } from '../../contract/whatsapp.ts'
import { destinationOf, unknownDestination } from '../../domain/whatsapp.ts'
import { whatsappClicks } from '../db/schema/contact.ts'
import type { Deps } from '../deps.ts'

const dayMs = 86_400_000

/** Insert only. A clock that is far off is not believed, or the charts would show the year 1970. */
export async function recordClick(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  click: z.output<typeof whatsappClickSchema>,
): Promise<void> {
  const claimed = new Date(click.clicked_at)
  const isPlausible = Math.abs(claimed.getTime() - now().getTime()) < dayMs
  await db.insert(whatsappClicks).values({
    phoneNumber: click.phone_number,
    message: click.message ?? null,
    clickedAt: isPlausible ? claimed : now(),
    userAgent: click.user_agent,
    referrer: click.referrer ?? null,
    destination: click.destination || destinationIn(click.message),
    referralSource: click.referral_source ?? null,
  })
}

function destinationIn(message: string | null | undefined): string | null {
  const name = destinationOf(message ?? '')
  return name === unknownDestination ? null : name
}
