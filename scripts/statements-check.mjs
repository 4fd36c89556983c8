import { command, wholeNumber } from './command.mjs'

/**
 * How well transfers find their bookings: invented ones with the truth beside them, written out in the
 * formats of the banks and read back, then matched by the very rules that book.
 * Ends with an error below 98 % right without a hand, or with a single one booked wrong.
 */
await command({
  script: import.meta.filename,
  usage: 'npm run statements:check -- [--transfers 10000] [--seed autunno]',
  options: {
    transfers: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'primavera' },
  },
  work: check,
})

async function check({ values }) {
  const transfers = wholeNumber(values, 'transfers', [1, 1_000_000])
  const { makeSamples } = await import('../src/server/testing/statement-samples.ts')
  const { throughBankFiles } = await import('../src/server/testing/statement-files.ts')
  const { measureMatching } = await import('../src/server/testing/measure-matching.ts')
  const samples = makeSamples(values.seed, transfers)
  const { total, byKind } = measureMatching(await throughBankFiles(samples))
  for (const [kind, figures] of byKind) console.log(row(kind, figures))
  console.log(row('in tutto', total))
  const share = total.right / total.all
  console.log(`\n${(share * 100).toFixed(2)} % right without a hand, ${total.wrong} booked wrong.`)
  return share >= 0.98 && total.wrong === 0 ? 0 : 1
}

function row(kind, { all, right, byHand, wrong }) {
  const cells = [`${all} lines`, `${right} right`, `${byHand} by hand`, `${wrong} wrong`]
  return [kind.padEnd(22), ...cells.map((cell) => cell.padStart(14))].join('')
}
