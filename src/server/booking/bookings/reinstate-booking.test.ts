import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '../../platform/db/schema/operations.ts'
import { claimMail, markSent } from '../../platform/mail/outbox.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { saveNotes } from './admin-notes.ts'
import { cancelBooking } from './cancel-booking.ts'
import { cancelMany } from './cancel-many.ts'
import { reinstateBooking } from './reinstate-booking.ts'
import type { Booking } from './store.ts'

const database = await databaseOfThisFile()
const deps = { ...testDeps(database.db), actor: { id: 'staff', name: 'Marta' } }
const { actor } = deps

beforeEach(async () => {
  await database.db.delete(outbox)
})

const mailsAbout = async ({ id }: Booking) =>
  database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, id), like(outbox.kind, 'booking_%ed')))
    .orderBy(outbox.createdAt)

const kindsAbout = async (booking: Booking) =>
  (await mailsAbout(booking)).map(({ kind }) => kind).filter((kind) => kind !== 'booking_received')

const reinstate = ({ id }: Booking) => reinstateBooking(deps, { bookingId: id, actor })

test('withdraws the waiting mail of one of many, also after a note', async () => {
  const booking = await book(deps)
  const [cancelled] = (await cancelMany(deps, { bookings: [booking] })).changed
  if (!cancelled) throw new Error('it was cancelled')
  await saveNotes(deps, { ...cancelled, adminNotes: 'Era uno sbaglio' })
  expect(await kindsAbout(booking)).toEqual(['booking_cancelled'])
  await reinstate(booking)
  expect(await kindsAbout(booking)).toEqual([])
})

test('undone at once, a single cancellation is not mailed either', async () => {
  const booking = await book(deps)
  await database.db.delete(outbox)
  await cancelBooking(deps, { bookingId: booking.id, actor })
  expect(await claimMail(database.db)).toBeUndefined()
  await reinstate(booking)
  expect(await kindsAbout(booking)).toEqual([])
})

test('tells a traveller who has read of the cancellation that the booking is active again, each time', async () => {
  const booking = await book(deps)
  for (const expected of [1, 2]) {
    await cancelBooking(deps, { bookingId: booking.id, actor })
    const waiting = (await mailsAbout(booking)).find(
      ({ kind, state }) => kind === 'booking_cancelled' && state === 'queued',
    )
    await markSent(database.db, waiting?.id ?? '')
    await reinstate(booking)
    const told = (await mailsAbout(booking)).filter(({ kind }) => kind === 'booking_reinstated')
    expect(told).toHaveLength(expected)
    expect(told[0]?.text).toContain('l’annullamento che ti avevamo comunicato non vale più')
  }
})
