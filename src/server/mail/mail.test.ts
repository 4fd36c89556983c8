import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDate } from '../../domain/dates.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { attachContract } from '../contract-pack/attach-contract.ts'
import type { Db } from '../db/client.ts'
import { travelBookings } from '../db/schema/bookings.ts'
import { contractPacks } from '../db/schema/legal.ts'
import { fileRemovals, outbox } from '../db/schema/operations.ts'
import { scheduleRemoval } from '../files/removals.ts'
import { sendDueMail, startJobs } from '../jobs/loop.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { nextYear } from '../testing/days.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { book, type TestDeps, testDeps } from '../testing/test-deps.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { claimMail, markFailed, maxAttempts, queueEmail } from './outbox.ts'
import { resendMail } from './resend-mail.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let deps: TestDeps
let mailbox: MailServer
let mailers: Mailer[]
const actor = { id: 'staff', name: 'Marta' }

beforeAll(async () => {
  database = await openTestDatabase()
  mailbox = await openMailServer()
})
afterAll(async () => {
  await mailbox.close()
  await database.close()
})
beforeEach(async () => {
  deps = testDeps(database.db, {
    SMTP_URL: mailbox.url,
    AGENCY_EMAIL: 'ufficio@ondalta.example',
  })
  mailbox.empty()
  mailers = []
  await deps.db.delete(travelBookings)
  await deps.db.delete(outbox)
})

/** Drawing a contract takes a second: only who looks at it waits for it. */
async function send(workers = 1, attach: typeof attachContract = async () => []) {
  mailers = Array.from({ length: workers }, () => createMailer(deps) as Mailer)
  await Promise.all(mailers.map((mailer) => sendDueMail(deps, mailer, undefined, attach)))
  for (const mailer of mailers) mailer.close()
}
/** The database's clock can't be turned: what waits for it is moved back instead. */
async function letPass(seconds: number) {
  const back = sql`make_interval(secs => ${seconds})`
  await deps.db.update(outbox).set({
    dueAt: sql`${outbox.dueAt} - ${back}`,
    claimedAt: sql`${outbox.claimedAt} - ${back}`,
  })
}

const subjectsTo = (address: string) =>
  mailbox.received
    .filter((mail) => mail.to.includes(address))
    .map((mail) => mail.headers.get('subject') ?? '')
const pay = (bookingId: string, amount: number) =>
  confirmPayment(deps, { bookingId, amount, externalId: `staff:${randomUUID()}`, actor })

describe('the mail of a booking', () => {
  it('goes out in Italian, as HTML and as text, from the first day to the last', async () => {
    const booking = await book(deps)
    const reference = booking.id.slice(0, 8).toUpperCase()
    await declareTransfer(deps, booking.id)
    await pay(booking.id, 96_000)
    await pay(booking.id, 144_000)
    await cancelBooking(deps, { bookingId: booking.id, actor })
    await send()
    expect(subjectsTo('giulia@example.com')).toEqual([
      `Tokyo e Kyoto: prenotazione ${reference}`,
      `Bonifico in verifica: prenotazione ${reference}`,
      `Acconto ricevuto: prenotazione ${reference} confermata`,
      `Pagamento completato: prenotazione ${reference}`,
      `Prenotazione ${reference} annullata`,
    ])
    expect(subjectsTo('ufficio@ondalta.example')).toEqual([
      `Nuova prenotazione ${reference}: Tokyo e Kyoto`,
      `Bonifico dichiarato: ${reference}, 960 €`,
    ])
    for (const mail of mailbox.received) {
      expect(mail.text.length).toBeGreaterThan(100)
      expect(mail.html).toContain('<html lang="it">')
      expect(mail.text + mail.html).not.toMatch(
        /undefined|\bnull\b|YA1234567|Via Roma 1|1990-05-20/,
      )
      expect(mail.headers.get('from')).toContain('info@ondalta.example')
    }
    const [first] = mailbox.received
    for (const part of [first?.text, first?.html]) {
      expect(part).toContain('IT60 X054 2811 1010 0000 0123 456')
      expect(part).toContain(booking.paymentReference)
      expect(part).toContain('960 €')
      expect(part).toContain(formatDate(nextYear('04-10')))
      expect(part).toContain(`/#/payment-custom/${booking.id}`)
    }
  })

  it('carries the contract where it makes, changes or confirms one', async () => {
    const booking = await book(deps)
    await declareTransfer(deps, booking.id)
    await pay(booking.id, 96_000)
    await send(1, attachContract)
    const name = `contratto-${booking.id.slice(0, 8).toUpperCase()}.pdf`
    const ofTraveller = mailbox.received.filter(({ to }) => to.includes('giulia@example.com'))
    expect(ofTraveller.map(({ files }) => files)).toEqual([[name], [], [name]])
    const ofAgency = mailbox.received.filter(({ to }) => to.includes('ufficio@ondalta.example'))
    expect(ofAgency.flatMap(({ files }) => files)).toEqual([])
    expect(ofTraveller[0]?.text).toContain('contratto')
  })

  it('waits for a contract that can’t be drawn, and in the end goes without it', async () => {
    const { id } = await book(deps)
    const broken = { ...deps, catalogue: undefined as never }
    const [mail] = await deps.db.select().from(outbox).where(eq(outbox.kind, 'booking_received'))
    if (!mail) throw new Error('no mail')
    await deps.db.delete(contractPacks)
    expect(mail.bookingId).toBe(id)
    await expect(attachContract(broken, { ...mail, attempts: 3 })).rejects.toThrow(/undefined/)
    expect(await attachContract(broken, { ...mail, attempts: 4 })).toEqual([])
  })

  it('is sent exactly once, even by several workers at the same time', async () => {
    for (let index = 0; index < 4; index += 1) await book(deps)
    await send(5)
    expect(mailbox.received).toHaveLength(8)
    expect(new Set(mailbox.received.map((mail) => mail.headers.get('message-id'))).size).toBe(8)
    await send(2)
    expect(mailbox.received).toHaveLength(8)
    expect(await deps.db.$count(outbox, eq(outbox.state, 'sent'))).toBe(8)
  })

  it('escapes what travellers type', async () => {
    const { id } = await book(deps, { travelTitle: 'Tokyo <b>&</b> "Kyoto"' })
    await send()
    const mail = mailbox.received.find((one) => one.text.includes(id))
    expect(mail?.html).not.toContain('<b>&</b>')
    expect(mail?.text).toContain('Tokyo <b>&</b> "Kyoto"')
  })
})

describe('a mail server that refuses', () => {
  it('is asked again, later each time, until staff find the mail among the failed ones', async () => {
    await book(deps)
    await deps.db.delete(outbox).where(eq(outbox.kind, 'agency_new_booking'))
    mailbox.refuse = true
    const pauses: number[] = []
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await send()
      const [mail] = await deps.db.select().from(outbox)
      expect(mail).toMatchObject({ attempts: attempt, claimedAt: null })
      expect(mail?.lastError).toContain('mailbox full')
      const pause = Math.round(((mail?.dueAt.getTime() ?? 0) - Date.now()) / 60_000)
      pauses.push(pause)
      await letPass(pause * 60 - 5)
      await send()
      expect((await deps.db.select().from(outbox))[0]?.attempts).toBe(attempt)
      await letPass(10)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
    const [dead] = await deps.db.select().from(outbox)
    expect(dead?.state).toBe('failed')
    mailbox.refuse = false
    await send()
    expect(mailbox.received).toHaveLength(0)
    await resendMail(deps, dead?.id ?? '', actor)
    await send()
    expect(mailbox.received).toHaveLength(1)
  })

  it('does not keep other mail waiting for long: it goes out when the server is back', async () => {
    await book(deps)
    mailbox.refuse = true
    await send()
    mailbox.refuse = false
    await letPass(61)
    await send()
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
    await send()
    expect(mailbox.received).toHaveLength(0)
    await letPass(301)
    await send()
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
    await letPass(301)
    await send()
    expect(mailbox.received).toHaveLength(1)
    expect(slow).toBeDefined()
    if (slow) await markFailed(deps.db, slow, 'timeout')
    await letPass(600)
    await send()
    expect(mailbox.received).toHaveLength(1)
  })

  it('sends once although the database is away when it wants to note it', async () => {
    await queueEmail(deps.db, { ...queued, dedupeKey: 'late:2' })
    let sent = 0
    const mailer = { send: async () => void (sent += 1), close: () => undefined }
    await sendDueMail({ ...deps, db: failingOnce(deps.db) }, mailer)
    await letPass(600)
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
    await send()
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

  /** Its first update outside a transaction, which notes the result, finds the connection lost. */
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
  const outcomes = async () =>
    (await deps.db.select().from(outbox)).map((mail) => `${mail.state} ${mail.attempts}`)

  /** Files are removed as often as mail is sent: one that is gone says that another round has passed. */
  async function roundPasses() {
    await scheduleRemoval(deps.db, ['a-mark'])
    await vi.waitUntil(async () => (await deps.db.$count(fileRemovals)) === 0, 20_000)
  }

  it('leaves mail waiting without a mail server, for longer than it takes to send it with one', async () => {
    await book(deps)
    const working = startJobs(deps)
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
    const idle = startJobs(unconfigured)
    for (let round = 0; round <= rounds; round += 1) await roundPasses()
    await idle.stop()
    expect(await outcomes()).toEqual(['queued 0', 'queued 0'])
  })
})

it('goes through one connection, however many mails wait', async () => {
  for (let index = 0; index < 3; index += 1) await book(deps)
  mailbox.connections = 0
  await send()
  expect(mailbox.received).toHaveLength(6)
  expect(mailbox.connections).toBe(1)
})
