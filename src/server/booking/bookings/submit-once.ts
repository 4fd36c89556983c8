import { isDomainError } from '../../../domain/errors.ts'
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { together } from '../../platform/db/together.ts'
import type { Deps } from '../../platform/deps.ts'
import { withFreeReference } from './draw-reference.ts'
import { type Booking, findBySubmission } from './store.ts'

type Submission<Read> = {
  id: string
  /** The booking that the first attempt made, for whoever may know of it. */
  accept: (known: Booking, db: Db | Tx) => Booking | Promise<Booking>
  /** What the work needs to know, asked together with whether the work is done already. */
  read: (tx: Tx) => Promise<Read>
  work: (tx: Tx, read: Read) => Promise<Booking>
}

/**
 * One booking per submission: a double click, a retry after a lost answer and a connection that
 * breaks during commit all end with the booking that the first attempt made.
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
      // The same form arrived twice at once: the second finds what the first has written, also
      // when the first took the last spot.
      const isGone = isDomainError(error, 'DEPARTURE_FULL') || isDomainError(error, 'EXTRA_FULL')
      const lostRace = isUniqueViolation(error) || isGone
      const first = lostRace ? await findBySubmission(db, id) : undefined
      if (!first) throw error
      return await accept(first, db)
    }
  })
}
