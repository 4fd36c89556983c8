import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { asked, commandNames, runCommand } from './run-command.ts'

const account = 'IT60X0542811101000000123456'

describe('called wrongly', () => {
  test.each<[string, string[], RegExp]>([
    ['statements', [], /missing/],
    ['statements', ['x.csv'], /--account/],
    ['statements', ['--what'], /--what/],
    ['statements', ['--account', account, 'nowhere.csv'], /nowhere\.csv can't be read/],
    ['catalogue', ['export'], /missing/],
    ['catalogue', ['carry', 'x.json'], /carry/],
    ['catalogue', ['import', 'nowhere.json'], /nowhere\.json can't be read/],
    ['restore', [], /missing/],
    ['backup', ['now'], /now/],
    ['move-to-postgres', ['--fast'], /--fast/],
    ['rotate-key', ['old'], /old/],
    ['launch-check', ['--all'], /--all/],
    ['seed', ['--bookings', 'many'], /--bookings must be a whole number/],
    ['seed', [], /DATABASE_URL/],
    ['statements-check', ['--transfers', '0'], /--transfers/],
    ['simulate', ['--seeds', 'all'], /--seeds/],
    ['strips', ['--count'], /--count/],
    ['carry', [], /carry/],
  ])('%s %j says what is wrong and how it is called', async (name, args, wrong) => {
    const { code, said, complained } = await asked([name, ...args])
    const [first = '', usage = '', ...more] = complained.trim().split('\n')
    expect({ code, said, more }).toEqual({ code: 2, said: '', more: [] })
    expect(first).toMatch(wrong)
    expect(usage).toMatch(name === 'carry' ? /^Usage: node/ : /^Usage: .*npm run/)
  })

  test('a real call ends with that code, and --help says how each is called', async () => {
    expect(await runCommand('backup', ['now'], {})).toMatchObject({ code: 2, said: '' })
    const overview = await asked(['--help'])
    expect(overview).toMatchObject({ code: 0, complained: '' })
    for (const name of commandNames) {
      expect(overview.said).toContain(`  ${name} `)
      const { code, said, complained } = await asked([name, '--help'])
      expect({ code, complained }).toEqual({ code: 0, complained: '' })
      for (const part of ['Usage: ', 'Options:\n', '--help', 'Examples:\n', 'Exit codes:\n  0 ']) {
        expect(said, name).toContain(part)
      }
      expect(said).not.toContain('undefined')
    }
  })
})

test('every command that the README names is there, and so is its program', async () => {
  const root = new URL('../../', import.meta.url)
  const readme = await readFile(new URL('README.md', root), 'utf8')
  const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = new Set([...readme.matchAll(/`npm run ([a-z:-]+)/g)].map(([, name = '']) => name))
  expect(named.size).toBeGreaterThan(15)
  const behindNpm = Object.values(scripts).map((line) => line.split('ondalta.mjs ')[1])
  expect(behindNpm).toEqual(expect.arrayContaining(commandNames))
  for (const name of named) {
    const programs = (scripts[name] ?? '').match(/\S+\.mjs/g) ?? []
    expect(scripts[name], name).toBeTruthy()
    for (const program of programs) {
      expect(existsSync(new URL(program, root)), `${name}: ${program}`).toBe(true)
    }
  }
})
