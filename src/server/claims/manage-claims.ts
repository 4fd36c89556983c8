import type { z } from 'zod'
import type { claimFormSchema, claimSchema } from '../../contract/admin/claims.ts'
import { type ClaimKey, claimKeys, claimState } from '../../domain/claims.ts'
import { type IsoDate, todayInRome } from '../../domain/dates.ts'
import { DomainError } from '../../domain/errors.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import type { Deps } from '../deps.ts'
import { deleteClaim, listClaims, lockClaim, type StoredClaim, writeClaim } from './store.ts'

type Managing = Pick<Deps, 'db' | 'now'> & { actor: Actor }
type ClaimView = z.input<typeof claimSchema>
type Fields = z.output<typeof claimFormSchema>
type Versioned = { key: ClaimKey; version: number }

/** All that could be said, whether or not anybody has written it down. */
export async function claimViews({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ClaimView[]> {
  const rows = await listClaims(db)
  const today = todayInRome(now())
  return claimKeys.map((key) => viewOf(rows.find((row) => row.key === key) ?? unsaid(key), today))
}

export async function saveClaim(
  deps: Managing,
  { key, version, value, proofUrl, proofNote, validUntil }: Versioned & Fields,
): Promise<ClaimView> {
  const claim: StoredClaim = {
    key,
    version,
    value,
    proofUrl,
    proofNote,
    validUntil,
    checkedBy: deps.actor.name,
    checkedAt: deps.now(),
  }
  const saved = await deps.db.transaction(async (tx) => {
    const before = await lockClaim(tx, key)
    if ((before?.version ?? 1) !== version) throw new DomainError('VERSION_CONFLICT')
    const written = await writeClaim(tx, claim, before === undefined)
    if (!written) throw new DomainError('VERSION_CONFLICT')
    await writeAudit(tx, {
      actor: deps.actor,
      action: before ? 'edited' : 'created',
      entity: 'claim',
      entityId: key,
      ...(before && { before: factsOf(before) }),
      after: factsOf(written),
    })
    return written
  })
  return viewOf(saved, todayInRome(deps.now()))
}

export async function removeClaim(deps: Managing, { key, version }: Versioned): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockClaim(tx, key)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== version) throw new DomainError('VERSION_CONFLICT')
    await deleteClaim(tx, key)
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'deleted',
      entity: 'claim',
      entityId: key,
      before: factsOf(before),
    })
  })
}

function unsaid(key: ClaimKey): StoredClaim {
  const nobody = { proofUrl: null, proofNote: null, checkedBy: null, checkedAt: null }
  return { key, value: '', ...nobody, validUntil: null, version: 1 }
}

function viewOf(claim: StoredClaim, today: IsoDate): ClaimView {
  const checkedAt = claim.checkedAt?.toISOString() ?? null
  return { ...claim, checkedAt, state: claimState(claim, today) }
}

function factsOf({ value, proofUrl, proofNote, checkedBy, validUntil }: StoredClaim) {
  return { value, proofUrl, proofNote, checkedBy, validUntil }
}
