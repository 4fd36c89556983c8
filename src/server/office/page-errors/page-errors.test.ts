import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, rateLimits } from '../../platform/db/schema/operations.ts'
import { pageErrors } from '../../platform/db/schema/visitors.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { callApi } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { recordError } from './record-error.ts'
import { createPlaceFinder } from './source-maps.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const office = await openOffice(database.db)
beforeEach(async () => {
  for (const table of [pageErrors, rateLimits]) await database.db.delete(table)
})

const broken = {
  page: 'trip',
  build: 'dev',
  message: 'TypeError: x is not a function',
  frames: ['Hero /assets/trip-page-Cx1_8abc.js:1:20'],
} as const
const tell = (change: object = {}) =>
  callApi(deps, 'POST', '/page-errors', { ...broken, ...change })
const rows = () => database.db.select().from(pageErrors)
const list = async (state = 'open') => {
  const answer = await office.call(
    office.cookies.administrator,
    'GET',
    `/system/page-errors?state=${state}`,
  )
  return (answer.body as { items: Record<string, unknown>[] }).items
}
const from = (agent: string) => ({ ...deps, headers: new Headers({ 'user-agent': agent }) })

describe('errors in visitors’ browsers', () => {
  it('are one row per kind and build, with how often and in which browsers', async () => {
    await recordError(from('Firefox/132.0'), broken)
    await recordError(from('Firefox/131.0'), broken)
    await recordError(from('Chrome/130.0 Safari/537'), { ...broken, page: 'home' })
    await tell({ message: 'TypeError: y is not a function' })
    const [one, ...others] = (await rows()).toSorted((a, b) => b.count - a.count)
    expect(one).toMatchObject({ count: 3, page: 'home', browsers: { Firefox: 2, Chrome: 1 } })
    expect(others).toHaveLength(1)
  })

  it('carry no personal data, whatever a browser sends', async () => {
    const message = 'Giulia wrote giulia@example.com, passport YA1234567, +39 333 000 0000'
    expect((await tell({ message })).status).toBe(200)
    const [row] = await rows()
    expect(row?.message).toBe('Giulia wrote <mail> passport <codice>, +<numero>')
  })

  it.each([
    ['a frame that is an address', { frames: ['https://evil.example/x.js:1:1'] }],
    ['a path of the machine', { frames: ['f /etc/passwd:1:1'] }],
    ['an address', { page: '/prenotazione/segreto' }],
    ['more than it may say', { user: 'Giulia' }],
    ['a novel', { message: 'x'.repeat(300) }],
  ])('are refused with %s', async (_what, change) => {
    expect((await tell(change)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('made up by the hundred stop at the day’s allowance, while known ones go on counting', async () => {
    for (let index = 0; index < 210; index += 1) {
      const name = String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))
      await recordError(from('x'), { ...broken, message: `made up ${name}` })
    }
    expect(await database.db.$count(pageErrors)).toBe(200)
    await recordError(from('x'), { ...broken, message: 'made up aa' })
    expect((await rows()).find(({ message }) => message === 'made up aa')?.count).toBe(2)
  })

  it('are told sixty times from one address, not more', async () => {
    const answers = []
    for (let index = 0; index < 61; index += 1) answers.push((await tell()).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(60)
    expect(answers.at(-1)).toBe(429)
  })

  it('are for administrators', async () => {
    const asked = (who: string | undefined) => office.call(who, 'GET', '/system/page-errors')
    expect((await asked(undefined)).status).toBe(401)
    expect((await asked(office.cookies.consultant)).status).toBe(403)
    expect((await asked(office.cookies.administrator)).status).toBe(200)
  })

  it('marked as solved leave the list, with an entry in the log, and come back with a later build', async () => {
    await recordError(from('x'), broken)
    const [open] = await list()
    expect(open).toMatchObject({ isThisBuild: true, isBack: false })
    const solve = () =>
      office.call(
        office.cookies.administrator,
        'POST',
        `/system/page-errors/${String(open?.id)}/resolve`,
      )
    expect((await solve()).status).toBe(200)
    expect((await solve()).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await list('resolved')).toMatchObject([{ count: 1 }])
    const entries = await database.db.select().from(auditLog)
    const solved = entries.filter(({ entity }) => entity === 'page_error')
    expect(solved.map(({ action }) => action)).toEqual(['resolved'])

    await recordError(from('x'), broken)
    expect(await list()).toEqual([])
    // The next release: the same file has another name and another line.
    const frames = ['Hero /assets/trip-page-Zz9-7def.js:1:999']
    await recordError(
      { ...from('x'), build: 'ffffffffffff' },
      { ...broken, build: 'ffffffffffff', frames },
    )
    expect(await list()).toMatchObject([{ isBack: true, isThisBuild: false }])
  })
})

describe('a place in the built code', () => {
  it('is told by its line in the sources where the map is at hand', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ondalta-maps-'))
    const map = {
      version: 3,
      sources: ['../../../src/web/home/hero.tsx'],
      names: [],
      mappings: 'AAKA',
    }
    await writeFile(path.join(folder, 'a-1.js.map'), JSON.stringify(map))
    const find = createPlaceFinder(`${folder}/`)
    expect(await find({ name: 'f', file: 'a-1.js', line: 1, column: 1 })).toBe(
      'src/web/home/hero.tsx:6',
    )
    expect(await find({ name: 'f', file: 'b-1.js', line: 1, column: 1 })).toBeUndefined()
    await recordError(
      from('x'),
      { ...broken, frames: ['Hero /assets/a-1.js:1:1', '/assets/b-1.js:1:1'] },
      find,
    )
    expect((await rows())[0]?.places).toEqual([
      'Hero src/web/home/hero.tsx:6',
      '/assets/b-1.js:1:1',
    ])
    await rm(folder, { recursive: true })
  })
})
