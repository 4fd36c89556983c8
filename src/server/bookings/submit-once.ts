import { isDomainError } from '../../domain/errors.ts'
import { isUniqueViolation, type Tx } from '../db/client.ts'
import { retrying } from '../db/retry.ts'
import type { Deps } from '../deps.ts'
import { withFreeReference } from './draw-reference.ts'
import { type Booking, findBySubmission } from './store.ts'

/**
 * One booking per submission: a double click, a retry after a lost answer and a connection that
 * breaks during commit all end with the booking that the first attempt made.
 */
export function submitOnce(
  { db }: Pick<Deps, 'db'>,
  submissionId: string,
  accept: (known: Booking) => Booking,
  work: (tx: Tx) => Promise<Booking>,
): Promise<Booking> {
  return retrying(async () => {
    const known = await findBySubmission(db, submissionId)
    if (known) return accept(known)
    try {
      return await withFreeReference(() => db.transaction(work))
    } catch (error) {
      // The same form arrived twice at once: the second finds what the first has written, also
      // when the first took the last spot.
      const lostRace = isUniqueViolation(error) || isDomainError(error, 'DEPARTURE_FULL')
      const first = lostRace ? await findBySubmission(db, submissionId) : undefined
      if (!first) throw error
      return accept(first)
    }
  })
}
