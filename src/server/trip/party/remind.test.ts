import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '../../booking/bookings/store.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { tripPasses } from '../../platform/db/schema/trip.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { reread, visitOf } from '../../testing/place-visitors.ts'
import { book, person } from '../../testing/test-deps.ts'
import { enterPlace } from '../access/enter.ts'
import { placeStatus } from '../place/staff-look.ts'
import { viewPlace } from '../place/view.ts'
import { inviteTraveller, takeBackInvitation } from './invite.ts'
import { remindParty } from './remind.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: null, name: 'Marta' }

beforeEach(async () => {
  for (const table of [tripPasses, outbox, rateLimits]) await deps.db.delete(table)
})

const companion = (firstName: string) => person({ firstName, email: null, phone: null })

/** Only Giulia has an address. */
async function partyOfThree(): Promise<Booking> {
  const booking = await book(deps, {}, [person(), companion('Marco'), companion('Lia')])
  const travelers = booking.travelers.map((one, seat) =>
    seat === 0 ? one : { ...one, address: '' },
  )
  await deps.db.update(travelBookings).set({ travelers }).where(eq(travelBookings.id, booking.id))
  await deps.db.delete(outbox)
  return reread(deps, booking)
}

async function invite(booking: Booking, seat: number, email?: string) {
  return inviteTraveller(deps, await visitOf(deps, booking), { seat, email })
}

const remind = ({ id }: Booking) => remindParty({ ...deps, actor }, id)
const reminders = () => deps.db.select().from(outbox).where(eq(outbox.kind, 'trip_reminder'))
const keyIn = (text: string) => /viaggio\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('a reminder to who is missing', () => {
  it('goes to who was invited by mail with a link that works, and to who booked for the others', async () => {
    const booking = await partyOfThree()
    await invite(booking, 1, 'marco@example.com')
    expect(await remind(booking)).toEqual({ mails: 2 })
    const mails = await reminders()
    const toMarco = mails.find(({ recipient }) => recipient === 'marco@example.com')
    const toLeader = mails.find(({ recipient }) => recipient === booking.contactEmail)
    expect(toLeader?.text).toContain('Lia Rossi')
    expect(toLeader?.text).not.toContain('Marco')
    if (!toMarco) throw new Error('no mail')
    expect(toMarco.text).not.toMatch(/viaggio\/i-/)
    expect(await enterPlace(deps, keyIn(withSecrets(toMarco).text))).toHaveProperty('cookie')
  })

  it('finds who has come in already, and leaves their session alone', async () => {
    const booking = await partyOfThree()
    await invite(booking, 1, 'marco@example.com')
    const [invitation] = await deps.db.select().from(outbox)
    if (!invitation) throw new Error('no mail')
    await enterPlace(deps, keyIn(withSecrets(invitation).text))
    await remind(booking)
    expect((await reminders()).map(({ recipient }) => recipient)).toContain('marco@example.com')
    const { party } = await placeStatus(deps, booking.id)
    expect(party).toMatchObject([
      { isDone: true, link: 'none' },
      { isDone: false, link: 'in' },
      { isDone: false, link: 'none' },
    ])
  })

  it('never goes to the address of who sat there before', async () => {
    const booking = await partyOfThree()
    await invite(booking, 1, 'marco@example.com')
    const travelers = booking.travelers.map((one, seat) =>
      seat === 1 ? { ...one, firstName: 'Ugo' } : one,
    )
    await deps.db.update(travelBookings).set({ travelers }).where(eq(travelBookings.id, booking.id))
    await invite(await reread(deps, booking), 1)
    await remind(booking)
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual([booking.contactEmail])
  })

  it('leaves once a day, and is written down', async () => {
    const booking = await partyOfThree()
    await remind(booking)
    await expect(remind(booking)).rejects.toThrow('TRIP_REMINDED_TODAY')
    expect(await reminders()).toHaveLength(1)
    deps.clock.now = new Date(deps.now().getTime() + 1.5 * 86_400_000)
    expect(await remind(booking)).toEqual({ mails: 1 })
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    expect(entries.filter(({ action }) => action === 'trip_party_reminded')).toMatchObject([
      { actorName: 'Marta' },
      { actorName: 'Marta' },
    ])
  })

  it('reminds nobody where all is there, or nothing can be entered any more', async () => {
    const whole = await book(deps)
    expect(await remind(whole)).toEqual({ mails: 0 })
    expect((await placeStatus(deps, whole.id)).mayRemind).toBe(false)
    const booking = await partyOfThree()
    deps.clock.now = new Date(`${booking.startDate}T12:00:00Z`)
    await expect(remind(booking)).rejects.toThrow('TRIP_DATA_CLOSED')
    expect((await placeStatus(deps, booking.id)).mayRemind).toBe(false)
  })
})

it('an invitation leaves until the day before the departure, and is taken back at any time', async () => {
  const booking = await partyOfThree()
  await invite(booking, 1, 'marco@example.com')
  const marco = async () => (await viewPlace(deps, booking, 0)).party[1]
  expect(await marco()).toMatchObject({ mayInvite: true, mayTakeBack: true })
  deps.clock.now = new Date(`${booking.startDate}T12:00:00Z`)
  expect(await marco()).toMatchObject({ mayInvite: false, mayTakeBack: true })
  await expect(invite(booking, 2)).rejects.toThrow('TRIP_DATA_CLOSED')
  await takeBackInvitation(deps, await visitOf(deps, booking), 1)
  expect(await marco()).toMatchObject({ link: 'none', mayTakeBack: false })
})
