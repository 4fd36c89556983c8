import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from './client.ts'

type Waiting<Key, Row> = {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

type Queue<Key, Row> = { waiting: Waiting<Key, Row>[]; isAsking: boolean }

/** So many that one of them is no long wait for who comes next. */
const most = 200

/**
 * Most take some hundredths of a second; whoever comes after one that hangs waits so long for it. A database that is slow and
 * not away still gets few at once: it ends each after fifteen seconds (see `client.ts`), and there are twenty connections.
 */
const longestWaitMs = 2_000

/**
 * One question for all who ask the same at the same time. It goes once whatever has arrived by now is worked off, a moment
 * later where there is little to do; who comes meanwhile waits for that answer and shares the next question with everybody who
 * came by then. So every answer was read after it was asked for, and a thousand at once are some questions, not a thousand:
 * sending and understanding one costs both sides more than another row in it. One at a time makes the fewest; one whose
 * connection hangs holds up those alone who are in it, and the next goes by another connection.
 * `ask` answers by the place of a key among `keys`.
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

/** Until it is done, or for so long. */
function atMost(ms: number, doing: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void doing.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
