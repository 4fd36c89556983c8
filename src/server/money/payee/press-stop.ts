import type { z } from 'zod'
import type { stopViewSchema } from '../../../contract/accounts/accounts.ts'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { DomainError } from '../../../domain/errors.ts'
import { accessTitles } from '../../access/staff/access-mails.ts'
import { lookAtAccessChange, stopAccessChange } from '../../access/staff/stop-access-change.ts'
import { requireStop } from '../../access/staff/stops.ts'
import { findIban, lockChange, type PendingChange } from '../../accounts/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { inTransaction } from './change-account.ts'
import { accountChangeTitles } from './mails.ts'
import { decide } from './pending-changes.ts'

type Stopping = Pick<Deps, 'db' | 'env' | 'now' | 'publicUrl' | 'catalogue'>
type StopView = z.input<typeof stopViewSchema>

/**
 * What the mail's link 'Non va bene: ferma' would stop. Opening it changes nothing, because mail programs
 * open links too.
 */
export async function lookAtStop(deps: Stopping, token: string): Promise<StopView> {
  const stop = await requireStop(deps.db, token, deps.now())
  const { accessChangeId, accountChangeId } = stop
  return deps.db.transaction(async (tx) => {
    if (accessChangeId) return accessView(await lookAtAccessChange(tx, accessChangeId))
    const row = accountChangeId ? await lockChange(tx, accountChangeId) : undefined
    if (!row) throw new DomainError('STOP_INVALID')
    return accountView(row, await ibanOf(tx, row))
  })
}

export async function pressStop(deps: Stopping, token: string): Promise<StopView> {
  const stop = await requireStop(deps.db, token, deps.now())
  const { accessChangeId, accountChangeId } = stop
  if (accessChangeId) {
    return {
      ...accessView(await stopAccessChange(deps, { ...stop, accessChangeId })),
      state: 'stopped',
    }
  }
  return inTransaction(deps, async (tx) => {
    const row = accountChangeId ? await lockChange(tx, accountChangeId) : undefined
    if (!row) throw new DomainError('STOP_INVALID')
    const view = accountView(row, await ibanOf(tx, row))
    if (row.state !== 'pending') return view
    await decide(tx, { ...deps, actor: { id: null, name: stop.recipient } }, row, 'refused')
    return { ...view, state: 'stopped' }
  })
}

function accessView(change: Awaited<ReturnType<typeof lookAtAccessChange>>): StopView {
  return {
    of: 'access',
    title: accessTitles[change.action],
    about: `${change.memberName} (${change.memberEmail})`,
    by: change.actorName,
    at: change.at.toISOString(),
    state: change.stoppedAt ? 'stopped' : 'open',
  }
}

function accountView(row: PendingChange, iban: string | undefined): StopView {
  const states = {
    pending: 'open',
    refused: 'stopped',
    approved: 'made',
    expired: 'stopped',
  } as const
  return {
    of: 'account',
    title: accountChangeTitles[row.change.kind],
    about: iban ? formatIban(iban) : null,
    by: row.requestedByName,
    at: row.requestedAt.toISOString(),
    state: states[row.state],
  }
}

async function ibanOf(tx: Parameters<typeof lockChange>[0], { change }: PendingChange) {
  if (change.kind === 'create') return change.iban
  const id = 'accountId' in change ? change.accountId : null
  return id ? (await findIban(tx, id))?.iban : undefined
}
