import { parseArgs } from 'node:util'
import { fail } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * Fills an empty PostgreSQL with years of an agency's work, to measure the back office:
 *   DATABASE_URL=postgres://… npm run seed -- --bookings 1000000 --links 100000
 * Every table is written by a few set-based statements, with its indexes made afterwards.
 */
async function seed() {
  const { bookings, links } = readOptions()
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Set DATABASE_URL to the PostgreSQL that is to be filled.')
  const { openPostgres } = await import('../src/server/platform/db/client.ts')
  const { fillDatabase } = await import('./seed-statements.mjs')
  const { default: pg } = await import('pg')
  // Opening it runs the migrations.
  await (await openPostgres(url)).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillDatabase(client, { bookings, links, report: console.log })
  } finally {
    await client.end()
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      bookings: { type: 'string', default: '10000' },
      links: { type: 'string', default: '1000' },
    },
  })
  const count = (name) => {
    const number = Number(values[name])
    if (Number.isInteger(number) && number >= 1 && number <= 5_000_000) return number
    throw new Error(`--${name} must be a whole number from 1 to 5000000.`)
  }
  return { bookings: count('bookings'), links: count('links') }
}

try {
  if (await onProjectNode(import.meta.filename)) await seed()
} catch (error) {
  fail(error)
}
