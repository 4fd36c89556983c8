import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatDate, todayInRome } from '../../src/domain/dates.ts'
import { type Booking, findBooking } from '../../src/server/booking/bookings/store.ts'
import { findLinkByToken } from '../../src/server/booking/links/store.ts'
import { type Db, openEmbeddedDatabase } from '../../src/server/platform/db/client.ts'
import { outbox } from '../../src/server/platform/db/schema/operations.ts'
import { openField, setFieldKeys } from '../../src/server/platform/db/sealed-fields.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { readOrCreateSecrets } from '../../src/server/platform/secrets.ts'
import { book, testDeps } from '../../src/server/testing/test-deps.ts'
import { asked, commandNames, type Ended, runCommand, runWithNpm } from './run-command.ts'

const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url))
const account = 'IT60X0542811101000000123456'

const linkToken = 'k3v9qf70w2mz81xh5tbn4rcy'

let folder: string
let dataDir: string
let booking: Booking
let postgres: { url: string; stop: () => Promise<void> }

const inFolder = (name: string) => path.join(folder, name)

/** Opens the database of the stopped site, so that the test can read it between two commands. */
async function read<T>(work: (db: Db) => Promise<T>, dir = dataDir): Promise<T> {
  const database = await openEmbeddedDatabase(dir, cacheDir)
  try {
    setFieldKeys((await readOrCreateSecrets(readEnv({ DATA_DIR: dir }))).documentsKeys)
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** The commands that ran here, successfully or not. */
const tried = new Set<string>()

async function run(
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Ended> {
  const own = { DATA_DIR: dataDir, BACKUP_DIR: inFolder('backups') }
  const ended = await runCommand(name, args, { ...own, ...env })
  if (ended.code < 2) tried.add(name)
  return ended
}

/**
 * The same in this process, because starting a process takes most of a command's time: for the second call of
 * a command that `run` has already tested completely.
 */
async function runHere(
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Ended> {
  const own = { DATA_DIR: dataDir, BACKUP_DIR: inFolder('backups'), LOG_LEVEL: 'silent' }
  const settings = Object.entries({ ...own, ...env })
  const before = settings.map(([key]) => [key, process.env[key]] as const)
  for (const [key, value] of settings) process.env[key] = value
  try {
    return await asked([name, ...args])
  } finally {
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key]
      else process.env[key] = value
    }
  }
}

const passportIn = (db: Db) =>
  findBooking(db, booking.id).then((found) =>
    openField('passportNumber', found?.travelers[0]?.passportNumber ?? ''),
  )

/** One line for the reader, without a stack trace. */
function expectDone(ended: Ended, said: string): void {
  expect(ended).toMatchObject({ code: 0, said: expect.stringContaining(said) })
}

/** One prepared folder for all commands; each works on what the one before it left. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-commands-'))
  dataDir = inFolder('data')
  booking = await read((db) => book(testDeps(db), { token: linkToken }))
  const script = new URL('../../scripts/postgres.mjs', import.meta.url).href
  const { startPostgres } = (await import(script)) as {
    startPostgres: (options: object) => Promise<typeof postgres>
  }
  postgres = await startPostgres({ isDurable: false })
}, 180_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

test('statements books what is certain, mails the traveller, and does nothing the second time', async () => {
  const file = inFolder('lista.csv')
  const day = formatDate(todayInRome(new Date()))
  const amount = (booking.depositAmount / 100).toFixed(2).replace('.', ',')
  await writeFile(
    file,
    `Data Registrazione;Data valuta;Descrizione;Importo (EUR)\n${day};${day};BONIFICO ${booking.paymentReference};${amount}\n`,
  )
  expectDone(
    await runHere('statements', ['--account', account, '--dry-run', file]),
    '1 booked without a hand',
  )
  const done = await run('statements', ['--account', account, '--json', file])
  expect(done).toMatchObject({ code: 0, complained: expect.stringContaining('1 righe, 1 nuove') })
  const again = await runHere('statements', ['--account', account, '--json', file])
  expect(JSON.parse(again.said)).toEqual(JSON.parse(done.said))
  expect(JSON.parse(done.said)).toMatchObject([
    { automatic: true, matched: [{ bookingId: booking.id, cents: booking.depositAmount }] },
  ])
  await read(async (db) => {
    expect(await findBooking(db, booking.id)).toMatchObject({
      amountPaid: booking.depositAmount,
      paymentStatus: 'deposit_paid',
    })
    const mails = await db.select().from(outbox).where(eq(outbox.kind, 'payment_confirmed'))
    expect(mails).toHaveLength(1)
  })
})

test('catalogue carries the whole catalogue out and in again', async () => {
  const file = inFolder('catalogo.json')
  expectDone(await run('catalogue', ['export', file]), `documents written to ${file}`)
  expectDone(await runHere('catalogue', ['import', file]), 'Drafts made: 0.')
  const archive = inFolder('catalogo.zip')
  expectDone(await runHere('catalogue', ['export', archive]), archive)
  expect((await readFile(archive)).subarray(0, 2).toString()).toBe('PK')
})

test('launch-check says what is left, and ends with an error while anything is', async () => {
  const ended = await runWithNpm('launch-check', [], { DATA_DIR: dataDir })
  expect(ended).toMatchObject({ code: 1, complained: '' })
  expect(ended.said).toContain('left before the first customer')
  expect(ended.said).toContain('(vat-number)')
})

test('rotate-key, backup and restore: a new key, a copy, and everything from it', async () => {
  const before = await readFile(path.join(dataDir, 'documents-key'), 'utf8')
  expectDone(await run('rotate-key'), 'the travellers of 1 bookings, 1 links')
  const key = await readFile(path.join(dataDir, 'documents-key'), 'utf8')
  expect(key).not.toBe(before)
  expectDone(await run('backup'), 'Backup in ')
  const [made = ''] = await readdir(inFolder('backups'))
  const restored = inFolder('restored')
  expectDone(
    await run('restore', [path.join(inFolder('backups'), made)], {
      DATA_DIR: restored,
      DOCUMENTS_KEY: key,
    }),
    'Restored as of',
  )
  await writeFile(path.join(restored, 'documents-key'), key)
  expect(await read(passportIn, restored)).toBe('YA1234567')
  const link = await read((db) => findLinkByToken(db, linkToken), restored)
  expect(link?.id).toBe(booking.bookingLinkId)
})

describe('on PostgreSQL', () => {
  test('move-to-postgres brings everything there, once, and the other commands work on it', async () => {
    const env = { DATABASE_URL: postgres.url }
    expectDone(await run('move-to-postgres', [], env), 'rows moved, all compared')
    expectDone(await runHere('move-to-postgres', [], env), 'rows were there already')
    expectDone(await runHere('rotate-key', [], env), 'the travellers of 1 bookings')
    const { rows } = JSON.parse((await run('backup', ['--json'], env)).said) as { rows: number }
    expect(rows).toBeGreaterThan(5)
    const left = JSON.parse((await run('launch-check', ['--json'], env)).said) as object[]
    expect(left).toContainEqual(expect.objectContaining({ id: 'vat-number' }))
    const known = await runHere(
      'statements',
      ['--account', account, '--dry-run', inFolder('lista.csv')],
      env,
    )
    expectDone(known, '1 booked without a hand')
  })

  test('seed fills a new one', async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('create database filled')
    await client.end()
    const env = { DATABASE_URL: postgres.url.replace(/\/postgres$/, '/filled') }
    const ended = await run('seed', ['--bookings', '60', '--links', '10'], env)
    expect(ended).toMatchObject({ code: 0, complained: '' })
  })
})

test('statements:check measures the rules', async () => {
  const ended = await run('statements-check', ['--transfers', '400'])
  expect(ended).toMatchObject({ code: 0, said: expect.stringContaining('0 booked wrong') })
})

test('strips reads what it has drawn', async () => {
  const ended = await run('strips', ['--count', '2', '--json'])
  expect(ended.code).toBe(0)
  const [all] = JSON.parse(ended.said) as object[]
  expect(all).toMatchObject({ what: 'all', strips: 2, whole: 2, wrong: 0 })
})

test('every command was tried to its end; years have a part of their own', () => {
  expect(commandNames.filter((name) => !tried.has(name))).toEqual(['simulate'])
})

test('settings that do not fit, and a site that runs, end in a sentence', async () => {
  const cases: [string, string[], Record<string, string>, RegExp][] = [
    ['backup', [], { DATA_DIR: '/tmp/ondalta-nothing-here' }, /holds no database/],
    ['restore', ['/tmp/ondalta-nothing-here'], {}, /not a complete backup/],
    ['restore', [inFolder('lista.csv.zip')], {}, /no backup that was downloaded/],
    ['move-to-postgres', [], {}, /DATABASE_URL/],
    ['rotate-key', [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, /DATABASE_URL: .*127/],
    ['launch-check', [], { PORT: 'x' }, /PORT/],
    ['rotate-key', [], {}, /in use/],
  ]
  await read(async () => {
    for (const [name, args, env, wrong] of cases) {
      const { code, complained } = await runHere(name, args, env)
      expect(code, name).toBe(1)
      expect(complained).toMatch(wrong)
      expect(complained).not.toMatch(/\n\s+at /)
    }
    // A command run in a process of its own is refused, too.
    const refused = await run('backup', [], { DATA_DIR: '/tmp/ondalta-nothing-here' })
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('no database') })
  })
})
