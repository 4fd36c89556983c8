import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, todayInRome } from '../../src/domain/dates.ts'
import { mailAllowance } from '../../src/domain/mail-allowance.ts'
import { contactMessages } from '../../src/server/platform/db/schema/contact.ts'
import { outbox } from '../../src/server/platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { addLink, callApi, person, testDeps } from '../../src/server/testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

/** The guards' limits, which a control raises. */
const numbers: { form: number; directBooking: number } = mailAllowance
const asTheyAre = { ...mailAllowance }
afterEach(() => Object.assign(numbers, asTheyAre))

const message = (change: object = {}) => ({
  submissionId: randomUUID(),
  firstName: 'Vinci',
  lastName: 'Premio',
  email: 'sconosciuto@example.com',
  message: 'Clicca subito su https://truffa.example e vinci.',
  filledInMs: 9000,
  ...change,
})
const send = (change: object = {}) => callApi(deps, 'POST', '/contact-messages', message(change))
const mailsTo = (recipient: string) =>
  database.db.select().from(outbox).where(eq(outbox.recipient, recipient))

describe('the contact form as a mail gun', () => {
  const flood = (recipient: string) =>
    Promise.all(Array.from({ length: 25 }, () => send({ email: recipient })))

  test('reaches a stranger three times a day, however the address is written', async () => {
    await flood('vittima@example.com')
    for (const email of ['Vittima@Example.com', 'vittima+1@example.com']) await send({ email })
    const all = await database.db.select().from(outbox).where(eq(outbox.kind, 'contact_copy'))
    expect(all.filter((mail) => /vittima/i.test(mail.recipient))).toHaveLength(3)
  })

  test('control: with no number set, every request reaches the stranger', async () => {
    numbers.form = 1_000_000
    await flood('indifeso@example.com')
    expect(await mailsTo('indifeso@example.com')).toHaveLength(25)
  })

  test('carries nothing that was typed', async () => {
    await send({ email: 'lettore@example.com', phone: '+39 333 000 0000' })
    const [mail] = await mailsTo('lettore@example.com')
    const whole = `${mail?.subject} ${mail?.html} ${mail?.text}`
    for (const typed of ['Vinci', 'Premio', 'truffa.example', '333 000']) {
      expect(whole).not.toContain(typed)
    }
  })

  test('the next day the address may be written to again', async () => {
    await flood('domani@example.com')
    deps.clock.now = new Date(deps.clock.now.getTime() + 86_400_000)
    await send({ email: 'domani@example.com' })
    expect(await mailsTo('domani@example.com')).toHaveLength(4)
  })
})

describe('a script instead of a person', () => {
  const stored = () => database.db.$count(contactMessages)

  test.each([
    ['says nothing of the time', { filledInMs: undefined }],
    ['was filled in no time', { filledInMs: 12 }],
    ['fills in what nobody sees', { website: 'x' }],
  ])('that %s is thanked and goes no further', async (_, change) => {
    const before = await stored()
    expect((await send(change)).status).toBe(201)
    expect(await stored()).toBe(before)
  })

  test('control: a person is stored', async () => {
    const before = await stored()
    await send({ filledInMs: 700 })
    expect(await stored()).toBe(before + 1)
  })
})

test.each([
  'Vinci su truffa.example',
  'www.truffa',
  'https://truffa',
  'mario@truffa.example',
  'TRUFFA.COM',
])('a name that is an address is refused: %s', async (firstName) => {
  const answer = await send({ firstName })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain('senza indirizzi o link')
})

test.each(["D'Angelo", 'St. John', 'Maria J. Rossi', 'Łucja-Anna'])(
  'control: %s is a name',
  async (lastName) => {
    expect((await send({ lastName })).status).toBe(201)
  },
)

describe('bookings as a mail gun', () => {
  const startDate = addDays(todayInRome(new Date()), 90)
  const book = (email: string) =>
    callApi(deps, 'POST', '/trip-bookings', {
      submissionId: randomUUID(),
      tripId: 'grecia',
      startDate,
      travelers: [{ firstName: 'Anna', lastName: 'Bianchi', type: 'adult' }],
      email,
      phone: '+39 333 000 0000',
    })
  const statesOf = async (email: string) => (await mailsTo(email)).map((mail) => mail.state)

  test('reach a stranger five times a day; the rest waits for staff and the page says so', async () => {
    const answers = []
    for (let index = 0; index < 7; index += 1) answers.push(await book('bersaglio@example.com'))
    expect(answers.map((answer) => answer.body.summaryHeld)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
      true,
    ])
    // Declaring is a mail as well.
    await callApi(deps, 'POST', `/bookings/${String(answers[0]?.body.id)}/transfer`)
    const states = await statesOf('bersaglio@example.com')
    expect(states.filter((state) => state === 'queued')).toHaveLength(5)
    expect(states.filter((state) => state === 'held')).toHaveLength(3)
  })

  test('control: with no number set, all of them leave', async () => {
    numbers.directBooking = 1_000_000
    for (let index = 0; index < 7; index += 1) await book('scoperto@example.com')
    expect(await statesOf('scoperto@example.com')).toEqual(
      Array.from({ length: 7 }, () => 'queued'),
    )
  })

  test('a private link always gets its mail', async () => {
    for (let index = 0; index < 7; index += 1) {
      const { token } = await addLink(deps.db)
      const travelers = [person({ email: 'cliente@example.com' })]
      const body = { token, submissionId: randomUUID(), travelers }
      expect((await callApi(deps, 'POST', '/bookings', body)).status).toBe(201)
    }
    expect(await statesOf('cliente@example.com')).toEqual(Array.from({ length: 7 }, () => 'queued'))
  })
})
