/**
 * Mixed traffic on two processes and PostgreSQL, on this machine only, while things go wrong: rolling
 * restarts, kills, restarts of the database, a mail server that hangs, full disks. At the end everything must
 * balance.
 * `npm run soak` takes ten minutes, `npm run soak -- 60` one.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startPostgres } from '../../scripts/postgres.mjs'
import {
  ensureBuilt,
  fail,
  projectEnv,
  projectNode,
  root,
  serverProgram,
} from '../../scripts/prepare.mjs'
import { onProjectNode } from '../../scripts/project-node.mjs'
import { addAccounts, addDepartures, balance } from './balance.mjs'
import { startMailServer } from './mail.mjs'
import { startTraffic } from './traffic.mjs'

const ports = [await freePort(), await freePort()]
const key = randomBytes(32).toString('hex')

/**
 * Each disturbance adds new departures, so that bookings are in progress during each and compete for the last
 * spots. The slowest part is the contract drawn for each booking's mail, so a short run has fewer spots and
 * slower visitors.
 */
const sizeOf = (seconds) =>
  seconds < 120
    ? { departures: 1, spots: 3, longestPauseMs: 2_000 }
    : { departures: 2, spots: 10, longestPauseMs: 40 }

function startSite(port, { url, smtp, folder }) {
  const env = projectEnv({
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, `data-${port}`),
    STORAGE_URL: `file://${folder}/documents`,
    DOCUMENTS_KEY: key,
    AUTH_SECRET: key,
    SMTP_URL: smtp,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'soak@ondalta.example',
    ADMIN_PASSWORD: 'Banco-di-prova-1',
  })
  const args = ['--disable-warning=ExperimentalWarning', serverProgram]
  const child = spawn(projectNode, args, { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return { child, ended }
}

async function untilReady(port) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`The process on port ${port} did not come up.`)
}

async function soak(seconds) {
  await ensureBuilt()
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-soak-'))
  const postgres = await startPostgres()
  const mail = await startMailServer()
  const sites = new Map()
  const begin = async (port) => {
    sites.set(port, startSite(port, { url: postgres.url, smtp: mail.url, folder }))
    await untilReady(port)
  }
  try {
    for (const port of ports) await begin(port)
    const { longestPauseMs, ...onSale } = sizeOf(seconds)
    await addAccounts(postgres.url)
    const moreDepartures = () => addDepartures(postgres.url, onSale)
    const traffic = startTraffic(ports, await moreDepartures(), longestPauseMs)
    const house = { postgres, mail, sites, begin, traffic, moreDepartures }
    const counts = await misfortunes(seconds, house)
    await traffic.stop()
    const result = await balance(postgres.url, {
      tally: traffic.tally,
      mail,
      kills: counts.kills,
      files: () => filesIn(path.join(folder, 'documents')),
    })
    report(traffic.tally, counts, result)
    return result.wrong.length === 0 && counts.droppedInRestarts === 0
  } finally {
    for (const { child, ended } of sites.values()) {
      child.kill('SIGTERM')
      await ended
    }
    await mail.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One disturbance after the other, repeatedly, with a quiet moment between two. */
async function misfortunes(seconds, { postgres, mail, sites, begin, traffic, moreDepartures }) {
  const counts = {
    restarts: 0,
    kills: 0,
    databaseRestarts: 0,
    mailHangs: 0,
    fullDisks: 0,
    droppedInRestarts: 0,
  }
  const rollingRestart = async () => {
    const before = traffic.tally.dropped
    for (const port of ports) {
      const { child, ended } = sites.get(port)
      child.kill('SIGTERM')
      await ended
      await begin(port)
    }
    counts.restarts += 1
    counts.droppedInRestarts += traffic.tally.dropped - before
  }
  const kill = async () => {
    const port = ports[counts.kills % ports.length]
    const { child, ended } = sites.get(port)
    child.kill('SIGKILL')
    await ended
    counts.kills += 1
    await begin(port)
  }
  const restartDatabase = async () => {
    await postgres.restart()
    counts.databaseRestarts += 1
    for (const port of ports) await untilReady(port)
  }
  const hangMail = async () => {
    mail.hang(true)
    await wait(4_000)
    mail.hang(false)
    counts.mailHangs += 1
  }
  const fillDisks = async () => {
    for (const { child } of sites.values()) letFilesGrowTo(1, child)
    if (await traffic.upload()) throw new Error('A photograph was taken without room for it.')
    await wait(4_000)
    for (const { child } of sites.values()) letFilesGrowTo('unlimited', child)
    counts.fullDisks += 1
  }
  const all = [rollingRestart, kill, restartDatabase, hangMail, fillDisks]
  const end = Date.now() + seconds * 1000
  for (let turn = 0; Date.now() < end || turn < all.length; turn++) {
    await wait(2_000)
    traffic.sell(await moreDepartures())
    await all[turn % all.length]()
  }
  return counts
}

/** To a process a full disk means that no file can grow. It needs no disk and no rights of its own. */
function letFilesGrowTo(bytes, { pid }) {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length
}

function report(tally, counts, { facts, wrong }) {
  const row = (label, value) => console.log(`${label.padEnd(50)} ${value}`)
  row('pages and lists read', tally.pages)
  row('bookings acknowledged', tally.booked.size)
  row('bookings refused (full)', tally.refused)
  row('documents acknowledged', tally.documents)
  row('sent again for want of an answer', tally.retried)
  row('connections opened anew, as a proxy does', tally.reopened)
  row(
    'rolling restarts, dropped requests in them',
    `${counts.restarts}, ${counts.droppedInRestarts}`,
  )
  row(
    'kills, database restarts, mail hangs, full disks',
    `${counts.kills}, ${counts.databaseRestarts}, ${counts.mailHangs}, ${counts.fullDisks}`,
  )
  for (const [label, value] of facts) row(label, value)
  for (const sentence of wrong) console.error(`WRONG: ${sentence}`)
}

try {
  if (await onProjectNode(import.meta.filename)) {
    process.exit((await soak(Number(process.argv[2] ?? 600))) ? 0 : 1)
  }
} catch (error) {
  fail(error)
}
