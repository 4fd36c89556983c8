import type { z } from 'zod'
import {
  type claimFields,
  type claimSchema,
  proofMissing,
} from '../../../contract/admin/catalogue/claims.ts'
import { type ClaimKey, claimKeys, claimState } from '../../../domain/catalogue/claims.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { keepFiles, scheduleRemoval } from '../../platform/files/removals.ts'
import { type SentFile, type StoredProof, storeProof } from './proof-file.ts'
import { deleteClaim, listClaims, lockClaim, type StoredClaim, writeClaim } from './store.ts'

type Managing = Deps & { actor: Actor }
type ClaimView = z.input<typeof claimSchema>
type Fields = z.output<typeof claimFields>
type Versioned = { key: ClaimKey; version: number }

/** All possible claims, including those not filled in yet. */
export async function claimViews({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ClaimView[]> {
  const rows = await listClaims(db)
  const today = todayInRome(now())
  return claimKeys.map((key) => viewOf(rows.find((row) => row.key === key) ?? unsaid(key), today))
}

export type SentClaim = Versioned &
  Fields & { file?: SentFile | null | undefined; removeFile?: boolean | undefined }

export async function saveClaim(deps: Managing, sent: SentClaim): Promise<ClaimView> {
  const stored = sent.file ? await storeProof(deps, sent.file) : undefined
  try {
    const saved = await deps.db.transaction((tx) => record(tx, deps, sent, stored))
    return viewOf(saved, todayInRome(deps.now()))
  } catch (error) {
    // Removed at once if possible; if not, the removal announced before the upload takes effect within the
    // hour.
    if (stored) await scheduleRemoval(deps.db, [stored.filePath]).catch(() => undefined)
    throw error
  }
}

async function record(
  tx: Tx,
  { actor, now }: Managing,
  { key, version, value, proofUrl, proofNote, validUntil, removeFile }: SentClaim,
  stored: StoredProof | undefined,
): Promise<StoredClaim> {
  const before = await lockClaim(tx, key)
  if ((before?.version ?? 1) !== version) throw new DomainError('VERSION_CONFLICT')
  const kept = removeFile ? noFile : fileOf(before)
  const file = stored ?? kept
  if (!proofUrl && !proofNote && !file.filePath) throw wrongField('proofUrl', proofMissing)
  const words = { key, version, value, proofUrl, proofNote, validUntil, ...file }
  const claim: StoredClaim = { ...words, checkedBy: actor.name, checkedAt: now() }
  const written = await writeClaim(tx, claim, before === undefined)
  if (!written) throw new DomainError('VERSION_CONFLICT')
  if (stored) await keepFiles(tx, [stored.filePath])
  if (before?.filePath && before.filePath !== file.filePath) {
    await scheduleRemoval(tx, [before.filePath])
  }
  await writeAudit(tx, {
    actor,
    action: before ? 'edited' : 'created',
    entity: 'claim',
    entityId: key,
    ...(before && { before: factsOf(before) }),
    after: factsOf(written),
  })
  return written
}

export async function removeClaim(deps: Managing, { key, version }: Versioned): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockClaim(tx, key)
    if (!before) throw new DomainError('NOT_FOUND')
    if (before.version !== version) throw new DomainError('VERSION_CONFLICT')
    await deleteClaim(tx, key)
    if (before.filePath) await scheduleRemoval(tx, [before.filePath])
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'deleted',
      entity: 'claim',
      entityId: key,
      before: factsOf(before),
    })
  })
}

const noFile = { filePath: null, fileName: null, fileType: null }

function fileOf(claim: StoredClaim | undefined) {
  if (!claim) return noFile
  const { filePath, fileName, fileType } = claim
  return { filePath, fileName, fileType }
}

function unsaid(key: ClaimKey): StoredClaim {
  const nobody = { proofUrl: null, proofNote: null, checkedBy: null, checkedAt: null }
  return { key, value: '', ...nobody, ...noFile, validUntil: null, version: 1 }
}

/** The file's path in the storage is left out, because it is internal. */
function viewOf(claim: StoredClaim, today: IsoDate): ClaimView {
  const { key, value, proofUrl, proofNote, fileName, fileType, checkedBy, validUntil } = claim
  const words = { key, value, proofUrl, proofNote, fileName, fileType, checkedBy, validUntil }
  const checkedAt = claim.checkedAt?.toISOString() ?? null
  return { ...words, checkedAt, state: claimState(claim, today), version: claim.version }
}

function factsOf({ value, proofUrl, proofNote, fileName, checkedBy, validUntil }: StoredClaim) {
  return { value, proofUrl, proofNote, fileName, checkedBy, validUntil }
}
