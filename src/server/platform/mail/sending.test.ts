import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDueMail, startJobs } from '../../app/jobs/loop.ts'
import type { attachContract } from '../../booking/contract-pack/attach-contract.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openPostOffice } from '../../testing/post-office.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import type { Db } from '../db/client.ts'
import { fileRemovals, outbox } from '../db/schema/operations.ts'
import { scheduleRemoval } from '../files/removals.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { claimMail, markFailed, maxAttempts, queueEmail } from './outbox.ts'
import { resendMail } from './resend-mail.ts'

const database = await databaseOfThisFile()
const office = await openPostOffice(database.db)
const { deps, mailbox } = office
afterAll(async () => {
  await mailbox.close()
})
beforeEach(() => office.empty())

const actor = { id: 'staff', name: 'Marta' }

describe('a mail server that refuses', () => {
  it('is asked again, later each time, until staff find the mail among the failed ones', async () => {
    await book(deps)
    await deps.db.delete(outbox).where(eq(outbox.kind, 'agency_new_booking'))
    mailbox.refuse = true
    const pauses: number[] = []
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await office.send()
      const [mail] = await deps.db.select().from(outbox)
      expect(mail).toMatchObject({ attempts: attempt, claimedAt: null })
      expect(mail?.lastError).toContain('mailbox full')
      const pause = Math.round(((mail?.dueAt.getTime() ?? 0) - Date.now()) / 60_000)
      pauses.push(pause)
      await office.letPass(pause * 60 - 5)
      await office.send()
      expect((await deps.db.select().from(outbox))[0]?.attempts).toBe(attempt)
      await office.letPass(10)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
    const [dead] = await deps.db.select().from(outbox)
    expect(dead?.state).toBe('failed')
    mailbox.refuse = false
    await office.send()
    expect(mailbox.received).toHaveLength(0)
    await resendMail(deps, dead?.id ?? '', actor)
    await office.send()
    expect(mailbox.received).toHaveLength(1)
  })

  it('does not keep other mail waiting for long: it goes out when the server is back', async () => {
    await book(deps)
    mailbox.refuse = true
    await office.send()
    mailbox.refuse = false
    await office.letPass(61)
    await office.send()
    expect(mailbox.received).toHaveLength(2)
  })
})

describe('a worker that dies while sending', () => {
  it('leaves its mail to another one after five minutes', async () => {
    await queueEmail(deps.db, {
      kind: 'contact_copy',
      dedupeKey: 'test:1',
      recipient: 'a@example.com',
      subject: 'Prova',
      html: '<p>Prova</p>',
      text: 'Prova',
    })
    await deps.db.update(outbox).set({ claimedAt: new Date(), attempts: 1 })
    await office.send()
    expect(mailbox.received).toHaveLength(0)
    await office.letPass(301)
    await office.send()
    expect(mailbox.received).toHaveLength(1)
  })
})

describe('a worker that comes too late', () => {
  const queued = {
    kind: 'contact_copy' as const,
    recipient: 'a@example.com',
    subject: 'Prova',
    html: '',
    text: '',
  }

  it('does not put back what another one has sent meanwhile', async () => {
    await queueEmail(deps.db, { ...queued, dedupeKey: 'late:1' })
    const slow = await claimMail(deps.db)
    await office.letPass(301)
    await office.send()
    expect(mailbox.received).toHaveLength(1)
    expect(slow).toBeDefined()
    if (slow) await markFailed(deps.db, slow, 'timeout')
    await office.letPass(600)
    await office.send()
    expect(mailbox.received).toHaveLength(1)
  })

  it('sends once although the database is away when it wants to note it', async () => {
    await queueEmail(deps.db, { ...queued, dedupeKey: 'late:2' })
    let sent = 0
    const mailer = { send: async () => void (sent += 1), close: () => undefined }
    await sendDueMail({ ...deps, db: failingOnce(deps.db) }, mailer)
    await office.letPass(600)
    await sendDueMail(deps, mailer)
    expect(sent).toBe(1)
    expect(await deps.db.$count(outbox, eq(outbox.state, 'sent'))).toBe(1)
  })

  it('is given back at once when the end comes while its paper is being drawn', async () => {
    await queueEmail(deps.db, { ...queued, dedupeKey: 'late:4' })
    const stopping = new AbortController()
    let sent = 0
    const mailer = { send: async () => void (sent += 1), close: () => undefined }
    const neverDrawn: typeof attachContract = () => {
      stopping.abort()
      return new Promise(() => {})
    }
    await sendDueMail(deps, mailer, stopping.signal, neverDrawn)
    const [mail] = await deps.db.select().from(outbox)
    expect(mail).toMatchObject({ state: 'queued', claimedAt: null, attempts: 0, lastError: null })
    expect(sent).toBe(0)
    await office.send()
    expect(mailbox.received).toHaveLength(1)
  })

  it('sends nothing twice although the clock of its process is six minutes ahead', async () => {
    await queueEmail(deps.db, { ...queued, dedupeKey: 'late:3' })
    expect(await claimMail(deps.db)).toBeDefined()
    const ahead = { ...deps, now: () => new Date(Date.now() + 360_000) }
    const mailer = createMailer(deps) as Mailer
    await sendDueMail(ahead, mailer)
    mailer.close()
    expect(mailbox.received).toHaveLength(0)
  })

  /** The first update outside a transaction, which records the result, loses its connection. */
  function failingOnce(db: Db): Db {
    let isLost = false
    return new Proxy(db, {
      get: (target, name) => {
        if (name === 'update' && !isLost) {
          isLost = true
          throw new Error('Connection terminated unexpectedly')
        }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
})

describe('the background work', () => {
  const quickly = { secondsMs: 50, attach: async () => [] }
  const outcomes = async () =>
    (await deps.db.select().from(outbox)).map((mail) => `${mail.state} ${mail.attempts}`)

  /** Files are removed as often as mail is sent, so a removed file shows that another round has passed. */
  async function roundPasses() {
    await scheduleRemoval(deps.db, ['a-mark'])
    await vi.waitUntil(async () => (await deps.db.$count(fileRemovals)) === 0, {
      timeout: 20_000,
      interval: 20,
    })
  }

  it('leaves mail waiting without a mail server, for longer than it takes to send it with one', async () => {
    await book(deps)
    const working = startJobs(deps, quickly)
    let rounds = 0
    do {
      await roundPasses()
      rounds += 1
    } while ((await outcomes()).includes('queued 0'))
    await working.stop()
    expect(await outcomes()).toEqual(['sent 1', 'sent 1'])

    await deps.db.delete(outbox)
    const unconfigured = testDeps(deps.db)
    await book(unconfigured)
    const idle = startJobs(unconfigured, quickly)
    for (let round = 0; round <= rounds; round += 1) await roundPasses()
    await idle.stop()
    expect(await outcomes()).toEqual(['queued 0', 'queued 0'])
  })
})
