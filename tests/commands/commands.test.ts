import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDate, todayInRome } from '../../src/domain/dates.ts'
import { type Booking, findBooking } from '../../src/server/booking/bookings/store.ts'
import { type Db, openEmbeddedDatabase } from '../../src/server/platform/db/client.ts'
import { outbox } from '../../src/server/platform/db/schema/operations.ts'
import { setFieldKeys } from '../../src/server/platform/db/sealed-fields.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { readOrCreateSecrets } from '../../src/server/platform/secrets.ts'
import { book, testDeps } from '../../src/server/testing/test-deps.ts'
import { runCommand } from './run-command.ts'

const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url))
const account = 'IT60X0542811101000000123456'

let folder: string
let dataDir: string
let booking: Booking

const inFolder = (name: string) => path.join(folder, name)

/** The database of the stopped site, as the test reads it between two commands. */
async function read<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openEmbeddedDatabase(dataDir, cacheDir)
  try {
    setFieldKeys((await readOrCreateSecrets(readEnv({ DATA_DIR: dataDir }))).documentsKeys)
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const run = (name: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  runCommand(name, args, { DATA_DIR: dataDir, ...env })

beforeAll(async () => {
  folder = await mkdtemp('/tmp/ondalta-commands-')
  dataDir = inFolder('data')
  booking = await read((db) => book(testDeps(db)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('statements books what is certain, mails the traveller, and does nothing the second time', async () => {
  const file = inFolder('lista.csv')
  const day = formatDate(todayInRome(new Date()))
  const amount = (booking.depositAmount / 100).toFixed(2).replace('.', ',')
  await writeFile(
    file,
    `Data Registrazione;Data valuta;Descrizione;Importo (EUR)\n${day};${day};BONIFICO ${booking.paymentReference};${amount}\n`,
  )
  const dry = await run('statements', ['--account', account, '--dry-run', file])
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('1 booked without a hand') })
  expect(await read((db) => findBooking(db, booking.id))).toMatchObject({ amountPaid: 0 })

  const done = await run('statements', ['--account', account, '--json', file])
  expect(done).toMatchObject({ code: 0, complained: expect.stringContaining('1 righe, 1 nuove') })
  const again = await run('statements', ['--account', account, '--json', file])
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

test('statements called wrongly says how it is called', async () => {
  const usage = 'Usage: npm run -s statements -- --account IBAN'
  for (const args of [[], ['x.csv'], ['--what'], ['--account', account, inFolder('missing')]]) {
    const { code, complained } = await run('statements', args)
    expect(code).toBe(1)
    expect(complained).toContain(usage)
    expect(complained.trim().split('\n')).toHaveLength(2)
  }
})
