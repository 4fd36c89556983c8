import type { z } from 'zod'
import type { accountChangeViewSchema } from '../../../contract/admin/accounts/accounts.ts'
import { errorCatalogue } from '../../../contract/errors.ts'
import { DomainError } from '../../../domain/errors.ts'
import { wasStoppedSince } from '../../access/staff/access-log.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { listAdministrators } from '../../access/staff/store.ts'
import {
  decideChange,
  findIban,
  listPending,
  lockChange,
  type PendingChange,
} from '../../accounts/store.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { applyChange } from './apply-change.ts'
import { type Asking, inTransaction, tellStaff } from './change-account.ts'
import { requireIndependent, requireStanding } from './standing.ts'

/** The changes that wait for a second administrator, with full account data, so that it can be compared. */
export async function pendingChanges(deps: Reading) {
  const rows = await listPending(deps.db, deps.now())
  return Promise.all(rows.map((row) => changeView(deps, row)))
}

type Reading = Pick<Asking, 'db' | 'env' | 'now' | 'staff'>

export async function changeView(
  deps: Reading,
  row: PendingChange,
): Promise<z.input<typeof accountChangeViewSchema>> {
  const { db, staff } = deps
  const { change } = row
  const account = 'accountId' in change && change.accountId ? change.accountId : undefined
  const replacement = change.kind === 'block' ? change.replacementId : undefined
  return {
    id: row.id,
    kind: change.kind,
    account: account ? await namedAccount(db, account) : null,
    replacement: replacement ? await namedAccount(db, replacement) : null,
    accountHolder: 'accountHolder' in change ? change.accountHolder : null,
    iban: change.kind === 'create' ? change.iban : null,
    bankName: 'bankName' in change ? change.bankName : null,
    required: change.kind === 'approval' ? change.required : null,
    requestedBy: row.requestedByName,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    appliesAt: row.appliesAt?.toISOString() ?? null,
    isOwn: row.requestedBy === staff.id,
    obstacle: await obstacleFor(deps, row),
  }
}

async function namedAccount(db: Db, id: string) {
  const row = await findIban(db, id)
  return row ? { accountHolder: row.accountHolder, iban: row.iban } : null
}

type Approving = Pick<Asking, 'env' | 'now' | 'staff'> & { db: Db | Tx }

async function requireApprover(deps: Approving, { requestedBy }: PendingChange): Promise<void> {
  await requireIndependent(deps, requestedBy, deps.staff.id)
  await requireStanding(deps, deps.staff.id)
  await requireStanding(deps, requestedBy)
}

/** What approving would be refused with, so that nobody presses a button in vain; null if nothing is in the way. */
async function obstacleFor(deps: Approving, row: PendingChange): Promise<string | null> {
  try {
    await requireApprover(deps, row)
    return null
  } catch (error) {
    if (error instanceof DomainError) return errorCatalogue[error.code].message
    throw error
  }
}

/** Approval by a second administrator; the change is applied now, under the current rules. */
export async function approveChange(deps: Asking, id: string): Promise<void> {
  await requireFreshSignIn(deps)
  await inTransaction(deps, async (tx) => {
    const row = await requirePending(tx, deps, id)
    const own = { ...deps, db: tx }
    await requireApprover(own, row)
    if (!(await isStillWanted(tx, row))) throw new DomainError('CHANGE_EXPIRED')
    const applied = await applyChange(tx, deps, row.change)
    await decide(tx, deps, row, 'approved')
    await tellStaff(tx, deps, row.change, applied, row.requestedByName)
  })
}

/** False when the requester has lost the role meanwhile, or any change was stopped since the request. */
export async function isStillWanted(tx: Tx, row: PendingChange): Promise<boolean> {
  const administrators = await listAdministrators(tx)
  const isThere = administrators.some((one) => one.id === row.requestedBy)
  return isThere && !(await wasStoppedSince(tx, row.requestedAt))
}

/** Any administrator may refuse, the requester too. */
export async function refuseChange(deps: Asking, id: string): Promise<void> {
  await inTransaction(deps, async (tx) =>
    decide(tx, deps, await requirePending(tx, deps, id), 'refused'),
  )
}

export async function requirePending(tx: Tx, { now }: Pick<Deps, 'now'>, id: string) {
  const row = await lockChange(tx, id)
  if (!row) throw new DomainError('CHANGE_NOT_FOUND')
  if (row.state === 'expired' || (row.state === 'pending' && row.expiresAt <= now())) {
    throw new DomainError('CHANGE_EXPIRED')
  }
  if (row.state !== 'pending') throw new DomainError('CHANGE_DECIDED')
  return row
}

type Deciding = Pick<Deps, 'now'> & { actor: { id: string | null; name: string } }

export async function decide(
  tx: Tx,
  { actor, now }: Deciding,
  row: PendingChange,
  state: 'approved' | 'refused' | 'expired',
) {
  await decideChange(tx, row.id, {
    state,
    decidedBy: actor.id,
    decidedByName: actor.name,
    decidedAt: now(),
  })
  const { change, requestedByName } = row
  await writeAudit(tx, {
    actor,
    action: `change_${state}`,
    entity: 'iban',
    entityId: 'accountId' in change && change.accountId ? change.accountId : row.id,
    after: { ...change, requestedBy: requestedByName },
  })
}
