import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { verificationLinkSchema } from '../../../contract/admin/booking/verification-links.ts'
import { adminToken, verificationLinkAddress } from '../../../domain/booking/links.ts'
import { isOnHosts } from '../../../domain/booking/verification.ts'
import { DomainError } from '../../../domain/errors.ts'
import { externalHosts } from '../../../domain/external-hosts.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { countUpTo, offsetOf, type PageRequest } from '../../platform/db/paging.ts'
import { passportVerificationLinks as links } from '../../platform/db/schema/links.ts'
import { hasToken } from '../../platform/db/sealed-tokens.ts'
import { prefixPattern } from '../../platform/db/search-words.ts'
import type { Deps } from '../../platform/deps.ts'
import { secureRandom } from '../../platform/random.ts'

type Managing = Pick<Deps, 'db' | 'publicUrl'> & { actor: Actor }
type Row = typeof links.$inferSelect

export async function createVerificationLink(
  deps: Managing,
  input: { customerName: string; sumsubUrl: string; externalUserId?: string | undefined },
) {
  // The traveller's page can embed these hosts only: a link to another would show nothing and still be used
  // up.
  if (!isOnHosts(input.sumsubUrl, externalHosts.identity))
    throw new DomainError('VERIFICATION_HOST')
  const row = await deps.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(links)
      .values({
        ...input,
        externalUserId: input.externalUserId ?? randomUUID(),
        token: adminToken(secureRandom),
        createdBy: deps.actor.name,
      })
      .onConflictDoNothing({ target: links.externalUserId })
      .returning()
    if (!created) throw new DomainError('VERIFICATION_ID_TAKEN')
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'created',
      entity: 'verification_link',
      entityId: created.id,
      after: { customerName: created.customerName },
    })
    return created
  })
  return view(deps, row)
}

/** Keeps the row and replaces the token: the old link becomes invalid. */
export async function regenerateVerificationLink(deps: Managing, id: string) {
  const row = await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(links).where(eq(links.id, id)).for('update')
    if (!before) throw new DomainError('NOT_FOUND')
    const [renewed] = await tx
      .update(links)
      .set({
        token: adminToken(secureRandom),
        used: false,
        usedAt: null,
        completedAt: null,
        reviewAnswer: null,
      })
      .where(eq(links.id, id))
      .returning()
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'regenerated',
      entity: 'verification_link',
      entityId: id,
      before: { used: before.used, usedAt: before.usedAt?.toISOString() ?? null },
    })
    return renewed ?? before
  })
  return view(deps, row)
}

export type VerificationFilters = {
  search?: string | undefined
  state: 'all' | 'unused' | 'used' | 'completed'
}

export async function listVerificationLinks(
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  { page, pageSize, ...filters }: VerificationFilters & PageRequest,
) {
  const where = conditions(filters)
  const [rows, counted] = await Promise.all([
    deps.db
      .select()
      .from(links)
      .where(where)
      .orderBy(desc(links.createdAt), desc(links.id))
      .limit(pageSize)
      .offset(offsetOf({ page, pageSize })),
    countUpTo(deps.db, sql`select 1 from ${links} where ${where ?? sql`true`}`),
  ])
  return { page, pageSize, ...counted, items: rows.map((row) => view(deps, row)) }
}

function conditions({ search, state }: VerificationFilters): SQL | undefined {
  return and(
    state === 'unused' ? eq(links.used, false) : undefined,
    state === 'used' ? and(eq(links.used, true), isNull(links.completedAt)) : undefined,
    state === 'completed' ? isNotNull(links.completedAt) : undefined,
    search ? searchCondition(search) : undefined,
  )
}

function searchCondition(typed: string): SQL {
  const token = typed.replace(/^.*[?&]token=/, '')
  return sql`(lower(${links.customerName}) like ${`%${prefixPattern(typed.toLowerCase())}`} or ${hasToken(links.token, token)})`
}

function view(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  row: Row,
): z.input<typeof verificationLinkSchema> {
  return {
    ...row,
    url: verificationLinkAddress(publicUrl, row.token),
    state: row.completedAt ? 'completed' : row.used ? 'used' : 'unused',
    usedAt: row.usedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
