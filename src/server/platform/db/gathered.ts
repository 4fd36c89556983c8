import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from './client.ts'

type Waiting<Key, Row> = {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

type Queue<Key, Row> = { waiting: Waiting<Key, Row>[]; isAsking: boolean }

/** The largest batch: small enough that the callers of the next batch don't wait long. */
const most = 200

/**
 * Most queries take some hundredths of a second; the callers after one that hangs wait this long for it. A
 * slow database still gets only a few at once: it ends each after fifteen seconds (see `client.ts`), and
 * there are twenty connections.
 */
const longestWaitMs = 2_000

/**
 * Batches concurrent callers into one query. It is sent after the work that has already arrived (a moment
 * later when there is little to do); callers that come while it runs share the next one. So every answer was
 * read after it was asked for, and a thousand concurrent callers cost a few queries: sending and parsing a
 * query costs both sides more than another row in it. Sending one at a time gives the fewest queries; a query
 * whose connection hangs delays only its own callers, and the next uses another connection. `ask` answers by
 * the position of a key in `keys`.
 */
export function gathered<Key, Row>(
  ask: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<number, Row>>,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const queues = new WeakMap<Db, Queue<Key, Row>>()

  async function answer(db: Db, turn: readonly Waiting<Key, Row>[]): Promise<void> {
    try {
      const rows = await ask(
        db,
        turn.map(({ key }) => key),
      )
      for (const [place, { resolve }] of turn.entries()) resolve(rows.get(place))
    } catch (error) {
      for (const { reject } of turn) reject(error)
    }
  }

  async function work(db: Db, queue: Queue<Key, Row>): Promise<void> {
    queue.isAsking = true
    await nextTurn()
    while (queue.waiting.length > 0) {
      await atMost(longestWaitMs, answer(db, queue.waiting.splice(0, most)))
      await nextTurn()
    }
    queue.isAsking = false
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], isAsking: false }
      queues.set(db, queue)
      queue.waiting.push({ key, resolve, reject })
      if (!queue.isAsking) void work(db, queue)
    })
}

/** Resolves when the work is done, or after this time. */
function atMost(ms: number, doing: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void doing.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
