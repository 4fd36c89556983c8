import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { editionsOf, readyCatalogue, readyEnvironment } from '../../testing/ready-agency.ts'
import { testDeps } from '../../testing/test-deps.ts'
import type { Web } from './ask-address.ts'
import { checkAddress, technicianState } from './technician.ts'
import { sendTestMail } from './test-mail.ts'

const database = await databaseOfThisFile()
beforeEach(async () => {
  for (const table of [outbox, rateLimits]) await database.db.delete(table)
})

const staff = { id: 'elena', name: 'Elena', email: 'elena@mareaperto.it' }
const actor = { id: staff.id, name: staff.name }

function asking(environment: Record<string, string> = {}) {
  const deps = { ...testDeps(database.db, environment), staff, actor }
  deps.catalogue = editionsOf(readyCatalogue)
  let at = new Date('2026-03-02T09:00:00Z').getTime()
  deps.now = () => new Date(at)
  const later = (minutes: number) => {
    at += minutes * 60_000
  }
  return { deps, later }
}

const withMail = { SMTP_URL: readyEnvironment.SMTP_URL }

test('the lines carry what the agency has chosen, and no secret', async () => {
  const { deps } = asking(withMail)
  const { lines, address, backup } = await technicianState(deps)
  expect(address).toBe('https://www.mareaperto.it')
  expect(lines).toContain('PUBLIC_URL=https://www.mareaperto.it')
  expect(lines).not.toContain('SMTP_URL')
  expect(lines).not.toContain('parola')
  expect(backup).toMatchObject({ state: 'wrong', place: deps.env.BACKUP_DIR })
})

test('a test goes to whoever asks for it, once a minute, and stands in the register', async () => {
  const { deps, later } = asking(withMail)
  const first = await sendTestMail(deps)
  expect(first).toMatchObject({ recipient: staff.email, last: { state: 'queued', reason: null } })
  await sendTestMail(deps)
  expect(await database.db.select().from(outbox)).toMatchObject([{ recipient: staff.email }])
  later(1)
  await sendTestMail(deps)
  expect(await database.db.select().from(outbox)).toHaveLength(2)
  const entries = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'test_mail_sent'))
  expect(entries).toHaveLength(2)
})

test('why it did not leave stands beside it', async () => {
  const { deps } = asking(withMail)
  await sendTestMail(deps)
  await database.db.update(outbox).set({ state: 'failed', lastError: 'Invalid login' })
  const { mail } = await technicianState(deps)
  expect(mail.last).toMatchObject({ state: 'failed', reason: 'Invalid login' })
})

test('ten tests a day are enough', async () => {
  const { deps, later } = asking(withMail)
  for (let sent = 0; sent < 10; sent += 1) {
    await sendTestMail(deps)
    later(1)
  }
  await expect(sendTestMail(deps)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('without a mail server nothing is written', async () => {
  expect(await sendTestMail(asking().deps)).toMatchObject({ hasServer: false, last: null })
  expect(await database.db.select().from(outbox)).toEqual([])
})

test('only the published address is asked, so many times a day', async () => {
  const { deps } = asking()
  const hosts: string[] = []
  const web: Web = {
    resolve: (host) => {
      hosts.push(host)
      return Promise.resolve(['93.184.216.34'])
    },
    ask: () => Promise.resolve({ status: 200, body: '{"status":"ok"}' }),
  }
  for (let asked = 0; asked < 40; asked += 1) {
    expect(await checkAddress(deps, web)).toMatchObject({ ok: true })
  }
  await expect(checkAddress(deps, web)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(new Set(hosts)).toEqual(new Set(['www.mareaperto.it']))
  expect(hosts).toHaveLength(40)
})
