import { coolingOffDays } from '../../../domain/access/access-changes.ts'
import { approvalDays } from '../../../domain/accounts/account-changes.ts'
import type { AccountChange } from '../../../domain/accounts/account-changes-schema.ts'
import type { Origin } from '../../access/staff/access-mails.ts'
import { requireFreshSignIn } from '../../access/staff/require-fresh-sign-in.ts'
import { whoIsTold } from '../../access/staff/tell-access-change.ts'
import { findIban, insertChange, lockAccounts, type PendingChange } from '../../accounts/store.ts'
import { withFreeReference } from '../../booking/bookings/draw-reference.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { applyChange } from './apply-change.ts'
import { approvalRule } from './approval.ts'
import type { Applied } from './change.ts'
import { staffMails, type Told } from './mails.ts'
import { requireStanding } from './standing.ts'
import { tellOfWaiting } from './tell-of-waiting.ts'

/** A signed-in administrator, and where the request came from. */
export type Asking = Deps & {
  actor: { id: string; name: string }
  staff: { id: string; email: string; sessionId: string }
  origin: Origin
}

export type Outcome = { applied: Applied } | { waiting: PendingChange }

/**
 * The only way to change bank accounts: by an administrator who has just signed in again and whose role is
 * not new; after a second one has approved, or after a waiting time in which others can stop it; and always
 * with a notice to everyone.
 */
export async function changeAccount(deps: Asking, change: AccountChange): Promise<Outcome> {
  await requireFreshSignIn(deps)
  await requireStanding(deps, deps.staff.id)
  const rule = await approvalRule(deps, deps.staff.id)
  if (rule.isNeeded || rule.waits) return { waiting: await keepForLater(deps, change, rule) }
  return { applied: await applyAndTell(deps, change) }
}

function applyAndTell(deps: Asking, change: AccountChange): Promise<Applied> {
  return inTransaction(deps, async (tx) => {
    const applied = await applyChange(tx, deps, change)
    await tellStaff(tx, deps, change, applied)
    return applied
  })
}

/** One change at a time; the work may be retried, because a failed attempt is rolled back completely. */
export function inTransaction<T>({ db }: Pick<Deps, 'db'>, work: (tx: Tx) => Promise<T>) {
  return retrying(() =>
    withFreeReference(() =>
      db.transaction(async (tx) => {
        await lockAccounts(tx)
        return work(tx)
      }),
    ),
  )
}

export async function tellStaff(
  tx: Tx,
  deps: Told,
  change: AccountChange,
  applied: Applied,
  requestedBy?: string,
): Promise<void> {
  const told = (await whoIsTold(tx, deps)).map(({ email }) => email)
  for (const mail of staffMails(deps, { change, applied, requestedBy, told })) {
    await queueEmail(tx, mail)
  }
}

const dayMs = 86_400_000

async function keepForLater(
  deps: Asking,
  change: AccountChange,
  { waits }: { waits: boolean },
): Promise<PendingChange> {
  const { account } = await rehearse(deps, change)
  const about = 'accountId' in change && change.accountId ? change.accountId : undefined
  const now = deps.now().getTime()
  const appliesAt = waits ? new Date(now + coolingOffDays * dayMs) : null
  return inTransaction(deps, async (tx) => {
    const iban = (about ? await findIban(tx, about) : account)?.iban ?? null
    const waiting = await insertChange(tx, {
      change,
      requestedBy: deps.actor.id,
      requestedByName: deps.actor.name,
      requestedAt: deps.now(),
      expiresAt: new Date((appliesAt?.getTime() ?? now) + approvalDays * dayMs),
      appliesAt,
    })
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'change_requested',
      entity: 'iban',
      entityId: about ?? waiting.id,
      after: { iban, ...change },
    })
    await tellOfWaiting(tx, deps, { waiting, iban })
    return waiting
  })
}

class Rehearsed extends Error {
  readonly applied: Applied
  constructor(applied: Applied) {
    super('rehearsed')
    this.applied = applied
  }
}

/**
 * Runs the change in a transaction that is rolled back, so that an impossible change is refused at once, not
 * after a colleague's approval.
 */
async function rehearse(deps: Asking, change: AccountChange): Promise<Applied> {
  try {
    await inTransaction(deps, async (tx) => {
      throw new Rehearsed(await applyChange(tx, deps, change))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.applied
    throw error
  }
  throw new Error('A rehearsal that was not undone')
}
