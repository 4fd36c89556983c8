import pg from 'pg'
import { isTracing, nameOfStatement, traced } from '../watch/traces.ts'

const lockLimitMs = 3_000

export function openPool(url: string, max: number, limits: { connect: number; statement: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Queries that a transaction issues together are sent together (see `together.ts`).
    pipeline: true,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    // Waiting for a locked row (above all a departure) must not keep the connection from other requests: a
    // booking holds such a lock for some hundredths of a second only.
    lock_timeout: lockLimitMs,
    idle_in_transaction_session_timeout: 15_000,
    onConnect: keepNamesOnOwnConnection,
  })
  // An idle connection closed by the server must not end the process; the next query opens a new one.
  pool.on('error', () => undefined)
  // The same for a connection lost between two queries of a transaction: its next query fails instead.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', sendTogether)
  if (isTracing()) pool.on('connect', traceQueries)
  watchConnections(pool)
  return pool
}

type Query = (...args: unknown[]) => unknown

/** Queries issued in the same turn of the event loop are corked and leave in one packet. */
function sendTogether(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Corkable } }
  const query = client.query.bind(client) as Query
  let isHeld = false
  const held: Query = (...args) => {
    const { stream } = connection
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }
    return query(...args)
  }
  client.query = held as typeof client.query
}

type Corkable = { cork: () => void; uncork: () => void }

/**
 * Named statements live in the session that prepared them. Behind a pooler in transaction mode the next query
 * may meet another session, which does not know them: there, names are left out. Such a pooler sends its own
 * process id in the handshake; PostgreSQL sends that of the backend that answers.
 */
async function keepNamesOnOwnConnection(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { processID } = client as unknown as { processID: number }
  if (rows[0]?.pid === processID) return
  const query = client.query.bind(client) as Query
  const nameless: Query = (statement, ...rest) =>
    isNamed(statement)
      ? query({ ...statement, name: undefined }, ...rest)
      : query(statement, ...rest)
  client.query = nameless as typeof client.query
}

function isNamed(statement: unknown): statement is { name: string } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    statement.name !== undefined
  )
}

/** Only awaited queries are traced: those with a callback are the pool's own. */
function traceQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  const measured: Query = (...args) => {
    const [statement] = args as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    if (typeof args.at(-1) === 'function') return query(...args)
    const attributes = { 'db.system.name': 'postgresql' }
    return traced(nameOfStatement(text), attributes, async () => query(...args))
  }
  client.query = measured as typeof client.query
}

type Connect = pg.Pool['connect']

/**
 * Drizzle never returns the connection of a transaction whose very first query fails, and after twenty of
 * them the site would wait forever: so a connection that has ended is released here.
 */
function watchConnections(pool: pg.Pool) {
  const connect = pool.connect.bind(pool)
  const watched = (callback?: Parameters<Connect>[0]) =>
    callback ? connect(callback) : connect().then(giveBackWhenLost)
  pool.connect = watched as Connect
}

function giveBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let isBack = false
  const release = (error?: Error | boolean) => {
    if (isBack) return
    isBack = true
    client.removeListener('end', lost)
    giveBack(error)
  }
  const lost = () => release(true)
  client.once('end', lost)
  client.release = release
  return client
}
