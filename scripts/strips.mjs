import { fail } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * Draws 520 strips of passports and identity cards with blur, tilt, glare, shade, noise and another print, a third on the
 * whole page on a dark table, reads them and prints how many were read whole, asked for another photograph, or came out wrong:
 *   npm run strips -- [--from SEED] [--count N]
 * It fails below 95 % whole, or with a single wrong one.
 */
const wholeAtLeast = 0.95

function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

/** The lower, middle and upper third of each trouble. */
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

try {
  if (await onProjectNode(import.meta.filename)) {
    const { measureStrip } = await import('../src/web/trip-place/strip/measure-strips.ts')
    const [from, count] = [option('from', 1000), option('count', 520)]
    const measured = Array.from({ length: count }, (_, index) => measureStrip(from + index))
    const groups = [
      ['all', measured],
      ...['TD3', 'TD1'].map((kind) => [kind, measured.filter((one) => one.kind === kind)]),
      ['on a page', measured.filter(({ isPage }) => isPage)],
      ...['blur', 'tilt', 'noise', 'glare', 'hand'].flatMap((name) => thirds(measured, name)),
    ]
    const rows = groups.map(rowOf)
    console.table(rows)
    const [{ whole, wrong }] = rows
    if (wrong > 0 || whole / count < wholeAtLeast) process.exitCode = 1
  }
} catch (error) {
  fail(error)
}
