import type { Db } from './client.ts'

type Waiting<Key, Row> = {
  key: Key
  resolve: (row: Row | undefined) => void
  reject: (error: unknown) => void
}

type Queue<Key, Row> = { waiting: Waiting<Key, Row>[]; asking: number }

/** Two at a time keep a second processor of the database busy; more only make smaller ones of them. */
const atOnce = 2
/** So many that one of them is no long wait for who comes next. */
const most = 200

/**
 * One question for all who ask the same at the same time. Who comes while nothing is being asked is asked for at once and
 * alone; who comes meanwhile waits for that answer and shares the next question with everybody who came by then. So every
 * answer was read after it was asked for, and a thousand at once are some questions, not a thousand.
 * `ask` answers by the place of a key among `keys`.
 */
export function gathered<Key, Row>(
  ask: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<number, Row>>,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const queues = new WeakMap<Db, Queue<Key, Row>>()

  async function work(db: Db, queue: Queue<Key, Row>): Promise<void> {
    queue.asking += 1
    while (queue.waiting.length > 0) {
      const turn = queue.waiting.splice(0, most)
      try {
        const keys = turn.map(({ key }) => key)
        const rows = await ask(db, keys)
        for (const [place, { resolve }] of turn.entries()) resolve(rows.get(place))
      } catch (error) {
        for (const { reject } of turn) reject(error)
      }
    }
    queue.asking -= 1
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], asking: 0 }
      queues.set(db, queue)
      queue.waiting.push({ key, resolve, reject })
      if (queue.asking < atOnce) void work(db, queue)
    })
}
