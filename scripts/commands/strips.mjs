import { jsonOption, wholeNumber } from '../command.mjs'

const wholeAtLeast = 0.95

export default {
  summary: 'how many of 520 drawn strips of documents are read whole',
  usage: 'npm run strips -- [--from SEED] [--count N] [--leaning] [--json]',
  about: `Draws strips of passports and identity cards with blur, tilt, glare, shade, noise and another print, a third on
the whole page on a dark table, reads them and prints how many were read whole, asked for another photograph,
or came out wrong.`,
  options: {
    from: { type: 'string', default: '1000', describe: 'the first seed' },
    count: { type: 'string', default: '520', describe: 'how many' },
    leaning: {
      type: 'boolean',
      default: false,
      describe: 'seen by a telephone that is held at 10 to 20 degrees, strips alone',
    },
    ...jsonOption,
  },
  examples: ['npm run strips -- --count 60'],
  exits: { 1: 'below 95 % whole, or a single wrong one' },
  work: measure,
}

/** Splits the results into thirds by the size of one disturbance. */
const thirds = (measured, name) => {
  const sorted = measured.toSorted(
    (one, other) => Math.abs(one.trouble[name]) - Math.abs(other.trouble[name]),
  )
  const size = Math.ceil(sorted.length / 3)
  return [0, 1, 2].map((third) => [
    `${name}, third ${third + 1}`,
    sorted.slice(third * size, (third + 1) * size),
  ])
}

function rowOf([name, measured]) {
  const count = (outcome) => measured.filter((one) => one.outcome === outcome).length
  const times = measured.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    what: name,
    strips: measured.length,
    whole: count('whole'),
    unread: count('unread'),
    wrong: count('wrong'),
    'median ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
    'slowest ms': Math.round(times.at(-1) ?? 0),
  }
}

async function measure({ values, say }) {
  const from = wholeNumber(values, 'from', [0, 1_000_000_000])
  const count = wholeNumber(values, 'count', [1, 1_000_000])
  const { measureStrip } = await import('../../src/web/trip-place/strip/measure-strips.ts')
  const { leaning } = values
  const measured = Array.from({ length: count }, (_, index) => measureStrip(from + index, leaning))
  const groups = [
    ['all', measured],
    ...['TD3', 'TD1'].map((kind) => [kind, measured.filter((one) => one.kind === kind)]),
    ['on a page', measured.filter(({ isPage }) => isPage)],
    ...['blur', 'tilt', 'noise', 'glare', 'hand'].flatMap((name) => thirds(measured, name)),
  ]
  const rows = groups.map(rowOf)
  if (values.json) say(JSON.stringify(rows, null, 2))
  else console.table(rows)
  const [{ whole, wrong }] = rows
  return wrong > 0 || whole / count < wholeAtLeast ? 1 : 0
}
