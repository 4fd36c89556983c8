import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { providerEvents } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { saveReview } from './store.ts'

const provider = { id: null, name: 'SumSub' }

const digests: Readonly<Record<string, string>> = {
  HMAC_SHA1_HEX: 'sha1',
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
}

const noticeSchema = z.object({
  type: z.string(),
  /** Our own id for the customer, given to the provider when the link was made. */
  externalUserId: z.string().default(''),
  createdAtMs: z.string().optional(),
  reviewResult: z.object({ reviewAnswer: z.string() }).optional(),
})

export function isSignedBySumsub(
  body: Uint8Array,
  secret: string,
  header: { digest: string; algorithm: string },
): boolean {
  const algorithm = digests[header.algorithm || 'HMAC_SHA256_HEX']
  if (!algorithm) return false
  const expected = createHmac(algorithm, secret).update(body).digest()
  const given = Buffer.from(header.digest, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Stores the provider's result of an identity check; repeated notices change nothing, and the newest result
 * wins.
 */
export async function recordReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  body: Uint8Array,
): Promise<'recorded' | 'ignored' | 'unreadable'> {
  const notice = parseNotice(body)
  if (!notice) return 'unreadable'
  const id = `sumsub:${createHash('sha256').update(body).digest('hex')}`
  return db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(providerEvents)
      .values({ id, provider: 'sumsub', type: notice.type })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id })
    const answer = notice.reviewResult?.reviewAnswer
    if (!isNew || notice.type !== 'applicantReviewed' || !answer) return 'ignored'
    const at = momentOf(notice.createdAtMs) ?? now()
    const link = await saveReview(tx, notice.externalUserId, { answer, at })
    if (!link) return 'ignored'
    await writeAudit(tx, {
      actor: provider,
      action: 'reviewed',
      entity: 'verification_link',
      entityId: link.id,
      after: { reviewAnswer: answer },
    })
    return 'recorded'
  })
}

function parseNotice(body: Uint8Array) {
  try {
    return noticeSchema.safeParse(JSON.parse(Buffer.from(body).toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** '2026-11-15 10:20:30.123' in UTC, as the provider writes it. */
function momentOf(text: string | undefined): Date | undefined {
  const moment = text ? new Date(`${text.replace(' ', 'T')}Z`) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined
}
