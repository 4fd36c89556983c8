import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const execute = promisify(execFile)
const projects = ['', '.base', '.pure', '.server', '.tests', '.web']

/** One planted error per project, with the number of the message that the compiler has for it. */
const planted = [
  ['src/domain/planted.ts', 'export const home = process.cwd()', 2591],
  ['src/server/planted.ts', 'export const title = document.title', 2584],
  ['src/web/planted.tsx', "export const price: number = 'a'", 2322],
  ['src/web/planted.test.tsx', "export const price: number = 'a'", 2322],
  ['tests/planted.ts', 'export const first: string = [...process.argv][0]', 2322],
] as const

test('the linter checks the types of every project, each with its own surroundings', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'types-'))
  try {
    for (const name of projects) {
      const file = `tsconfig${name}.json`
      await copyFile(path.join(root, file), path.join(copy, file))
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    for (const [file, code] of planted) {
      await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
      await writeFile(path.join(copy, file), `${code}\n`)
    }
    const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint')
    const args = ['--type-aware', '--type-check', '--format', 'json', 'src', 'tests']
    // The linter exits with an error when it finds something, which is expected here.
    const { stdout } = await execute(oxlint, args, { cwd: copy }).catch(
      (error: { stdout: string }) => error,
    )
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[]
    }
    const found = diagnostics.map(({ filename, code }) => `${filename} ${code}`)
    expect(found.toSorted()).toEqual(
      planted.map(([file, , number]) => `${file} typescript(TS${number})`).toSorted(),
    )
  } finally {
    await rm(copy, { recursive: true })
  }
})
