import { jsonOption, WrongCall, wholeNumber, withProgress } from '../command.mjs'

export default {
  summary: 'fills an empty PostgreSQL with years of work, to measure',
  about: `Fills an empty PostgreSQL with years of an agency's work, to measure the back office: every table by a few
set-based statements, with its indexes made afterwards.`,
  examples: ['DATABASE_URL=postgres://… npm run seed -- --bookings 1000000 --links 100000'],
  usage: 'DATABASE_URL=postgres://… npm run seed -- [--bookings N] [--links N] [--json]',
  options: {
    bookings: { type: 'string', default: '10000', describe: 'how many bookings' },
    links: { type: 'string', default: '1000', describe: 'how many links' },
    ...jsonOption,
  },
  work: seed,
}

async function seed({ values, say }) {
  const limits = [1, 5_000_000]
  const bookings = wholeNumber(values, 'bookings', limits)
  const links = wholeNumber(values, 'links', limits)
  const url = process.env.DATABASE_URL
  if (!url) throw new WrongCall('DATABASE_URL must name the PostgreSQL that is to be filled.')
  const { readEnv } = await import('../../src/server/platform/env.ts')
  const { openDatabase } = await import('../../src/server/platform/db/open-database.ts')
  const { fillDatabase } = await import('../seed-statements.mjs')
  const { default: pg } = await import('pg')
  // Opening the database runs the migrations.
  await (await openDatabase(readEnv(process.env), '')).close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = []
  const report = (name, seconds) => {
    tables.push({ name, seconds })
    if (!values.json) say(`${name.padEnd(28)} ${seconds.toFixed(1)} s`)
  }
  try {
    // On a terminal each table is reported, so no elapsed time is needed.
    const fill = () => fillDatabase(client, { bookings, links, report })
    await (process.stderr.isTTY && !values.json ? fill() : withProgress('Seed', fill))
    if (values.json) say(JSON.stringify({ bookings, links, tables }, null, 2))
  } finally {
    await client.end()
  }
}
