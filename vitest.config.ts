import { defineConfig } from 'vitest/config'

/** These replace a module for a while: each must have the rest of the code for itself. */
const withReplacedModules = ['floods', 'mails', 'spots'].map(
  (name) => `tests/attacks/${name}.test.ts`,
)

/**
 * Every part that asks a database runs on both kinds. What spends its time drawing papers and pictures, or trying doors
 * that no query stands behind, runs on one: its rows are written by calls that other files try on both.
 */
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)
const drawings = [
  'src/server/catalogue/pictures/{bad-files,picture-use,picture-work,share}.test.ts',
  'src/server/booking/contract-pack/*.test.ts',
  'src/server/testing/all-texts/*.test.ts',
  'src/server/platform/pdf/*.test.ts',
  // Older migrations are tried on an engine of its own.
  'src/server/platform/db/older-payments.test.ts',
]
const doors = ['brand', 'files', 'identities', 'insiders', 'second-factor', 'sign-in'].map(
  (name) => `tests/attacks/${name}.test.ts`,
)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,content,contract}/**/*.test.ts', 'tests/house/*.test.ts'],
          testTimeout: 20_000,
          // Pure rules keep nothing from one file to the next: the code is loaded once per worker.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: isPostgres ? drawings : [],
          setupFiles: ['src/server/testing/shifted-clock.ts'],
          // Papers are drawn in a thread of low priority, which has to wait on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Each file has a database of its own; the code and the embedded engine are loaded once per
          // worker. No file here replaces a module.
          isolate: false,
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
          exclude: [...withReplacedModules, ...(isPostgres ? [] : doors)],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'attacks-apart',
          include: withReplacedModules,
          testTimeout: 240_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Each waits for the processes that it starts: two at once, with folders of their own.
          maxWorkers: 2,
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
        },
      },
    ],
  },
})
