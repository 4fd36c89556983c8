import { type Holding, holdingDefaults } from '../../../domain/booking/holding.ts'
import { nearDefaults } from '../../../domain/booking/pricing.ts'
import { readSettingValues } from '../../access/settings/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'

/** The agency's settings that apply to every new booking. */
export type BookingRules = {
  /** True while figures and departures are samples: nothing is sold yet. */
  isTrial: boolean
  holding: Holding
  /** Bookings within this many days before departure must be paid in full at once; null: never. */
  fullWithinDays: number | null
}

export async function readBookingRules(db: Db | Tx): Promise<BookingRules> {
  const { figures, holding, payments } = await readSettingValues(db, {
    figures: { real: false },
    holding: holdingDefaults,
    payments: nearDefaults,
  })
  return { isTrial: !figures.real, holding, fullWithinDays: payments.fullWithinDays }
}
