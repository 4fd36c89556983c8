import { secondNoticeHours } from '../../../domain/accounts/account-changes.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { forgetAccessChanges } from '../../access/staff/stop-access-change.ts'
import { forgetStops } from '../../access/staff/stops.ts'
import { listAdministrators } from '../../access/staff/store.ts'
import {
  findIban,
  listPending,
  lockChange,
  markToldAgain,
  type PendingChange,
} from '../../accounts/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { applyChange } from './apply-change.ts'
import { inTransaction, tellStaff } from './change-account.ts'
import { decide, isStillWanted } from './pending-changes.ts'
import { isOvertaken } from './standing.ts'
import { tellOfWaiting } from './tell-of-waiting.ts'

/**
 * Background job: changes not decided in time expire, and waiting changes that were not stopped take effect.
 */
export async function settleChanges(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const { id } of await listPending(deps.db, now, 'all')) {
    await inTransaction(deps, async (tx) => {
      const row = await lockChange(tx, id)
      if (row?.state === 'pending') await settle(tx, deps, row)
    }).catch(async (error: unknown) => {
      // A change that has become impossible expires, otherwise it would be retried forever.
      if (!isDomainError(error)) throw error
      await inTransaction(deps, async (tx) => {
        const row = await lockChange(tx, id)
        if (row?.state === 'pending') await decide(tx, { ...deps, actor: system }, row, 'expired')
      })
    })
  }
  await forgetStops(deps.db, now)
  await forgetAccessChanges(deps.db, now)
}

async function settle(tx: Tx, deps: Deps, row: PendingChange): Promise<void> {
  const now = deps.now()
  const isLost = !(await isStillWanted(tx, row))
  if (row.expiresAt <= now || isLost) {
    await decide(tx, { ...deps, actor: system }, row, 'expired')
  } else if (row.appliesAt && row.appliesAt <= now) {
    await takeEffect(tx, deps, row)
  } else if (row.appliesAt && !row.toldAgainAt && isNear(row.appliesAt, now)) {
    await tellAgain(tx, deps, row)
  }
}

function isNear(appliesAt: Date, now: Date): boolean {
  return appliesAt.getTime() - now.getTime() <= secondNoticeHours * 3_600_000
}

async function takeEffect(tx: Tx, deps: Deps, row: PendingChange): Promise<void> {
  // The second notice is missing: it is sent now, and the change waits another day.
  if (!row.toldAgainAt) return tellAgain(tx, deps, row)
  if (!hasPassed(row.toldAgainAt, deps.now())) return
  if (await isOvertaken({ db: tx }, row.requestedAt)) {
    return decide(tx, { ...deps, actor: system }, row, 'refused')
  }
  const asking = await askingAgain(tx, deps, row)
  const applied = await applyChange(tx, asking, row.change)
  await decide(tx, { ...deps, actor: system }, row, 'approved')
  await tellStaff(tx, asking, row.change, applied, row.requestedByName)
}

function hasPassed(toldAt: Date, now: Date): boolean {
  return now.getTime() - toldAt.getTime() >= secondNoticeHours * 3_600_000 - 60_000
}

async function tellAgain(tx: Tx, deps: Deps, row: PendingChange): Promise<void> {
  const { change } = row
  const about = 'accountId' in change && change.accountId ? change.accountId : undefined
  const iban = about
    ? ((await findIban(tx, about))?.iban ?? null)
    : change.kind === 'create'
      ? change.iban
      : null
  await tellOfWaiting(tx, await askingAgain(tx, deps, row), { waiting: row, iban, isSecond: true })
  await markToldAgain(tx, row.id, deps.now())
}

/** The requester as stored: their session and device are no longer known. */
async function askingAgain(tx: Tx, deps: Deps, row: PendingChange) {
  const asker = (await listAdministrators(tx)).find(({ id }) => id === row.requestedBy)
  const { requestedBy: id, requestedByName: name } = row
  return { ...deps, actor: { id, name }, staff: { email: asker?.email ?? '' } }
}
