import path from 'node:path'
import { command, namedFile, onDatabase, WrongCall } from './command.mjs'

/**
 * Takes bank statements in and books what is certain, on DATABASE_URL or on a stopped DATA_DIR.
 * With --json one array on the standard output, an element per entry; all else goes to the other one.
 */
await command({
  script: import.meta.filename,
  usage: 'npm run -s statements -- --account IBAN [--dry-run] [--json] FILE…',
  options: {
    account: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  files: [1, 1_000],
  work: takeStatements,
})

async function takeStatements({ values: { account, 'dry-run': dryRun, json }, positionals }) {
  if (!account) throw new WrongCall('Which account? --account is missing.')
  const files = await Promise.all(
    positionals.map(async (name) => ({ name: path.basename(name), bytes: await namedFile(name) })),
  )
  const { runStatements } = await import('../src/server/money/statements/command.ts')
  const report = (text) => console.error(text)
  const entries = await onDatabase((deps) =>
    runStatements(deps, { account, files, dryRun, report }),
  )
  if (json) console.log(JSON.stringify(entries, null, 2))
  else print(entries)
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
