import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

type Finding = { code: string; filename: string }

/** Runs the linter as the test command does, on a copy of the folders with planted files. */
async function lint(folder: string): Promise<Finding[]> {
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint')
  const args = ['--deny-warnings', '--format', 'json', 'src']
  // The linter exits with an error when it finds something, which is expected here.
  const { stdout, stderr } = await execute(oxlint, args, { cwd: folder }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
}

const forbidden = [
  ['src/domain/planted.ts', "import { brand } from '../content/brand.ts'"],
  ['src/domain/planted.ts', "import { readFile } from 'node:fs'"],
  ['src/domain/planted.ts', "import { Hono } from 'hono'"],
  ['src/content/planted.ts', "import { bookingsContract } from '../contract/bookings.ts'"],
  ['src/content/planted.ts', "import { z } from 'zod'"],
  ['src/contract/planted.ts', "import { brand } from '../content/brand.ts'"],
  ['src/contract/planted.ts', "import { createApp } from '../server/app.ts'"],
  ['src/server/planted.ts', "import { routes } from '../web/routes.tsx'"],
  ['src/server/planted.ts', "import type { Route } from '../web/routes.tsx'"],
  ['src/web/planted.ts', "import type { Deps } from '../server/deps.ts'"],
  ['src/web/trips/planted.ts', "import { Hero } from '../home/hero.tsx'"],
  ['src/web/shell/planted.ts', "import { Hero } from '../home/hero.tsx'"],
  ['src/web/trips/planted.ts', "import { useMe } from '../admin/session.tsx'"],
  ['src/web/admin/links/planted.ts', "import { Facts } from '../../bookings/booking-facts.tsx'"],
  ['src/web/ui/planted.ts', "import { Header } from '../shell/header.tsx'"],
  ['src/server/booking/links/store.ts', "import { linkHandlers } from './handlers.ts'"],
  [
    'src/server/booking/links/planted.ts',
    "import { settle } from '../../money/payments/settle.ts'",
  ],
  ['src/server/booking/links/planted.ts', "import type { Due } from '../../office/today/due.ts'"],
  ['src/server/platform/mail/planted.ts', "import { staff } from '../../access/staff/store.ts'"],
  [
    'src/server/catalogue/figures/store.ts',
    "import { listed } from '../../booking/links/store.ts'",
  ],
  ['src/domain/booking/planted.ts', "import { refund } from '../money/refunds.ts'"],
  ['src/domain/planted.ts', "import { refund } from './money/refunds.ts'"],
  ['src/contract/booking/planted.ts', "import { paid } from '../money/payments.ts'"],
  ['src/contract/admin/booking/planted.ts', "import { cassa } from '../money/cassa.ts'"],
  ['src/web/brand-new/planted.ts', "import { Hero } from '../home/hero.tsx'"],
  ['src/web/home/planted.ts', "import { Fresh } from '../brand-new/fresh.tsx'"],
] as const

const allowed = [
  ['src/domain/planted.ts', "import { z } from 'zod'"],
  ['src/content/planted.ts', "import { euros } from '../domain/money.ts'"],
  ['src/contract/planted.ts', "import { oc } from '@orpc/contract'"],
  ['src/server/planted.ts', "import { brand } from '../content/brand.ts'"],
  ['src/web/planted.ts', "import { brand } from '../content/brand.ts'"],
  ['src/server/money/payments/planted.ts', "import { taken } from '../../booking/links/store.ts'"],
  [
    'src/server/booking/links/planted.ts',
    "import { refund } from '../../../domain/money/refunds.ts'",
  ],
  ['src/domain/money/planted.ts', "import { held } from '../booking/holding.ts'"],
  ['src/contract/admin/money/planted.ts', "import { listed } from '../booking/bookings.ts'"],
  ['src/web/trips/planted.ts', "import { Button } from '../ui/button.tsx'"],
  ['src/web/trips/planted.ts', "import { ChatLink } from '../whatsapp/chat-link.tsx'"],
  ['src/web/admin/links/planted.ts', "import { status } from '../bookings/status.tsx'"],
  ['src/web/routes.tsx', "import { homeContent } from './home/home-content.ts'"],
] as const

const usage = (statement: string) => {
  const name = /\{ (?:type )?(\w+) \}/.exec(statement)?.[1] ?? ''
  return statement.startsWith('import type')
    ? `export type Used = ${name}\n`
    : `export const used = ${name}\n`
}

/** Several files are planted in the same folder, so each gets a name of its own. */
const named = (list: readonly (readonly [string, string])[], mark: string) =>
  list.map(([file, statement], index) => ({
    file: file.replace('planted', `planted-${mark}-${index}`),
    statement,
  }))

describe('who may import whom', () => {
  const [refused, welcome] = [named(forbidden, 'no'), named(allowed, 'yes')]
  let folder: string
  let restricted: Set<string>
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ondalta-lint-'))
    await copyFile(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'))
    // The rules are generated from the folders, so the copy has the same folders, empty.
    for (const name of globSync('src/**/', { cwd: root })) {
      await mkdir(path.join(folder, name), { recursive: true })
    }
    for (const { file, statement } of [...refused, ...welcome]) {
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, `${statement}\n${usage(statement)}`)
    }
    const found = await lint(folder)
    restricted = new Set(
      found
        .filter(({ code }) => code.includes('no-restricted-imports'))
        .map(({ filename }) => filename),
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(refused)('$file may not say: $statement', ({ file }) => {
    expect([...restricted]).toContain(file)
  })

  test.each(welcome)('$file may say: $statement', ({ file }) => {
    expect([...restricted]).not.toContain(file)
  })
})

test('a folder that is no area stops the linter', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-lint-'))
  await copyFile(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'))
  await mkdir(path.join(folder, 'src/server/surprise'), { recursive: true })
  await writeFile(path.join(folder, 'src/server/surprise/planted.ts'), 'export const used = 1\n')
  await expect(lint(folder)).rejects.toThrow(/surprise is no area/)
  await rm(folder, { recursive: true, force: true })
})

test('two files that need each other are found, if only for a type', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-lint-'))
  await copyFile(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'))
  const files = {
    'one.ts':
      "import { other } from './other.ts'\nexport type One = number\nexport const one = other\n",
    'other.ts': "import type { One } from './one.ts'\nexport const other: One = 1\n",
    'alone.ts': 'export const alone = 1\n',
  }
  await mkdir(path.join(folder, 'src/domain'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, 'src/domain', name), text)
  }
  const cycles = (await lint(folder)).filter(({ code }) => code.includes('no-cycle'))
  expect(cycles.map(({ filename }) => path.basename(filename)).toSorted()).toEqual([
    'one.ts',
    'other.ts',
  ])
  await rm(folder, { recursive: true, force: true })
})
