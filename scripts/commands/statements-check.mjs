import { jsonOption, wholeNumber } from '../command.mjs'

export default {
  summary: 'how many of ten thousand generated transfers find their booking',
  usage: 'npm run statements:check -- [--transfers 10000] [--seed autunno] [--json]',
  about: `Invented transfers with the truth beside them, written out in the formats of the banks and read back, then
matched by the very rules that book.`,
  options: {
    transfers: { type: 'string', default: '10000', describe: 'how many' },
    seed: { type: 'string', default: 'primavera', describe: 'the same word, the same transfers' },
    ...jsonOption,
  },
  examples: ['npm run statements:check -- --transfers 2000'],
  exits: { 1: 'below 98 % right without a hand, or a single one booked wrong' },
  work: check,
}

async function check({ values, say }) {
  const transfers = wholeNumber(values, 'transfers', [1, 1_000_000])
  const { makeSamples } = await import('../../src/server/testing/statement-samples.ts')
  const { throughBankFiles } = await import('../../src/server/testing/statement-files.ts')
  const { measureMatching } = await import('../../src/server/testing/measure-matching.ts')
  const samples = makeSamples(values.seed, transfers)
  const { total, byKind } = measureMatching(await throughBankFiles(samples))
  const share = total.right / total.all
  if (values.json) say(JSON.stringify({ total, byKind: Object.fromEntries(byKind) }, null, 2))
  else {
    for (const [kind, figures] of byKind) say(row(kind, figures))
    say(row('in tutto', total))
    say(`\n${(share * 100).toFixed(2)} % right without a hand, ${total.wrong} booked wrong.`)
  }
  return share >= 0.98 && total.wrong === 0 ? 0 : 1
}

function row(kind, { all, right, byHand, wrong }) {
  const cells = [`${all} lines`, `${right} right`, `${byHand} by hand`, `${wrong} wrong`]
  return [kind.padEnd(22), ...cells.map((cell) => cell.padStart(14))].join('')
}
