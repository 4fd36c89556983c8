import { DomainError } from '../../../domain/errors.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PhotoFile } from '../../platform/files/read-photo.ts'
import { keepFiles, scheduleRemoval } from '../../platform/files/removals.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { receivedMail } from './mails.ts'
import { storePhoto } from './photo.ts'
import { findByToken, lockByToken, type StoredReview, updateReview } from './store.ts'

export type SentReview = {
  token: string
  stars: number
  text: string
  wentWell?: string | null | undefined
  wentWrong?: string | null | undefined
  photo?: PhotoFile | null | undefined
}

export async function openInvitation(deps: Pick<Deps, 'db' | 'catalogue'>, token: string) {
  const review = await findByToken(deps.db, token)
  if (!review) throw new DomainError('REVIEW_LINK_INVALID')
  return {
    tripTitle: tripTitle(deps, review.tripId),
    startDate: review.startDate,
    endDate: review.endDate,
    name: review.shownName,
    isSent: review.state !== 'invited',
  }
}

/** Accepted once: a review that was sent is not overwritten, also when the form arrives twice. */
export async function sendReview(deps: Deps, sent: SentReview): Promise<void> {
  const known = await findByToken(deps.db, sent.token)
  if (!known) throw new DomainError('REVIEW_LINK_INVALID')
  if (known.state !== 'invited') return
  const filePath = sent.photo ? await storePhoto(deps, sent.photo) : null
  try {
    await deps.db.transaction((tx) => record(tx, deps, sent, filePath))
  } catch (error) {
    if (filePath) await discard(deps, filePath)
    throw error
  }
}

async function record(tx: Tx, deps: Deps, sent: SentReview, filePath: string | null) {
  const review = await lockByToken(tx, sent.token)
  if (!review) throw new DomainError('REVIEW_LINK_INVALID')
  // A concurrent request was first: its photograph stays, this one is removed by its announcement.
  if (review.state !== 'invited') return
  if (filePath) await keepFiles(tx, [filePath])
  const received: StoredReview = await updateReview(tx, review.id, {
    state: 'received',
    stars: sent.stars,
    text: sent.text,
    wentWell: sent.wentWell || null,
    wentWrong: sent.wentWrong || null,
    filePath,
    receivedAt: deps.now(),
  })
  await writeAudit(tx, {
    actor: traveller,
    action: 'review_received',
    entity: 'review',
    entityId: review.id,
    after: { stars: sent.stars, hasPhoto: filePath !== null },
  })
  await queueEmail(tx, receivedMail(deps, received, tripTitle(deps, review.tripId)))
}

/** Removed at once if possible; if not, the removal announced before takes effect within the hour. */
async function discard({ db, log }: Deps, filePath: string) {
  try {
    await scheduleRemoval(db, [filePath])
  } catch {
    log.warn('photograph of a review left to the announced removal')
  }
}
