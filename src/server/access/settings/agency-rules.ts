import { type SessionRules, sessionDefaults } from '../../../domain/access/sign-in.ts'
import { nearDefaults } from '../../../domain/booking/pricing.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSetting } from './store.ts'

/** How many days after the trip the photographs of documents are deleted. */
export async function documentRetentionDays(deps: { db: Db | Tx; env: Deps['env'] }) {
  const { value } = await readSetting(deps.db, 'retention', {
    documentsDays: deps.env.DOCUMENTS_RETENTION_DAYS,
  })
  return value.documentsDays
}

export async function sessionRules({ db }: { db: Db | Tx }): Promise<SessionRules> {
  return (await readSetting(db, 'sessions', sessionDefaults)).value
}

/** Bookings within this many days before departure must be paid in full at once; null: never. */
export async function fullWithinDays({ db }: { db: Db | Tx }): Promise<number | null> {
  return (await readSetting(db, 'payments', nearDefaults)).value.fullWithinDays
}
