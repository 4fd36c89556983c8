import { DomainError } from '../../../domain/errors.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import { lockBooking } from '../../booking/bookings/store.ts'
import { switchShares } from '../../money/shares/switch-shares.ts'
import { traveller } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isHeldBy } from '../access/keys.ts'

/** Only the contact may choose whether everyone pays their own part or one person pays for all. */
export async function setShares(deps: Deps, visit: Visit, isOn: boolean): Promise<void> {
  const set = () =>
    deps.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, visit.booking.id)
      // Staff may have given the seat to another person since the session was checked.
      if (!booking || !isHeldBy(deps, visit.pass, booking))
        throw new DomainError('TRIP_SESSION_OVER')
      if (visit.pass.seat !== leaderSeat) throw new DomainError('FORBIDDEN')
      await switchShares(tx, deps, booking, { isOn, actor: traveller })
    })
  await retrying(set)
}
