import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { siteOfThisFile } from '../../testing/server-of-this-file.ts'
import { book, type TestDeps, testDeps } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { outbox } from '../db/schema/operations.ts'
import { createMetrics } from './metrics.ts'
import { listenForMetrics } from './metrics-server.ts'
import { noteJob, noteRefusal } from './observations.ts'
import { systemState } from './system-state.ts'
import { nameOfStatement, startTraces } from './traces.ts'

const token = 'a word for the collector'
const database = await databaseOfThisFile()
const deps = testDeps(database.db, { METRICS_TOKEN: token, METRICS_PORT: '0' })
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const { pool } = database
const metrics = await createMetrics({ db: deps.db, ...(pool ? { pool } : {}) })
const origin = await siteOfThisFile(deps, { metrics })

const read = (headers: Record<string, string> = {}) => fetch(`${origin}/metrics`, { headers })
const figures = async () => (await read({ Authorization: `Bearer ${token}` })).text()

describe('the figures', () => {
  it('are there for whoever has the word, and for nobody else', async () => {
    expect((await read()).status).toBe(404)
    expect((await read({ Authorization: 'Bearer somebody else' })).status).toBe(404)
    expect((await read({ Authorization: `Bearer ${token}` })).status).toBe(200)
  })

  it('tell requests by route and status, bookings, mail, jobs and limits, and nothing personal', async () => {
    const { id } = await book(deps)
    await fetch(`${origin}/api/bookings/${id}/calendario.ics`)
    await fetch(`${origin}/api/bookings/giulia.rossi@example.com`)
    await deps.db.update(outbox).set({ dueAt: new Date(Date.now() - 600_000) })
    noteJob('mail', { at: new Date(), seconds: 0.5, failed: true })
    noteRefusal('booking')
    // Database metrics are cached for five seconds.
    const metrics = await createMetrics({ db: deps.db })
    const { text: own } = await metrics.read()
    const text = await figures()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/bookings\/:id\/calendario\.ics",status="200"\} 1/,
    )
    expect(own).toMatch(/bookings_last_day\{status="pending"\} [1-9]/)
    expect(own).toMatch(/outbox_mails\{state="queued"\} [1-9]/)
    expect(Number(/outbox_oldest_seconds\{state="queued"\} (\S+)/.exec(own)?.[1])).toBeGreaterThan(
      500,
    )
    expect(text).toMatch(/job_failures_total\{job="mail"\} [1-9]/)
    expect(text).toMatch(/limits_hit_total\{limit="booking"\} [1-9]/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/)
    expect(text).toMatch(/cache_entries\{cache="summaries"\}/)
    expect(own).toMatch(/database_up 1/)
    expect(text + own).not.toMatch(/giulia|example\.com|[0-9a-f]{8}-[0-9a-f]{4}/i)
  })

  it('come on a port of their own, where nothing else answers', async () => {
    const server = await listenForMetrics(deps.env, await createMetrics({ db: deps.db }))
    if (!server) throw new Error('METRICS_PORT is set')
    const answer = await fetch(`${addressOf(server)}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('process_resident_memory_bytes')
    expect((await fetch(`${addressOf(server)}/`)).status).toBe(404)
    server.closeAllConnections()
    server.close()
  })

  it('are told also while the database is away', async () => {
    const away = { execute: () => Promise.reject(new Error('away')) } as unknown as TestDeps['db']
    const { text } = await (await createMetrics({ db: away })).read()
    expect(text).toMatch(/database_up 0/)
  })
})

describe('traces', () => {
  it('go from the request to what it asks for, with names of our own only', async () => {
    const received: string[] = []
    const collector = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      received.push(body)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = addressOf(collector)
    const traces = await startTraces('1.2.3')
    const { id } = await book(deps)
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await fetch(`${origin}/api/bookings/${id}`, { headers: { traceparent: parent } })
    await traces.stop()
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    collector.close()
    const sent = received.join('')
    expect(sent).toContain('GET /api/bookings/:id')
    expect(sent).toContain('0af7651916cd43dd8448eb211c80319c')
    expect(sent).toContain('1.2.3')
    expect(sent).not.toMatch(new RegExp(`${id}|Rossi|giulia`, 'i'))
  })

  it.each([
    ['select "id" from "travel_bookings" where "id" = $1', 'select travel_bookings'],
    ['insert into "outbox" ("kind") values ($1)', 'insert outbox'],
    ['update "travel_dates" set x = 1', 'update travel_dates'],
    ['begin', 'begin'],
  ])('name a statement by verb and table: %s', (text, name) => {
    expect(nameOfStatement(text)).toBe(name)
  })
})

describe('the state of the system', () => {
  const stateOf = (state: Awaited<ReturnType<typeof systemState>>, id: string) =>
    state.checks.find((check) => check.id === id)?.state

  it('is for administrators only', async () => {
    const office = await openOffice(deps.db)
    expect((await office.call(undefined, 'GET', '/system')).status).toBe(401)
    expect((await office.call(office.cookies.consultant, 'GET', '/system')).status).toBe(403)
    const seen = await office.call(office.cookies.administrator, 'GET', '/system')
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).toContain('Copia di sicurezza')
  })

  it('tries the storage, and sees mail that has nowhere to go and work that fails', async () => {
    noteJob('mail', { at: new Date(), seconds: 1, failed: true })
    const well = await systemState(deps)
    expect(stateOf(well, 'database')).toBe('ok')
    expect(stateOf(well, 'storage')).toBe('ok')
    expect(stateOf(well, 'mail')).toBe('wrong')
    expect(stateOf(well, 'jobs')).toBe('attention')
    deps.files.failOn.put = /./
    expect(stateOf(await systemState(deps), 'storage')).toBe('wrong')
    deps.files.failOn.put = undefined
    noteJob('mail', { at: new Date(), seconds: 1, failed: false })
    expect(stateOf(await systemState(deps), 'jobs')).toBe('ok')
  })

  it('is told also while the database is away', async () => {
    const away = { execute: () => Promise.reject(new Error('away')) } as unknown as TestDeps['db']
    const state = await systemState({ ...deps, db: away })
    expect(stateOf(state, 'database')).toBe('wrong')
    expect(stateOf(state, 'storage')).toBe('ok')
  })
})
