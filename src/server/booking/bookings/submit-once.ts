import { isDomainError } from '../../../domain/errors.ts'
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { together } from '../../platform/db/together.ts'
import type { Deps } from '../../platform/deps.ts'
import { withFreeReference } from './draw-reference.ts'
import { type Booking, findBySubmission } from './store.ts'

type Submission<Read> = {
  id: string
  /** Checks that the caller may see the booking made by the first attempt. */
  accept: (known: Booking, db: Db | Tx) => Booking | Promise<Booking>
  /** Data for the work, read together with the check whether the work was done already. */
  read: (tx: Tx) => Promise<Read>
  work: (tx: Tx, read: Read) => Promise<Booking>
}

/**
 * One booking per submission: a double click, a retry after a lost response and a connection lost during
 * commit all end with the booking made by the first attempt.
 */
export function submitOnce<Read>(
  { db }: Pick<Deps, 'db'>,
  { id, accept, read, work }: Submission<Read>,
): Promise<Booking> {
  const submit = async (tx: Tx) => {
    const [known, found] = await together([findBySubmission(tx, id), read(tx)])
    return known ? accept(known, tx) : work(tx, found)
  }
  return retrying(async () => {
    try {
      return await withFreeReference(() => db.transaction(submit))
    } catch (error) {
      // When the same form arrives twice at once, the second finds the first one's booking, even where that
      // took the last spot.
      const isGone = isDomainError(error, 'DEPARTURE_FULL') || isDomainError(error, 'EXTRA_FULL')
      const lostRace = isUniqueViolation(error) || isGone
      const first = lostRace ? await findBySubmission(db, id) : undefined
      if (!first) throw error
      return await accept(first, db)
    }
  })
}
