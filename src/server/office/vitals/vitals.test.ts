import { beforeEach, describe, expect, it } from 'vitest'
import { pageVitals } from '../../platform/db/schema/visitors.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { callApi } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { summariseVitals } from './summarise-vitals.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
beforeEach(async () => {
  await database.db.delete(pageVitals)
})

const visit = (measures: object[], change: object = {}) =>
  callApi(deps, 'POST', '/vitals', {
    page: 'trip',
    device: 'phone',
    build: 'dev',
    measures,
    ...change,
  })

const vitalOf = (
  { devices }: Awaited<ReturnType<typeof summariseVitals>>,
  device: string,
  name: string,
) => devices.find((one) => one.device === device)?.vitals.find((one) => one.name === name)

describe('measures of visitors', () => {
  it('become counts of the day, with nothing that is one visitor’s', async () => {
    await visit([
      { name: 'LCP', value: 1_800 },
      { name: 'CLS', value: 0 },
    ])
    await visit([{ name: 'LCP', value: 1_900 }])
    const rows = await database.db.select().from(pageVitals)
    expect(new Map(rows.map(({ name, count }) => [name, count]))).toEqual(
      new Map([
        ['CLS', 1],
        ['LCP', 2],
      ]),
    )
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'day',
      'page',
      'device',
      'build',
      'name',
      'bucket',
      'count',
    ])
  })

  it('are told as what three visitors out of four stayed below, by device', async () => {
    for (const value of [1_000, 1_400, 2_900, 4_500]) await visit([{ name: 'LCP', value }])
    await visit([{ name: 'LCP', value: 300 }], { device: 'computer', page: 'home' })
    const speed = await summariseVitals(deps, { period: '7d', thisBuild: false })
    expect(vitalOf(speed, 'phone', 'LCP')).toMatchObject({
      count: 4,
      value: 3_000,
      goodShare: 50,
      rating: 'middling',
    })
    expect(vitalOf(speed, 'computer', 'LCP')).toMatchObject({ count: 1, rating: 'good' })
    expect(vitalOf(speed, 'phone', 'INP')).toMatchObject({ count: 0, value: null, rating: null })
    expect(speed.pages.map(({ page }) => page)).toEqual(['home', 'trip'])
  })

  it('of other builds are one heap, and can be left out', async () => {
    await visit([{ name: 'INP', value: 700 }], { build: '0123456789ab' })
    await visit([{ name: 'INP', value: 700 }], { build: 'ba9876543210' })
    await visit([{ name: 'INP', value: 40 }])
    const builds = (await database.db.select().from(pageVitals)).map(({ build }) => build)
    expect(new Set(builds)).toEqual(new Set(['dev', 'other']))
    const all = await summariseVitals(deps, { period: '28d', thisBuild: false })
    const own = await summariseVitals(deps, { period: '28d', thisBuild: true })
    expect(vitalOf(all, 'phone', 'INP')).toMatchObject({ count: 3, rating: 'poor' })
    expect(vitalOf(own, 'phone', 'INP')).toMatchObject({ count: 1, rating: 'good' })
  })

  it('of eight days ago are not among seven', async () => {
    const today = deps.clock.now
    deps.clock.now = new Date(today.getTime() - 8 * 86_400_000)
    await visit([{ name: 'FCP', value: 900 }])
    deps.clock.now = today
    const week = await summariseVitals(deps, { period: '7d', thisBuild: false })
    const month = await summariseVitals(deps, { period: '28d', thisBuild: false })
    expect([week.pages.length, month.pages.length]).toEqual([0, 1])
  })

  it.each([
    ['an address', { page: '/travel/grecia' }, [{ name: 'LCP', value: 1 }]],
    ['a booking page', { page: 'checkout' }, [{ name: 'LCP', value: 1 }]],
    ['a made-up build', { build: 'x'.repeat(12) }, [{ name: 'LCP', value: 1 }]],
    ['more than it may say', { name: 'Giulia' }, [{ name: 'LCP', value: 1 }]],
    [
      'a measure twice',
      {},
      [
        { name: 'LCP', value: 1 },
        { name: 'LCP', value: 2 },
      ],
    ],
    ['an impossible value', {}, [{ name: 'LCP', value: -1 }]],
    ['nothing', {}, []],
  ])('are refused with %s', async (_what, change, measures) => {
    expect((await visit(measures, change)).status).toBe(400)
    expect(await database.db.$count(pageVitals)).toBe(0)
  })

  it('are for staff to read', async () => {
    const office = await openOffice(deps.db)
    expect((await office.call(undefined, 'GET', '/dashboard/vitals')).status).toBe(401)
    const seen = await office.call(office.cookies.consultant, 'GET', '/dashboard/vitals?period=7d')
    expect(seen.status).toBe(200)
  })
})
