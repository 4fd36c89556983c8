import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { erasePerson } from '../../office/people/erase-person.ts'
import { deleteExpiredRecords } from '../../office/retention/delete-expired-records.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { waitingEntries } from '../../platform/db/schema/waiting-list.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, addLink, book, callApi, person } from '../../testing/test-deps.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { createBooking } from '../bookings/create-booking.ts'
import { joinWaitingList } from './join.ts'
import { leaveList, removeEntry, viewEntry } from './own-entry.ts'
import { tendWaitingLists } from './tend.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const staff = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [
    waitingEntries,
    travelBookings,
    bookingLinks,
    travelDates,
    outbox,
    rateLimits,
  ])
    await deps.db.delete(table)
})

const startDate = nextYear('04-10')
const join = (people: number, name = `amico${randomUUID().slice(0, 4)}`) =>
  joinWaitingList(
    deps,
    {
      tripId: 'tokyo-kyoto',
      startDate,
      people,
      name: 'Carla Verdi',
      email: `${name}@example.com`,
      phone: '+39 333 000 1111',
    },
    randomUUID(),
  )
const entry = async (name: string) => {
  const [row] = await deps.db
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.contactEmail, `${name}@example.com`))
  if (!row) throw new Error(`${name} does not wait`)
  return row
}
const states = async () =>
  (await deps.db.select().from(waitingEntries).orderBy(waitingEntries.createdAt)).map(
    ({ state }) => state,
  )
const left = async () => (await deps.db.select().from(travelDates))[0]?.spotsAvailable
const mailsOf = (kind: string) => deps.db.select().from(outbox).where(eq(outbox.kind, kind))

/** The database's clock can't be changed, so the expiry is moved back instead. */
const letOffersEnd = () =>
  deps.db
    .update(waitingEntries)
    .set({ offerExpiresAt: sql`${waitingEntries.offerExpiresAt} - interval '25 hours'` })

/** A full departure with one booking of this many people. */
async function fullDeparture(people: number) {
  await addDeparture(deps.db, { spotsAvailable: people, totalSpots: people })
  return book(
    deps,
    {},
    Array.from({ length: people }, () => person()),
  )
}
const bookOffer = async (name: string, people: number) => {
  const { offer } = await viewEntry(deps, (await entry(name)).token)
  return createBooking(deps, {
    token: offer?.bookingToken ?? '',
    submissionId: randomUUID(),
    travelers: Array.from({ length: people }, () => person()),
  })
}

describe('the waiting list of a full departure', () => {
  it('takes a party once, writes to it and answers the same the second time', async () => {
    await fullDeparture(2)
    await join(2, 'carla')
    await join(2, 'carla')
    expect(await states()).toEqual(['waiting'])
    expect(await mailsOf('waiting_joined')).toHaveLength(1)
  })

  it('counts who asked in the same moment one after the other', async () => {
    await fullDeparture(2)
    for (const name of ['ada', 'bea', 'ciro']) await join(2, name)
    await deps.db.update(waitingEntries).set({ createdAt: sql`now()` })
    const inQueue = await deps.db.select().from(waitingEntries).orderBy(waitingEntries.id)
    const ahead = inQueue.map(async ({ token }) => (await viewEntry(deps, token)).ahead)
    expect(await Promise.all(ahead)).toEqual([0, 1, 2])
  })

  it('is closed to a party for which there is room, to samples and to larger parties than the group', async () => {
    await addDeparture(deps.db, { spotsAvailable: 2, totalSpots: 4 })
    await expect(join(2)).rejects.toMatchObject({ code: 'DEPARTURE_HAS_ROOM' })
    await expect(join(5)).rejects.toMatchObject({ code: 'VALIDATION' })
    await join(3)
    await deps.db.update(travelDates).set({ sales: 'closed' })
    await expect(join(3)).rejects.toMatchObject({ code: 'DEPARTURE_CLOSED' })
    await deps.db.delete(travelDates)
    await expect(join(1)).rejects.toMatchObject({ code: 'DEPARTURE_NOT_FOUND' })
  })

  it('sets the places of a cancelled booking aside before anybody else can have them', async () => {
    const booking = await fullDeparture(2)
    await join(2, 'carla')
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    expect(await left()).toBe(0)
    expect(await states()).toEqual(['held'])
    await expect(book(deps)).rejects.toMatchObject({ code: 'DEPARTURE_FULL' })
    await tendWaitingLists(deps)
    expect(await states()).toEqual(['offered'])
    const [mail] = await mailsOf('waiting_offer')
    expect(mail && withSecrets(mail).text).toContain(
      `/#/lista-attesa/${(await entry('carla')).token}`,
    )
  })

  it('gives all places or none, and does not let a large party block a small one', async () => {
    await addDeparture(deps.db, { spotsAvailable: 4, totalSpots: 4 })
    const bookings = [await book(deps), await book(deps), await book(deps), await book(deps)]
    await join(3, 'three')
    await join(2, 'two')
    await cancelBooking(deps, { bookingId: bookings[0]?.id ?? '', actor: staff })
    expect(await states()).toEqual(['waiting', 'waiting'])
    expect(await left()).toBe(1)
    await cancelBooking(deps, { bookingId: bookings[1]?.id ?? '', actor: staff })
    expect(await states()).toEqual(['waiting', 'held'])
    expect(await left()).toBe(0)
  })

  it('is booked through the offer, which is used up by it', async () => {
    const booking = await fullDeparture(3)
    await join(2, 'carla')
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    await tendWaitingLists(deps)
    expect(await left()).toBe(1)
    const made = await bookOffer('carla', 2)
    expect(made.spotsTaken).toBe(2)
    expect(made.configuredAccount).not.toBeNull()
    expect(await left()).toBe(1)
    expect(await entry('carla')).toMatchObject({ state: 'booked', bookingId: made.id })
    expect(await mailsOf('missing_account')).toHaveLength(0)
  })

  it('keeps the offer when the booking fails, and gives what was not taken to the next', async () => {
    const booking = await fullDeparture(3)
    await join(3, 'carla')
    await join(1, 'dino')
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    await tendWaitingLists(deps)
    await expect(bookOffer('carla', 4)).rejects.toMatchObject({ code: 'DEPARTURE_FULL' })
    expect(await states()).toEqual(['offered', 'waiting'])
    expect(await left()).toBe(0)
    await bookOffer('carla', 2)
    expect(await states()).toEqual(['booked', 'held'])
    expect(await left()).toBe(0)
  })

  it.each([
    ['is declined', async () => leaveList(deps, (await entry('carla')).token), 'declined'],
    [
      'is taken away by staff',
      async () => removeEntry({ ...deps, actor: staff }, (await entry('carla')).id),
      'removed',
    ],
    [
      'is not answered within a day',
      async () => {
        await letOffersEnd()
        await tendWaitingLists(deps)
      },
      'expired',
    ],
  ])('goes on to the next party when an offer %s', async (_, end, state) => {
    const booking = await fullDeparture(2)
    await join(2, 'carla')
    await join(2, 'dino')
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    await tendWaitingLists(deps)
    await end()
    await tendWaitingLists(deps)
    expect(await states()).toEqual([state, 'offered'])
    expect(await left()).toBe(0)
    expect(await mailsOf('waiting_offer')).toHaveLength(2)
    expect(await mailsOf('waiting_expired')).toHaveLength(state === 'expired' ? 1 : 0)
  })

  it('ends a day late offer for whoever comes with its link', async () => {
    const booking = await fullDeparture(1)
    await join(1, 'carla')
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    await tendWaitingLists(deps)
    const { offer } = await viewEntry(deps, (await entry('carla')).token)
    await letOffersEnd()
    const late = createBooking(deps, {
      token: offer?.bookingToken ?? '',
      submissionId: randomUUID(),
      travelers: [person()],
    })
    await expect(late).rejects.toMatchObject({ code: 'DEPARTURE_FULL' })
  })

  it('notices more spots, and is closed when the departure has left', async () => {
    await fullDeparture(2)
    await join(2, 'carla')
    await deps.db.update(travelDates).set({ totalSpots: 4, spotsAvailable: 2 })
    await tendWaitingLists(deps)
    expect(await states()).toEqual(['offered'])
    deps.clock.now = new Date(`${startDate}T10:00:00Z`)
    await tendWaitingLists(deps)
    expect(await states()).toEqual(['closed'])
    expect(await mailsOf('waiting_closed')).toHaveLength(1)
  })

  it('tells the party where it stands, and nobody else', async () => {
    await fullDeparture(2)
    await join(1, 'carla')
    await join(2, 'dino')
    const { token } = await entry('dino')
    const seen = await callApi(deps, 'GET', `/waiting-list/${token}`)
    expect(seen.body).toMatchObject({ state: 'waiting', ahead: 1, people: 2, startDate })
    expect(JSON.stringify(seen.body)).not.toContain('@example.com')
    expect((await callApi(deps, 'GET', '/waiting-list/guessed')).status).toBe(404)
  })

  it('can not be filled by one visitor', async () => {
    await fullDeparture(2)
    const answers: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const { status } = await callApi(deps, 'POST', '/waiting-list', {
        tripId: 'tokyo-kyoto',
        startDate,
        people: 1,
        name: 'Carla Verdi',
        email: `robot${index}@example.com`,
        phone: '+39 333 000 1111',
      })
      answers.push(status)
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    expect(await deps.db.$count(waitingEntries)).toBe(6)
  })

  it('forgets whoever asks for it, with the places set aside, and everybody a month after the end', async () => {
    const booking = await fullDeparture(2)
    await join(2, 'carla')
    await join(2, 'dino')
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    await erasePerson({ ...deps, actor: staff }, 'carla@example.com')
    expect(await states()).toEqual(['held'])
    await removeEntry({ ...deps, actor: staff }, (await entry('dino')).id)
    await deps.db
      .update(waitingEntries)
      .set({ endedAt: sql`${waitingEntries.endedAt} - interval '40 days'` })
    await deleteExpiredRecords(deps)
    expect(await deps.db.$count(waitingEntries)).toBe(0)
    expect(await left()).toBe(2)
  })

  it('is never oversold by bookings, cancellations and offers at once', async () => {
    const booking = await fullDeparture(3)
    await join(1, 'carla')
    await join(2, 'dino')
    const { token } = await addLink(deps.db)
    const attempts = Array.from({ length: 6 }, () =>
      createBooking(deps, { token, submissionId: randomUUID(), travelers: [person()] }),
    )
    const asked = Promise.allSettled(attempts)
    await cancelBooking(deps, { bookingId: booking.id, actor: staff })
    await Promise.all([tendWaitingLists(deps), tendWaitingLists(deps)])
    expect((await asked).every(({ status }) => status === 'rejected')).toBe(true)
    expect(await states()).toEqual(['offered', 'offered'])
    expect(await left()).toBe(0)
    expect(await mailsOf('waiting_offer')).toHaveLength(2)
  })

  it('does not stand in the way of an ordinary link', async () => {
    await addDeparture(deps.db, { spotsAvailable: 3, totalSpots: 3 })
    const { token } = await addLink(deps.db)
    await createBooking(deps, { token, submissionId: randomUUID(), travelers: [person()] })
    expect(await left()).toBe(2)
  })
})
