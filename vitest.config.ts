import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What the database itself decides runs on both kinds: locks, races, triggers, sums, dates, and how values come back.
 * What spends its time on other things runs on one, for its rows are written by calls that other files, the attacks and
 * the simulated years try on both. Long ones run on PostgreSQL, which is quicker, the others on the embedded database.
 */
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)
const onBoth = [
  'access/staff/*',
  'booking/{bookings,departures,extras,links,waiting-list}/*',
  'catalogue/editions/{editions,scheduled-editions}',
  'contact/whatsapp/*',
  'http/{rate-limit,visitor-limits}',
  'money/{ledger,movements,payee,payments,receipts,refunds,shares,statements,vouchers}/*',
  'office/{backup,retention}/*',
  'office/{rotate-key,sealed-columns,traveller-life}',
  'platform/{db,mail,watch}/*',
  'trip/{place,requests,shares}/*',
]
const onlyPostgres = [
  // Hundreds of lives, or a whole year, through the same few calls.
  'app/sample/sample',
  'money/movements/undo-histories',
  // Drawings, photographs and archives.
  'booking/contract-pack/*',
  'catalogue/drafts/archive',
  'catalogue/pictures/{bad-files,picture-use,picture-work,share,uploads}',
  'platform/pdf/*',
  'testing/all-texts/*',
  // Every call with every right, and every way from one page to the next.
  'http/admin-api',
  'road/coordinator-walk',
  'trip/isolation',
]
/** Older migrations are tried on an engine of its own. */
const onlyEmbedded = ['platform/db/older-payments']
const filesOf = (names: readonly string[]) => names.map((name) => `src/server/${name}.test.ts`)
const serverTests = isPostgres
  ? { include: filesOf([...onBoth, ...onlyPostgres]), exclude: filesOf(onlyEmbedded) }
  : { include: filesOf(['**/*']), exclude: filesOf(onlyPostgres) }

const attackFiles = (names: readonly string[]) =>
  names.map((name) => `tests/attacks/${name}.test.ts`)
/** Doors that no query stands behind, people who wait and come back, pages and texts that are only read. */
const attacksOnPostgres = attackFiles([
  'brand',
  'dump',
  'examples',
  'files',
  'floods',
  'identities',
  'insiders',
  'keys',
  'payee',
  'second-factor',
  'sign-in',
  'unstored-figures',
])
const attacksOnEmbedded = attackFiles(['regular-expressions', 'texts'])

const webTests = globSync('src/web/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
const webTestsThat = (match: RegExp) =>
  webTests.filter((file) => match.test(readFileSync(file, 'utf8')))
/** Files of the browser's code that replace modules: each loads the code for itself. */
const apart = webTestsThat(/\bvi\.mock\(|process\.env/)
/** Files that bring a page or a clock: each has a page of its own, the code is loaded once per worker. */
const onPages = webTestsThat(/@vitest-environment|\bvi\.|globalThis/).filter(
  (file) => !apart.includes(file),
)

/** The embedded database is opened for a few rows each time: to compile it twice would take longer than they do. */
const compiledOnce = ['--liftoff-only']

/** Left to itself, it keeps one of two processors free for nobody. */
const bothProcessors = { maxWorkers: 2 }

/** Calls leave heaps of short-lived things behind: with room for them the engine tidies up less often, a twentieth of all. */
const roomForShortLives = ['--max-semi-space-size=64']

/** What takes longest begins first, or one worker would be left alone with it at the end. */
const longest = [
  'faults/backup',
  'faults/kill-9',
  'faults/npm-start',
  'faults/publication-killed',
  'sample/sample',
  'movements/undo-histories',
  'platform/mail/sending',
  'pictures/uploads',
  'drafts/archive',
  'attacks/fuzz',
  'strip/read-strip',
  'web/texts-and-fields',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,content,contract}/**/*.test.ts', 'tests/house/*.test.ts'],
          testTimeout: 20_000,
          // Pure rules keep nothing from one file to the next: the code is loaded once per worker.
          isolate: false,
          ...bothProcessors,
        },
      },
      {
        test: {
          name: 'web',
          include: webTests.filter((file) => !apart.includes(file) && !onPages.includes(file)),
          testTimeout: 20_000,
          isolate: false,
          ...bothProcessors,
        },
      },
      {
        test: {
          name: 'web-pages',
          include: onPages,
          testTimeout: 20_000,
          isolate: false,
          setupFiles: ['src/web/testing/globals-end-with-their-file.ts'],
          ...bothProcessors,
        },
      },
      {
        test: {
          name: 'web-apart',
          include: apart,
          testTimeout: 20_000,
          ...bothProcessors,
        },
      },
      {
        test: {
          name: 'server',
          ...serverTests,
          setupFiles: ['src/server/testing/shifted-clock.ts'],
          // Papers are drawn in a thread of low priority, which has to wait on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          ...bothProcessors,
          // Each file has a database of its own; the code and the embedded engine are loaded once per
          // worker. No file here replaces a module.
          isolate: false,
          execArgv: roomForShortLives,
        },
      },
      {
        test: {
          name: 'concurrency',
          include: ['tests/concurrency/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // One after the other, when the server's own tests are done: races want the machine for themselves.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          isolate: false,
        },
      },
      {
        test: {
          name: 'attacks',
          include: ['tests/attacks/*.test.ts'],
          exclude: isPostgres ? attacksOnEmbedded : attacksOnPostgres,
          setupFiles: ['tests/attacks/support/replaceable.ts'],
          execArgv: roomForShortLives,
          testTimeout: 240_000,
          hookTimeout: 60_000,
          ...bothProcessors,
          isolate: false,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Each waits for the processes that it starts: two at once, with folders of their own.
          ...bothProcessors,
          execArgv: compiledOnce,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // Half of the time they wait for a start or an end: three at once, with folders and ports of their own.
          maxWorkers: 3,
          execArgv: compiledOnce,
        },
      },
    ],
  },
})
