import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)

type Finding = { code: string; filename: string }

/** The linter of the test command, on a copy of the house with files planted in it. */
async function lint(folder: string): Promise<Finding[]> {
  const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint')
  const args = ['--deny-warnings', '--format', 'json', 'src']
  // It ends with an error where it finds something, which is what it was asked for.
  const { stdout } = await execute(oxlint, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
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
] as const

const allowed = [
  ['src/domain/planted.ts', "import { z } from 'zod'"],
  ['src/content/planted.ts', "import { euros } from '../domain/money.ts'"],
  ['src/contract/planted.ts', "import { oc } from '@orpc/contract'"],
  ['src/server/planted.ts', "import { brand } from '../content/brand.ts'"],
  ['src/web/planted.ts', "import { brand } from '../content/brand.ts'"],
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

/** Several are planted in the same place: each under a name of its own. */
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
    await copyFile(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
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
