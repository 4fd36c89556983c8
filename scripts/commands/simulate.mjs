import { availableParallelism } from 'node:os'
import { jsonOption, wholeNumber, withProgress } from '../command.mjs'
import { startPostgres } from '../postgres.mjs'

export default {
  summary: 'lives years of an agency at random and looks at everything',
  usage:
    'npm run simulate -- [--seeds N] [--from SEED] [--steps N] [--postgres] [--faults] [--json]',
  about: `Lives years of an agency at random and looks at everything after every step. A seed that fails is told with
the fewest steps that fail; the same seed fails in the same way again.`,
  options: {
    seeds: { type: 'string', default: '100', describe: 'how many years' },
    from: { type: 'string', default: '1', describe: 'the first of them' },
    steps: { type: 'string', default: '60', describe: 'how long each is' },
    workers: {
      type: 'string',
      default: String(Math.min(2, availableParallelism())),
      describe: 'how many at once',
    },
    shrink: {
      type: 'string',
      default: '60',
      describe: 'how many seconds the fewest steps of a year that fails are looked for',
    },
    postgres: { type: 'boolean', default: false, describe: 'on a PostgreSQL of its own' },
    faults: {
      type: 'boolean',
      default: false,
      describe: 'plants each known fault and has to find it',
    },
    only: { type: 'string', describe: 'with --faults: this fault alone' },
    http: {
      type: 'boolean',
      default: false,
      describe: 'the same acts over HTTP, on a server of its own and its clock',
    },
    calls: { type: 'boolean', default: false, describe: 'how often each call was made' },
    'every-event': {
      type: 'boolean',
      default: false,
      describe: 'fails where something of the model never happened',
    },
    ...jsonOption,
  },
  examples: [
    'npm run simulate -- --seeds 200 --postgres',
    'npm run simulate -- --from 1042 --seeds 1',
    'npm run simulate -- --http --seeds 3 --steps 400',
  ],
  exits: { 1: 'a year failed, or a fault was not found' },
  work: live,
}

async function live({ values }) {
  const numbers = ['seeds', 'from', 'steps', 'workers', 'shrink'].map((name) => [
    name,
    wholeNumber(values, name, [1, 100_000_000]),
  ])
  const { simulate } = await import('../../tools/simulate/command.ts')
  const { 'every-event': everyEvent, ...others } = values
  const wanted = { ...others, ...Object.fromEntries(numbers), everyEvent }
  return withProgress('Years', (report) => simulate({ ...wanted, report }, startPostgres))
}
