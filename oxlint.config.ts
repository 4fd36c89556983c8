import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Who may import whom. The lists are made from the folders, so that no new room is forgotten: a folder that
 * is neither an area nor a room named here stops the linter.
 */

/** Inside a wing an area uses only those before it. */
const areas = [
  'platform',
  'access',
  'http',
  'catalogue',
  'accounts',
  'booking',
  'money',
  'contact',
  'trip',
  'road',
  'office',
  'app',
]

/** Rooms of the browser that every feature may use; the first three ask no feature themselves. */
const ground = ['ui', 'browser', 'shell']
const shared = [
  'whatsapp',
  'tracking',
  'consent',
  'reviews',
  'trip-cards',
  'checkout',
  'service-worker',
]

function foldersOf(folder: string): string[] {
  const place = path.join(import.meta.dirname, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

const featuresOfWeb = foldersOf('src/web').filter((name) => ![...ground, ...shared].includes(name))

type Pattern = { group: string[]; message: string } | { regex: string; message: string }

function forbid(files: string[], ...patterns: Pattern[]) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

const anythingButNeighbours = ['*', '@*/**', '!.', '!..', '!./**', '!../**']
const fromServer = {
  group: ['**/server/**', 'node:*'],
  message: 'server and web never import each other',
}
const fromWeb = { group: ['**/web/**'], message: 'server and web never import each other' }

/** `../../money/…` from inside a wing; `../../../domain/money/…` names another wing and is none of it. */
function folders(names: readonly string[], message: string): Pattern[] {
  return names.length > 0
    ? [{ regex: `^\\.{1,2}/(?:\\.\\./)*(?:${names.join('|')})/`, message }]
    : []
}

/** One rule per area of a wing, with what its wing forbids anyway. */
function oneDirection(wing: string, others: Pattern[], besides: readonly string[] = []) {
  const own = foldersOf(wing).filter((name) => !besides.includes(name))
  const unknown = own.find((name) => !areas.includes(name))
  if (unknown) throw new Error(`${wing}/${unknown} is no area: see the list in oxlint.config.ts`)
  return own.map((area) => {
    const later = areas.slice(areas.indexOf(area) + 1)
    const message = `an area uses only those before it: ${areas.join(' → ')}`
    return forbid([`${wing}/${area}/**`], ...folders(later, message), ...others)
  })
}

const domainOnly = {
  group: [
    ...anythingButNeighbours,
    '!zod',
    '**/content/**',
    '**/contract/**',
    '**/server/**',
    '**/web/**',
    'node:*',
  ],
  message: 'domain imports zod only',
}
const contractOnly = {
  group: [
    ...anythingButNeighbours,
    '!zod',
    '!@orpc/contract',
    '**/content/**',
    '**/server/**',
    '**/web/**',
    'node:*',
  ],
  message: 'contract imports domain, zod and the contract library',
}
const contentOnly = {
  group: [...anythingButNeighbours, '**/contract/**', '**/server/**', '**/web/**', 'node:*'],
  message: 'content imports domain only',
}
const noAskingBack = {
  group: ['**/web/**', '**/handlers.ts', '**/http/**'],
  message: 'stores are asked by use cases, they never ask back',
}

const meetInRoutes = 'features of the site meet in its routes files only'
const askNobody = 'ui and browser are asked by everybody, and ask nobody'

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'oxc', 'unicorn', 'vitest'],
  categories: { correctness: 'error' },
  env: { builtin: true },
  ignorePatterns: ['dist', 'data', 'public', 'src/server/platform/db/migrations'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'react/react-in-jsx-scope': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/require-mock-type-parameters': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'typescript/no-misused-spread': 'off',
  },
  overrides: [
    forbid(['src/domain/**'], domainOnly),
    // What stands directly in a wing is its ground: it knows no area.
    forbid(['src/domain/*.ts'], ...folders(areas, 'base files know no area'), domainOnly),
    ...oneDirection('src/domain', [domainOnly]),
    forbid(['src/content/**'], contentOnly),
    forbid(['src/contract/**'], contractOnly),
    forbid(
      ['src/contract/*.ts', 'src/contract/admin/*.ts'],
      ...folders(areas, 'base files know no area'),
      contractOnly,
    ),
    // Where the areas of the contract meet.
    forbid(['src/contract/contract.ts', 'src/contract/admin/contract.ts'], contractOnly),
    ...oneDirection('src/contract', [contractOnly], ['admin']),
    ...oneDirection('src/contract/admin', [contractOnly]),
    forbid(['src/server/**'], fromWeb),
    ...oneDirection('src/server', [fromWeb], ['testing']),
    ...oneDirection('src/server', [noAskingBack], ['testing']).map((rule) => ({
      ...rule,
      files: rule.files.map((folder) => `${folder}/store.ts`),
    })),
    forbid(
      ['src/server/platform/db/**'],
      noAskingBack,
      ...folders(areas.slice(1), 'the database knows no area'),
    ),
    forbid(['src/web/**'], fromServer),
    forbid(['src/web/*/**'], fromServer, {
      group: featuresOfWeb.map((name) => `../${name}/**`),
      message: meetInRoutes,
    }),
    forbid(['src/web/admin/*/**'], fromServer, {
      group: featuresOfWeb.filter((name) => name !== 'admin').map((name) => `../../${name}/**`),
      message: meetInRoutes,
    }),
    forbid(['src/web/ui/**', 'src/web/browser/**'], fromServer, {
      group: [...featuresOfWeb, ...shared, 'shell'].map((name) => `../${name}/**`),
      message: askNobody,
    }),
    {
      files: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
}
