import { DomainError } from '../../../domain/errors.ts'
import { feedAllowance } from '../../../domain/trip/place.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { drawToken } from '../access/keys.ts'
import { keepFeed } from '../access/store.ts'

/**
 * Makes a private address for one traveller's calendar. Only its hash is stored; a new address ends the
 * previous one.
 */
export async function makeFeed(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  { pass }: Visit,
): Promise<{ address: string }> {
  const token = drawToken()
  await deps.db.transaction(async (tx) => {
    const share = { what: 'trip-calendars', whose: pass.id, amount: 1, limit: feedAllowance }
    if (!(await takeOfDay(tx, deps.now(), share))) throw new DomainError('RATE_LIMITED')
    if (!(await keepFeed(tx, pass, token))) throw new DomainError('TRIP_SESSION_OVER')
    await writeAudit(tx, {
      actor: traveller,
      action: 'trip_calendar_made',
      entity: 'booking',
      entityId: pass.bookingId,
      after: { seat: pass.seat + 1 },
    })
  })
  return { address: `${deps.publicUrl}/api/trip/calendario/${token}.ics` }
}
