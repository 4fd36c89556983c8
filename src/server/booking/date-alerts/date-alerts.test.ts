import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { erasePerson } from '../../office/people/erase-person.ts'
import { exportPerson } from '../../office/people/export-person.ts'
import { deleteExpiredRecords } from '../../office/retention/delete-expired-records.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { dateAlerts } from '../../platform/db/schema/date-alerts.ts'
import { outbox, rateLimits, settings } from '../../platform/db/schema/operations.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, callApi } from '../../testing/test-deps.ts'
import { askForDates } from './ask.ts'
import { confirmAlert, leaveAlert } from './own-alert.ts'
import { peopleWaiting } from './store.ts'
import { tellOfNewDates } from './tell.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const staff = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [dateAlerts, travelDates, outbox, rateLimits, settings]) {
    await deps.db.delete(table)
  }
  await deps.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
})

const ask = (email = 'carla@example.com', tripId = 'tokyo-kyoto') =>
  askForDates(deps, { tripId, email }, randomUUID())
const tokenOf = async (email = 'carla@example.com') => {
  const [row] = await deps.db.select().from(dateAlerts).where(eq(dateAlerts.email, email))
  if (!row) throw new Error(`${email} does not wait`)
  return row.token
}
const confirmed = async (email = 'carla@example.com', tripId = 'tokyo-kyoto') => {
  await ask(email, tripId)
  await confirmAlert(deps, await tokenOf(email))
}
const states = async () =>
  (await deps.db.select().from(dateAlerts).orderBy(dateAlerts.createdAt)).map(({ state }) => state)
const mailsOf = (kind: string) => deps.db.select().from(outbox).where(eq(outbox.kind, kind))

describe('whoever asks for new dates', () => {
  it('gets one mail to confirm, and is told nothing before', async () => {
    await ask()
    const [mail] = await mailsOf('date_alert_asked')
    expect(mail && withSecrets(mail).text).toContain(`/#/nuove-date/${await tokenOf()}`)
    await addDeparture(deps.db)
    await tellOfNewDates(deps)
    expect(await mailsOf('date_alert_told')).toEqual([])
    expect(await states()).toEqual(['asked'])
  })

  it('waits once, however often and in whatever letters the address is typed', async () => {
    await ask()
    await ask('Carla@Example.com')
    expect(await states()).toEqual(['asked'])
    expect(await mailsOf('date_alert_asked')).toHaveLength(1)
    deps.clock.now = new Date(deps.clock.now.getTime() + 86_400_000)
    await ask()
    expect(await mailsOf('date_alert_asked')).toHaveLength(2)
    await confirmAlert(deps, await tokenOf())
    await ask()
    expect(await states()).toEqual(['confirmed'])
    expect(await mailsOf('date_alert_asked')).toHaveLength(2)
  })

  it('is sent to the dates where there are some', async () => {
    await addDeparture(deps.db)
    await expect(ask()).rejects.toMatchObject({ code: 'DATES_ON_SALE' })
    await expect(ask('carla@example.com', 'atlantide')).rejects.toMatchObject({
      code: 'TRIP_NOT_FOUND',
    })
  })

  it('is told once when a stored departure goes on sale, by however many processes', async () => {
    await addDeparture(deps.db, { sales: 'closed' })
    await confirmed()
    await confirmed('dino@example.com', 'grecia')
    await tellOfNewDates(deps)
    expect(await mailsOf('date_alert_told')).toEqual([])
    await deps.db.update(travelDates).set({ sales: 'open' })
    await Promise.all([tellOfNewDates(deps), tellOfNewDates(deps)])
    await tellOfNewDates(deps)
    const mails = await mailsOf('date_alert_told')
    expect(mails.map(({ recipient }) => recipient)).toEqual(['carla@example.com'])
    expect(mails[0]?.text).toContain('/#/travel/tokyo-kyoto')
    expect(await states()).toEqual(['told', 'confirmed'])
  })

  it.each([
    ['is full', { spotsAvailable: 0 }],
    ['is called off', { decision: 'cancelled' as const }],
    ['has left', { startDate: '2020-01-10' }],
    ['is archived', { sales: 'archived' as const }],
  ])('hears nothing of a departure that %s', async (_, change) => {
    await confirmed()
    await addDeparture(deps.db, change)
    await tellOfNewDates(deps)
    expect(await states()).toEqual(['confirmed'])
  })

  it('leaves with one press, before or after confirming, and can ask again', async () => {
    await confirmed()
    const token = await tokenOf()
    const left = await callApi(deps, 'POST', `/date-alerts/${token}/leave`)
    expect(left.body).toMatchObject({ state: 'left', tripId: 'tokyo-kyoto' })
    await leaveAlert(deps, token)
    expect(await confirmAlert(deps, token)).toMatchObject({ state: 'left' })
    await addDeparture(deps.db)
    await tellOfNewDates(deps)
    expect(await mailsOf('date_alert_told')).toEqual([])
    await deps.db.delete(travelDates)
    await ask()
    expect(await states()).toEqual(['left', 'asked'])
  })

  it('is the only one who sees the request, without the address in it', async () => {
    await ask()
    const seen = await callApi(deps, 'GET', `/date-alerts/${await tokenOf()}`)
    expect(seen.body).toEqual({
      state: 'asked',
      tripId: 'tokyo-kyoto',
      tripTitle: 'Tokyo e Kyoto',
    })
    expect((await callApi(deps, 'POST', '/date-alerts/guessed/confirm')).status).toBe(404)
  })
})

describe('the requests', () => {
  it('can not be made in numbers by one visitor', async () => {
    const answers: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const body = { tripId: 'tokyo-kyoto', email: `robot${index}@example.com` }
      answers.push((await callApi(deps, 'POST', '/date-alerts', body)).status)
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    expect(await deps.db.$count(dateAlerts)).toBe(6)
  })

  it('are counted by trip, those alone whose owner confirmed', async () => {
    await confirmed('carla@example.com', 'grecia')
    await confirmed('dino@example.com')
    await confirmed('elsa@example.com')
    await ask('fabio@example.com')
    expect(await peopleWaiting(deps.db)).toEqual([
      { tripId: 'tokyo-kyoto', people: 2 },
      { tripId: 'grecia', people: 1 },
    ])
  })

  it('are part of what a person may have, without the key, and may have erased', async () => {
    await confirmed()
    const asking = { ...deps, actor: staff }
    const { data } = await exportPerson(asking, 'Carla@example.com')
    expect(data.dateAlerts).toMatchObject([{ tripId: 'tokyo-kyoto', state: 'confirmed' }])
    expect(JSON.stringify(data.dateAlerts)).not.toContain(await tokenOf())
    expect(await erasePerson(asking, 'Carla@example.com')).toMatchObject({ dateAlerts: 0 })
    expect(await deps.db.$count(dateAlerts)).toBe(0)
  })

  it.each([
    ['a month after nobody confirmed', 'asked', 40, 0],
    ['a month after the end', 'left', 40, 0],
    ['not while somebody waits', 'confirmed', 40, 1],
    ['after two years of waiting', 'confirmed', 760, 0],
  ] as const)('are deleted %s', async (_, state, days, kept) => {
    await ask()
    if (state !== 'asked') await confirmAlert(deps, await tokenOf())
    if (state === 'left') await leaveAlert(deps, await tokenOf())
    const back = sql`make_interval(days => ${days})`
    await deps.db.update(dateAlerts).set({
      createdAt: sql`${dateAlerts.createdAt} - ${back}`,
      confirmedAt: sql`${dateAlerts.confirmedAt} - ${back}`,
      endedAt: sql`${dateAlerts.endedAt} - ${back}`,
    })
    await deleteExpiredRecords(deps)
    expect(await deps.db.$count(dateAlerts)).toBe(kept)
  })

  it('name the next dates in the mail, the earliest first', async () => {
    await confirmed()
    for (const day of ['06-10', '04-10']) {
      await addDeparture(deps.db, { startDate: nextYear(day) })
    }
    await tellOfNewDates(deps)
    const [mail] = await mailsOf('date_alert_told')
    expect(mail?.text).toMatch(/Prossima partenza: 10\/04.*\nPoi: 10\/06/)
  })
})
