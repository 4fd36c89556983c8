import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { placeEndsOn } from '../../../domain/trip/place.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { tripChallenges, tripPasses, tripPasskeys } from '../../platform/db/schema/trip.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { secretParty, tripVisitors } from '../../testing/trip-visitors.ts'
import { virtualAuthenticator } from '../../testing/virtual-authenticator.ts'
import { endLinks, sendLink } from '../access/ask-link.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const staff = { id: null, name: 'Marta' }
const { call, enter, leaderOf, invited } = tripVisitors(() => deps)

beforeEach(async () => {
  for (const table of [tripPasses, tripChallenges, outbox, rateLimits]) await deps.db.delete(table)
})

type Device = ReturnType<typeof virtualAuthenticator>

function newDevice(): Device {
  const { origin, hostname } = new URL(deps.publicUrl)
  return virtualAuthenticator({ origin, rpId: hostname })
}

async function challengeFor(cookie: string): Promise<string> {
  const { body } = await call('POST', '/trip/passkeys/options', cookie)
  return String(body['challenge'])
}

async function add(cookie: string, device = newDevice()): Promise<Device> {
  const created = device.create(await challengeFor(cookie))
  expect((await call('POST', '/trip/passkeys', cookie, created)).status).toBe(200)
  return device
}

async function question(): Promise<string> {
  return String((await call('POST', '/trip/session/passkey/options', '')).body['challenge'])
}

const answer = (signed: object) => call('POST', '/trip/session/passkey', '', signed)
const enterBy = async (device: Device) => answer(device.sign(await question()))
const listOf = async (cookie: string) =>
  (await call('GET', '/trip/passkeys', cookie)).body['passkeys'] as { id: string }[]
const firstNameFor = async (cookie: string) =>
  (await call('GET', '/trip', cookie)).body['firstName']

async function actionsOf({ id }: Booking): Promise<string[]> {
  const rows = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, id))
  return rows.map(({ action }) => action)
}

describe('a passkey', () => {
  it('lets its traveller in without a link, on any device that has it', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const companion = await enter(await invited(leader, 1))
    const [hers, his] = [await add(leader), await add(companion)]
    const entered = await enterBy(hers)
    expect(entered.status).toBe(200)
    expect(await firstNameFor(entered.session)).toBe('Giulia')
    expect(await firstNameFor((await enterBy(his)).session)).toBe('Marco')
    expect(await actionsOf(booking)).toEqual(
      expect.arrayContaining(['trip_passkey_added', 'trip_passkey_entered']),
    )
  })

  it('is told to its traveller by mail, with nothing of the device in it', async () => {
    const booking = await book(deps)
    const device = await add(await leaderOf(booking))
    const mails = await deps.db.select().from(outbox).where(eq(outbox.kind, 'trip_passkey_added'))
    expect(mails.map(({ recipient }) => recipient)).toEqual([booking.contactEmail])
    expect(mails[0]?.text).not.toContain(device.id)
  })

  it('is seen and removed by its traveller alone', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const companion = await enter(await invited(leader, 1))
    const device = await add(leader)
    const [own] = await listOf(leader)
    expect(await listOf(companion)).toEqual([])
    await call('POST', `/trip/passkeys/${own?.id}/end`, companion)
    expect((await enterBy(device)).status).toBe(200)
    await call('POST', `/trip/passkeys/${own?.id}/end`, leader)
    expect(await listOf(leader)).toEqual([])
    expect((await enterBy(device)).status).toBe(401)
    expect(await actionsOf(booking)).toContain('trip_passkey_removed')
  })

  it('are five at most', async () => {
    const leader = await leaderOf(await book(deps))
    for (let index = 0; index < 5; index += 1) await add(leader)
    const { status, text } = await call('POST', '/trip/passkeys/options', leader)
    expect(status).toBe(409)
    expect(text).toContain('cinque')
  })
})

describe('what ends the way in ends it', () => {
  it('thirty days after the return', async () => {
    const booking = await book(deps)
    const device = await add(await leaderOf(booking))
    deps.clock.now = new Date(`${placeEndsOn(booking.endDate)}T12:00:00Z`)
    expect((await enterBy(device)).status).toBe(200)
    deps.clock.now = new Date(`${addDays(placeEndsOn(booking.endDate), 1)}T12:00:00Z`)
    expect((await enterBy(device)).status).toBe(401)
  })

  it('staff end it, and a new link brings it not back', async () => {
    const booking = await book(deps)
    const device = await add(await leaderOf(booking))
    await endLinks({ ...deps, actor: staff }, booking.id)
    expect(await deps.db.$count(tripPasskeys)).toBe(0)
    await sendLink({ ...deps, actor: staff }, booking.id)
    expect((await enterBy(device)).status).toBe(401)
  })

  it('another address of the booking, also when it has its own link by then', async () => {
    const booking = await book(deps)
    const device = await add(await leaderOf(booking))
    const contactEmail = 'nuova@example.com'
    await deps.db
      .update(travelBookings)
      .set({ contactEmail })
      .where(eq(travelBookings.id, booking.id))
    expect((await enterBy(device)).status).toBe(401)
    await leaderOf((await findBooking(deps.db, booking.id)) ?? booking)
    expect((await enterBy(device)).status).toBe(401)
  })

  it('of who was invited: taken back, invited anew, another person in the seat', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const invite = async (seat: number) => add(await enter(await invited(leader, seat)))
    const takenBack = await invite(1)
    await call('POST', '/trip/seats/1/invitation/end', leader, {})
    expect((await enterBy(takenBack)).status).toBe(401)
    const wrongPerson = await invite(1)
    const right = await invite(1)
    expect((await enterBy(wrongPerson)).status).toBe(401)
    expect((await enterBy(right)).status).toBe(200)
    const travelers = booking.travelers.map((one, seat) =>
      seat === 1 ? { ...one, firstName: 'Ugo' } : one,
    )
    await deps.db.update(travelBookings).set({ travelers }).where(eq(travelBookings.id, booking.id))
    expect((await enterBy(right)).status).toBe(401)
  })

  it('a new link to the same mailbox ends the sessions and leaves the device', async () => {
    const booking = await book(deps)
    const leader = await leaderOf(booking)
    const device = await add(leader)
    const { session } = await enterBy(device)
    await sendLink({ ...deps, actor: staff }, booking.id)
    expect((await call('GET', '/trip', leader)).status).toBe(401)
    expect((await call('GET', '/trip', session)).status).toBe(401)
    expect((await enterBy(device)).status).toBe(200)
  })
})

describe('what nobody gets through with', () => {
  it('the same answer twice, and one that comes too late', async () => {
    const device = await add(await leaderOf(await book(deps)))
    const signed = device.sign(await question())
    expect((await answer(signed)).status).toBe(200)
    expect((await answer(signed)).status).toBe(401)
    const late = device.sign(await question())
    deps.clock.now = new Date(deps.clock.now.getTime() + 6 * 60_000)
    expect((await answer(late)).status).toBe(401)
  })

  it('a challenge that nobody drew, was drawn for another, or for another purpose', async () => {
    const [booking, other] = [await book(deps), await book(deps)]
    const [leader, stranger] = [await leaderOf(booking), await leaderOf(other)]
    const device = await add(leader)
    expect((await answer(device.sign('AAAA'))).status).toBe(401)
    expect((await answer(device.sign(await challengeFor(leader)))).status).toBe(401)
    for (const challenge of [await challengeFor(leader), await question(), 'AAAA']) {
      const created = newDevice().create(challenge)
      expect((await call('POST', '/trip/passkeys', stranger, created)).status).toBe(422)
    }
    expect(await listOf(stranger)).toEqual([])
  })

  it('no finger, another site, another key, a copied device', async () => {
    const leader = await leaderOf(await book(deps))
    const device = await add(leader)
    const elsewhere = { origin: 'https://ondalta.example.evil', rpId: 'ondalta.example.evil' }
    for (const doing of [
      { isVerified: false },
      { site: elsewhere },
      { site: { origin: elsewhere.origin } },
      { site: { rpId: elsewhere.rpId } },
    ]) {
      expect((await answer(device.sign(await question(), doing))).status).toBe(401)
      const created = newDevice().create(await challengeFor(leader), doing)
      expect((await call('POST', '/trip/passkeys', leader, created)).status).toBe(422)
    }
    const stolen = { ...newDevice().sign(await question()), id: device.id, rawId: device.id }
    expect((await answer(stolen)).status).toBe(401)
    expect((await enterBy(device)).status).toBe(200)
    device.goBack(3)
    expect((await enterBy(device)).status).toBe(401)
  })

  it('somebody else’s device under the own name', async () => {
    const [leader, stranger] = [await leaderOf(await book(deps)), await leaderOf(await book(deps))]
    const device = await add(leader)
    const again = device.create(await challengeFor(stranger))
    expect((await call('POST', '/trip/passkeys', stranger, again)).status).toBe(422)
    expect(await listOf(stranger)).toEqual([])
  })
})
