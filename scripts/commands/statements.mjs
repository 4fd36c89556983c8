import path from 'node:path'
import { namedFile, onDatabase, WrongCall } from '../command.mjs'

export default {
  summary: 'takes bank statements and books what is certain',
  usage: 'npm run -s statements -- --account IBAN [--dry-run] [--json] FILE…',
  about: `Takes the bank's files in and books what is certain, on DATABASE_URL or on a stopped DATA_DIR. Files that were
taken before change nothing.`,
  options: {
    account: { type: 'string', describe: 'IBAN of the account that the files are of' },
    'dry-run': { type: 'boolean', default: false, describe: 'says what it would do' },
    json: { type: 'boolean', default: false, describe: 'one array, an element per entry' },
  },
  files: [1, 1_000],
  examples: ['npm run -s statements -- --account IT60X0542811101000000123456 movimenti.csv'],
  work: takeStatements,
}

async function takeStatements({ values, positionals, say, complain }) {
  const { account, 'dry-run': dryRun, json } = values
  if (!account) throw new WrongCall('Which account? --account is missing.')
  const files = await Promise.all(
    positionals.map(async (name) => ({ name: path.basename(name), bytes: await namedFile(name) })),
  )
  const { runStatements } = await import('../../src/server/money/statements/command.ts')
  const entries = await onDatabase((deps) =>
    runStatements(deps, { account, files, dryRun, report: complain }),
  )
  if (json) say(JSON.stringify(entries, null, 2))
  else print(entries, say)
}

function print(entries, say) {
  for (const { date, amountCents, matched, automatic, reasons } of entries) {
    const to = matched.map(({ bookingId }) => bookingId.slice(0, 8).toUpperCase()).join(' + ')
    const mark = automatic ? '✓' : matched.length > 0 ? '·' : '?'
    say(`${mark} ${date} ${(amountCents / 100).toFixed(2).padStart(12)} ${to || '—'}`)
    for (const reason of reasons) say(`    ${reason}`)
  }
  const booked = entries.filter(({ automatic }) => automatic).length
  say(`\n${entries.length} entries, ${booked} booked without a hand.`)
}
