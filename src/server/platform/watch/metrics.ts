import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { Db, PoolUse } from '../db/client.ts'
import { papersWaiting } from '../pdf/draw-paper.ts'
import { cacheSizes, jobRecords, refusalCounts } from './observations.ts'
import { pathForLog } from './path-for-log.ts'
import { failedSignIns, recentBookings, recentPayments, waitingMail } from './store.ts'

export type Metrics = {
  observe: (request: IncomingMessage, response: ServerResponse) => void
  read: () => Promise<{ text: string; type: string }>
}

export type Watched = { db: Db; pool?: () => PoolUse }

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Several collectors may ask: within this time they share one query. */
const freshMs = 5_000

/** The metrics library is loaded only where metrics are enabled. */
export async function createMetrics({ db, pool }: Watched): Promise<Metrics> {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  prom.collectDefaultMetrics({ register: registry })
  const duration = new prom.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  addProcessFigures(prom, registry, pool)
  const refresh = addDatabaseFigures(prom, registry, db)
  return {
    observe: (request, response) => {
      const begun = performance.now()
      response.once('close', () => {
        // Only known methods: an unlimited number of label values would fill the memory.
        const method = methods.includes(request.method ?? '') ? request.method : 'other'
        const route = pathForLog(request.url ?? '/')
        const status = response.writableFinished ? response.statusCode : 'lost'
        duration.observe({ method, route, status }, (performance.now() - begun) / 1000)
      })
    },
    read: async () => {
      await refresh()
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}

type Prom = typeof import('prom-client')

/** Each value is read at its source when it is collected. */
function addProcessFigures(prom: Prom, registry: Registry, pool: Watched['pool']) {
  const figure = (
    kind: 'Gauge' | 'Counter',
    [name, help]: readonly [string, string],
    label: string,
    read: () => Iterable<readonly [string, number]>,
  ) => {
    const metric = new prom[kind]({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: () => {
        metric.reset()
        for (const [value, amount] of read()) metric.inc({ [label]: value }, amount)
      },
    })
  }
  const ofJobs = (pick: 'runs' | 'failures' | 'lastSeconds') => () =>
    [...jobRecords()].map(([name, record]) => [name, record[pick]] as const)
  figure('Counter', ['job_runs_total', 'Rounds of background work'], 'job', ofJobs('runs'))
  figure('Counter', ['job_failures_total', 'Rounds that failed'], 'job', ofJobs('failures'))
  figure('Gauge', ['job_last_duration_seconds', 'Last round'], 'job', ofJobs('lastSeconds'))
  figure('Counter', ['limits_hit_total', 'Requests over a limit'], 'limit', () => refusalCounts())
  figure('Gauge', ['cache_entries', 'Things kept in memory'], 'cache', () =>
    cacheSizes().map(({ name, size }) => [name, size] as const),
  )
  figure('Gauge', ['papers_waiting', 'PDFs being drawn or waiting'], 'kind', () => [
    ['all', papersWaiting()],
  ])
  if (pool) {
    figure('Gauge', ['database_connections', 'Connections of this process'], 'state', () =>
      Object.entries(pool()),
    )
  }
}

function addDatabaseFigures(prom: Prom, registry: Registry, db: Db): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new prom.Gauge({ name, help, labelNames, registers })
  const up = gauge('database_up', '1 while the database answers')
  const bookings = gauge('bookings_last_day', 'Bookings made within a day, by status', ['status'])
  const payments = gauge('payments_last_day', 'Payments received since yesterday', ['provider'])
  const euro = gauge('payments_last_day_euro', 'What they add up to', ['provider'])
  const mails = gauge('outbox_mails', 'Mail that has not left', ['state'])
  const age = gauge('outbox_oldest_seconds', 'Since when the oldest should have left', ['state'])
  const signIns = gauge('sign_in_failures_last_day', 'Wrong passwords of staff within a day')
  let readAt = Number.NEGATIVE_INFINITY

  async function read() {
    const [made, paid, waiting, failed] = await Promise.all([
      recentBookings(db),
      recentPayments(db),
      waitingMail(db),
      failedSignIns(db),
    ])
    for (const each of [bookings, payments, euro, mails, age]) each.reset()
    for (const { status, total } of made) bookings.set({ status }, total)
    for (const { provider, total, euro: sum } of paid) {
      payments.set({ provider }, total)
      euro.set({ provider }, sum)
    }
    for (const state of ['queued', 'failed']) {
      const row = waiting.find((each) => each.state === state)
      mails.set({ state }, row?.total ?? 0)
      age.set({ state }, row?.oldestSeconds ?? 0)
    }
    signIns.set(failed)
  }

  return async () => {
    if (performance.now() - readAt < freshMs) return
    readAt = performance.now()
    // The other metrics are needed most when the database is down.
    const isUp = await read().then(
      () => true,
      () => false,
    )
    up.set(isUp ? 1 : 0)
  }
}
