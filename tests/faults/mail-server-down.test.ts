import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { sendDueMail, startJobs } from '../../src/server/app/jobs/loop.ts'
import { outbox } from '../../src/server/platform/db/schema/operations.ts'
import { scheduleRemoval } from '../../src/server/platform/files/removals.ts'
import { createMailer, type Mailer } from '../../src/server/platform/mail/mailer.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { book, testDeps } from '../../src/server/testing/test-deps.ts'

const database = await databaseOfThisFile()
/** Drawing a contract takes a second, and no test here looks at one. */
const attach = async () => []

test('bookings go on while the mail server is away, and their mail goes out once it is back', async () => {
  const port = await freePort()
  const deps = testDeps(database.db, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  const booking = await book(deps)
  expect(booking.status).toBe('pending')

  const mailer = createMailer(deps) as Mailer
  await sendDueMail(deps, mailer, undefined, attach)
  mailer.close()
  const waiting = await database.db.select().from(outbox)
  expect(waiting.map((mail) => [mail.state, mail.attempts])).toEqual([
    ['queued', 1],
    ['queued', 1],
  ])
  expect(waiting[0]?.lastError).toContain('ECONNREFUSED')

  const recipients: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, done) {
      recipients.push(address.address)
      done()
    },
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', () => resolve()))
  await database.db.update(outbox).set({ dueAt: sql`now()` })
  const jobs = startJobs(deps, { attach })
  try {
    await expect
      .poll(() => database.db.$count(outbox, eq(outbox.state, 'sent')), { timeout: 10_000 })
      .toBe(2)
  } finally {
    await jobs.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
  expect(recipients.sort()).toEqual(['giulia@example.com', 'info@ondalta.example'])
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

test('a mail server that hangs holds up neither other work nor the end', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const deps = testDeps(database.db, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  await database.db.delete(outbox)
  await book(deps)
  await scheduleRemoval(database.db, ['a/file.jpg'])
  deps.files.content.set('a/file.jpg', new Uint8Array(1))
  const jobs = startJobs(deps, { attach })
  await expect
    .poll(() => database.db.$count(outbox, isNotNull(outbox.claimedAt)), { timeout: 10_000 })
    .toBe(1)
  await expect.poll(() => deps.files.content.size, { timeout: 10_000 }).toBe(0)
  const began = performance.now()
  await jobs.stop()
  expect(performance.now() - began).toBeLessThan(9_000)
  expect(await database.db.$count(outbox, isNotNull(outbox.claimedAt))).toBe(0)
  silent.close()
})
