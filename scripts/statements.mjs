import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fail, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * Takes bank statements in and books what is certain, on DATABASE_URL or on a stopped DATA_DIR:
 *   npm run -s statements -- --account IT60… [--dry-run] [--json] FILE…
 * With --json one array on the standard output, an element per entry; all else goes to the other one.
 */
async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (!values.account || positionals.length === 0) {
    throw new Error('Usage: npm run -s statements -- --account IBAN [--dry-run] [--json] FILE…')
  }
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { openEmbeddedDatabase, openPostgres } = await import('../src/server/platform/db/client.ts')
  const { runStatements } = await import('../src/server/money/statements/command.ts')
  const { createLog } = await import('../src/server/platform/log.ts')
  const files = await Promise.all(
    positionals.map(async (name) => ({ name: path.basename(name), bytes: await readFile(name) })),
  )
  const env = readEnv(process.env)
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbeddedDatabase(env.dataDir, path.join(root, '.cache'))
  try {
    const deps = {
      db: database.db,
      env,
      now: () => new Date(),
      log: createLog({ LOG_LEVEL: 'silent' }),
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    }
    const entries = await runStatements(deps, {
      account: values.account,
      files,
      dryRun: values['dry-run'],
      report: (text) => console.error(text),
    })
    if (values.json) console.log(JSON.stringify(entries, null, 2))
    else print(entries)
  } finally {
    await database.close()
  }
}

function print(entries) {
  for (const { date, amountCents, matched, automatic, reasons } of entries) {
    const to = matched.map(({ bookingId }) => bookingId.slice(0, 8).toUpperCase()).join(' + ')
    const mark = automatic ? '✓' : matched.length > 0 ? '·' : '?'
    console.log(`${mark} ${date} ${(amountCents / 100).toFixed(2).padStart(12)} ${to || '—'}`)
    for (const reason of reasons) console.log(`    ${reason}`)
  }
  const booked = entries.filter(({ automatic }) => automatic).length
  console.log(`\n${entries.length} entries, ${booked} booked without a hand.`)
}

try {
  if (await onProjectNode(import.meta.filename)) await run()
} catch (error) {
  const { isDomainError } = await import('../src/domain/errors.ts')
  if (isDomainError(error)) {
    const { errorCatalogue } = await import('../src/contract/errors.ts')
    fail(errorCatalogue[error.code].message)
  }
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  fail(explainStartFailure(error))
}
