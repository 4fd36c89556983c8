/**
 * Settings and publications by staff on a machine that is busy with something else: how long until every
 * affected page shows the change (at most three seconds), and when `catalogue.shown` reports it.
 * `npm run bench:staff-changes`, `-- --busy 4` for the number of busy programs, `-- --rounds 2`.
 */
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt, fail } from '../../scripts/prepare.mjs'
import { onProjectNode } from '../../scripts/project-node.mjs'
import { finished, inFolder, signIn, startSite } from './own-site.mjs'

const visibleMs = 3_000
const givenUpMs = 60_000
const readingMs = 5_000
const trip = 'grecia'
const tripPage = `/travel/${trip}`
const other = 'hawaii'
const otherPage = `/travel/${other}`
const options = {
  port: { type: 'string', default: '4809' },
  busy: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '2' },
  /** Seconds without changes between two of them; what goes idle meanwhile must start again. */
  pause: { type: 'string', default: '1' },
}

async function main() {
  const { values } = parseArgs({ options })
  const { port, busy, rounds, pause } = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value)]),
  )
  await ensureBuilt()
  const found = await inFolder(async (dataDir) => {
    const site = await startSite({ port, dataDir })
    return finished(site, async () => {
      console.log(`beside ${busy} busy programs: on every page, answered, said to be there`)
      const others = Array.from({ length: busy }, beBusy)
      try {
        return await rounded(site, rounds, pause * 1_000)
      } finally {
        for (const other of others) other.kill()
      }
    })
  })
  if (found.some(({ visible }) => visible > visibleMs)) process.exitCode = 1
}

/** A program that keeps one processor busy and ends with this process at the latest. */
function beBusy() {
  const work = 'const parent = process.ppid; while (process.ppid === parent);'
  return spawn(process.execPath, ['-e', work], { stdio: 'ignore' })
}

async function rounded(site, rounds, pauseMs) {
  const staff = { origin: site.origin, cookie: await signIn(site) }
  const found = []
  // As in reality, somebody reads a page before changing something.
  await call(staff, 'GET', '/settings')
  await wait(readingMs)
  for (let round = 0; round < rounds; round++) {
    for (const change of await changesOf(staff, round)) {
      found.push(told(await measured(staff, change)))
      await wait(pauseMs)
    }
  }
  return found
}

async function measured(staff, { name, press, seen }) {
  const isSeen = typeof seen === 'function' ? await seen() : seen
  const pressed = performance.now()
  const since = () => performance.now() - pressed
  const answered = press().then(async () => {
    const answeredMs = since()
    const { isShown } = await call(staff, 'POST', '/catalogue/shown', {})
    return { answeredMs, saidMs: isShown ? since() : Number.POSITIVE_INFINITY }
  })
  const pages = Object.entries(isSeen).map(async ([path, test]) => {
    for (;;) {
      const answer = await fetch(staff.origin + path, { redirect: 'manual' })
      if (test({ status: answer.status, text: await answer.text() })) return since()
      if (since() > givenUpMs) throw new Error(`${name}: ${path} never said it.`)
      await wait(20)
    }
  })
  const visible = Math.max(...(await Promise.all(pages)))
  return { name, visible, ...(await answered) }
}

async function changesOf(staff, round) {
  const { enabled } = (await call(staff, 'GET', '/settings')).campaign
  const day = `20${28 + round}-05-0${1 + round}`
  const words = `Un testo che si legge ${round + 1}`
  const address = `${trip}-nuova-${round + 1}`
  const tripIs = (status) => (answer) => answer.status === status
  return [
    switched(staff, !enabled),
    switched(staff, enabled),
    {
      name: 'a stored departure',
      press: () => call(staff, 'POST', '/departures', { tripId: trip, startDate: day }),
      seen: () => changedPages(staff, [tripPage, '/travels', '/']),
    },
    {
      name: 'a published text',
      press: () => publish(staff, `trip/${trip}`, { description: words }),
      seen: { [tripPage]: ({ text }) => text.includes(words) },
    },
    {
      name: 'a hidden trip',
      press: () => publish(staff, `trip/${other}`, { state: 'hidden' }),
      seen: {
        [otherPage]: tripIs(404),
        '/travels': ({ text }) => !text.includes(otherPage),
      },
    },
    {
      name: 'a shown trip',
      press: () => publish(staff, `trip/${other}`, { state: 'shown' }),
      seen: {
        [otherPage]: tripIs(200),
        '/travels': ({ text }) => text.includes(otherPage),
      },
    },
    {
      name: 'another address',
      press: () => publish(staff, `trip/${trip}`, { address }),
      seen: { [`/travel/${address}`]: tripIs(200), [tripPage]: tripIs(301) },
    },
    {
      name: 'the old address again',
      press: () => publish(staff, `trip/${trip}`, { address: undefined }),
      seen: { [tripPage]: tripIs(200) },
    },
  ]
}

function switched(staff, enabled) {
  return {
    name: `the campaign's switch, ${enabled ? 'on' : 'off'}`,
    press: async () => {
      const { campaign } = await call(staff, 'GET', '/settings')
      const { endsAt, version } = campaign
      await call(staff, 'PUT', '/settings/campaign', { enabled, endsAt, version })
    },
    seen: () => changedPages(staff, ['/', '/travels', tripPage, '/contact', '/ads-special']),
  }
}

async function changedPages({ origin }, paths) {
  const before = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(origin + path)).text()]),
  )
  return Object.fromEntries(before.map(([path, was]) => [path, ({ text }) => text !== was]))
}

async function publish(staff, key, changes) {
  const { document } = await call(
    staff,
    'GET',
    `/catalogue/document?key=${encodeURIComponent(key)}`,
  )
  await call(staff, 'PUT', '/catalogue/draft', {
    key,
    revision: 0,
    document: { ...document, ...changes },
  })
  const documents = [{ key, revision: 1 }]
  await call(staff, 'POST', '/catalogue/publish', { documents, note: 'Misura', at: null })
}

async function call({ origin, cookie }, method, address, body) {
  const answer = await fetch(`${origin}/api/admin${address}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function told(change) {
  const { name, visible, answeredMs, saidMs } = change
  const columns = [visible, answeredMs, saidMs].map((ms) => `${Math.round(ms)} ms`.padStart(9))
  console.log(name.padEnd(32), ...columns)
  return change
}

try {
  if (await onProjectNode(import.meta.filename)) await main()
} catch (error) {
  fail(error)
}
