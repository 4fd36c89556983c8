import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import {
  followPageReviews,
  publishedRatings,
  publishedReviews,
} from '../../catalogue/figures/published-reviews.ts'
import { erasePerson } from '../../office/people/erase-person.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { emptyAuditLog } from '../../testing/empty-audit-log.ts'
import { book, callApi, person } from '../../testing/test-deps.ts'
import type { Booking } from '../bookings/store.ts'
import { askForReviews } from './invite.ts'
import { answerReview, hideReview, importReview, publishReview } from './manage-reviews.ts'
import { publishedPhoto } from './review-photos.ts'
import { sendReview } from './send-review.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: 'staff', name: 'Marta' }

beforeEach(async () => {
  for (const table of [travellerReviews, travelBookings, outbox, rateLimits])
    await deps.db.delete(table)
  await emptyAuditLog(deps.db)
})

/** A booking whose travellers came back this many days ago. */
async function returned(daysAgo: number, change: Partial<typeof travelBookings.$inferInsert> = {}) {
  const booking = await book(deps, {}, [person(), person({ firstName: 'Luca' })])
  const endDate = addDays(todayInRome(deps.now()), -daysAgo)
  const [row] = await deps.db
    .update(travelBookings)
    .set({
      startDate: addDays(endDate, -9),
      endDate,
      status: 'confirmed',
      paymentStatus: 'paid',
      ...change,
    })
    .where(eq(travelBookings.id, booking.id))
    .returning()
  return row as Booking
}
const invitation = async () => {
  const [row] = await deps.db.select().from(travellerReviews)
  if (!row?.token) throw new Error('nobody was asked')
  return { ...row, token: row.token }
}
const mails = (kind: string) => deps.db.select().from(outbox).where(eq(outbox.kind, kind))
const words = { stars: 5, text: 'Un viaggio che ricorderemo a lungo, tutti.' }
const written = async (change: Partial<typeof words> = {}) => {
  await returned(1)
  await askForReviews(deps)
  const { token, id } = await invitation()
  await sendReview(deps, { token, ...words, ...change })
  return { id, version: 2, token }
}
const actions = async () => (await deps.db.select().from(auditLog)).map(({ action }) => action)

/** The smallest file detected as a JPEG, with a metadata note of a place. */
function jpeg(note = 'GPS 43.6,13.5') {
  const bytes = new TextEncoder().encode(note)
  const start = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1, 0, bytes.length + 2]
  const scan = [0xff, 0xda, 0, 2, 9, 9, 9, 0xff, 0xd9]
  return Uint8Array.from([...start, ...bytes, ...scan])
}

describe('whoever is back', () => {
  it('is asked once, the day after, and once more a week later', async () => {
    await returned(1)
    await askForReviews(deps)
    await askForReviews(deps)
    const [mail] = await mails('review_invitation')
    expect(await mails('review_invitation')).toHaveLength(1)
    expect(mail).toMatchObject({ recipient: 'giulia@example.com' })
    expect(mail && withSecrets(mail).text).toContain(`/#/recensione/${(await invitation()).token}`)
    deps.clock.now = new Date(deps.clock.now.getTime() + 7 * 86_400_000)
    await askForReviews(deps)
    await askForReviews(deps)
    expect(await mails('review_reminder')).toHaveLength(1)
  })

  it('is not reminded after having written', async () => {
    await written()
    deps.clock.now = new Date(deps.clock.now.getTime() + 8 * 86_400_000)
    await askForReviews(deps)
    expect(await mails('review_reminder')).toHaveLength(0)
  })

  it.each([
    ['on the day of the return', 0, {}],
    ['for a trip of long ago', 60, {}],
    ['for a cancelled booking', 1, { status: 'cancelled' as const }],
    ['where nothing was ever paid', 1, { paymentStatus: 'pending' as const }],
  ])('is not asked %s', async (_, days, change) => {
    await returned(days, change)
    await askForReviews(deps)
    expect(await deps.db.$count(travellerReviews)).toBe(0)
  })

  it('writes once: a second time changes nothing, and a stranger gets nowhere', async () => {
    const { token } = await written()
    await sendReview(deps, { token, stars: 1, text: 'Qualcun altro con lo stesso link.' })
    expect(await invitation()).toMatchObject({
      stars: 5,
      state: 'received',
      shownName: 'Giulia R.',
    })
    expect(await mails('agency_review')).toHaveLength(1)
    const guessed = await callApi(deps, 'GET', '/review-invitations/guessed')
    expect(guessed.status).toBe(404)
    const seen = await callApi(deps, 'GET', `/review-invitations/${token}`)
    expect(seen.body).toMatchObject({ tripTitle: 'Tokyo e Kyoto', isSent: true })
  })

  it('sends a photograph as a form, of which only the picture is kept', async () => {
    await returned(1)
    await askForReviews(deps)
    const { token, id } = await invitation()
    const form = new FormData()
    form.set('token', token)
    form.set('stars', '4')
    form.set('text', words.text)
    form.set('wentWell', '')
    form.set('photo', new File([jpeg()], 'foto.jpg', { type: 'image/jpeg' }))
    const { status } = await callApi(deps, 'POST', '/reviews', form)
    expect(status).toBe(200)
    const [kept] = [...deps.files.content.values()]
    expect(Buffer.from(kept ?? []).toString('latin1')).not.toContain('GPS')
    expect((await publishedPhoto(deps, id, '127.0.0.1')).status).toBe(404)
    await publishReview({ ...deps, actor }, { id, version: 2 })
    const shown = await publishedPhoto(deps, id, '127.0.0.1')
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
  })

  it('is told of a photograph that is none, and loses nothing', async () => {
    await returned(1)
    await askForReviews(deps)
    const { token } = await invitation()
    const form = new FormData()
    form.set('token', token)
    form.set('stars', '4')
    form.set('text', words.text)
    form.set('photo', new File(['testo'], 'foto.jpg', { type: 'image/jpeg' }))
    expect((await callApi(deps, 'POST', '/reviews', form)).status).toBe(415)
    expect((await invitation()).state).toBe('invited')
    expect(deps.files.content.size).toBe(0)
  })
})

describe('a review', () => {
  it('is read by visitors once staff have published it, with the answer and how it was verified', async () => {
    const chosen = await written()
    expect(await publishedReviews(deps.db)).toEqual([])
    await publishReview({ ...deps, actor }, chosen)
    await answerReview({ ...deps, actor }, { ...chosen, version: 3, answer: 'Grazie Giulia!' })
    const { body } = await callApi(deps, 'GET', '/reviews?tripId=tokyo-kyoto')
    expect(body).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: [{ name: 'Giulia R.', isVerified: true, source: null, answer: 'Grazie Giulia!' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/Rossi|giulia@|bookingId/)
  })

  it('that is bad can be hidden only with a reason, and the log says that it was a bad one', async () => {
    const chosen = await written({ stars: 2 })
    await hideReview(
      { ...deps, actor },
      { ...chosen, reason: 'Contiene il nome di un altro cliente' },
    )
    expect(await invitation()).toMatchObject({
      state: 'hidden',
      hiddenReason: 'Contiene il nome di un altro cliente',
    })
    expect(await actions()).toContain('bad_review_hidden')
    const [entry] = await deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'bad_review_hidden'))
    expect(entry).toMatchObject({ actorName: 'Marta', after: { stars: 2, state: 'hidden' } })
  })

  it('that is good is hidden under another name', async () => {
    const chosen = await written()
    await hideReview({ ...deps, actor }, { ...chosen, reason: 'Chiesto dal viaggiatore' })
    expect(await actions()).toContain('review_hidden')
    expect(await actions()).not.toContain('bad_review_hidden')
  })

  it('is not decided on an old screen', async () => {
    const chosen = await written()
    await publishReview({ ...deps, actor }, chosen)
    await expect(publishReview({ ...deps, actor }, chosen)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
  })

  it('from elsewhere names its source, is not verified and does not count', async () => {
    const imported = await importReview(
      { ...deps, actor },
      {
        tripId: 'grecia',
        shownName: 'Piero',
        endDate: todayInRome(deps.now()),
        stars: 5,
        text: words.text,
        sourceName: 'Trust View',
        sourceUrl: 'https://trustview.example/1',
      },
    )
    await publishReview({ ...deps, actor }, imported)
    const [review] = await publishedReviews(deps.db, { tripId: 'grecia' })
    expect(review).toMatchObject({ isVerified: false, source: { name: 'Trust View' } })
    expect(await publishedRatings(deps.db)).toEqual({ site: null, trips: {} })
  })

  it('stands on the page of its trip and on the home page, until it is hidden', async () => {
    const pageReviews = followPageReviews(deps.db)
    expect(await pageReviews()).toEqual({ home: [], trips: {} })
    const chosen = await written({ stars: 2 })
    expect(await pageReviews()).toEqual({ home: [], trips: {} })
    await publishReview({ ...deps, actor }, chosen)
    const shown = await pageReviews()
    expect(shown).toMatchObject({ home: [{ id: chosen.id, stars: 2 }] })
    expect(shown.trips).toEqual({ 'tokyo-kyoto': shown.home })
    await answerReview({ ...deps, actor }, { ...chosen, version: 3, answer: 'Ci dispiace.' })
    expect((await pageReviews()).home).toMatchObject([{ answer: 'Ci dispiace.' }])
    await hideReview(
      { ...deps, actor },
      { ...chosen, version: 4, reason: 'Chiesto dal viaggiatore' },
    )
    expect(await pageReviews()).toEqual({ home: [], trips: {} })
  })

  it('is one of the nine newest on a page, under whatever name the trip was stored', async () => {
    const value = (tripId: string, day: number) => ({
      source: 'collected' as const,
      tripId,
      shownName: `Ada ${day}`,
      endDate: todayInRome(deps.now()),
      state: 'published' as const,
      stars: 4,
      text: words.text,
      publishedAt: new Date(deps.now().getTime() - day * 86_400_000),
    })
    const days = Array.from({ length: 12 }, (_, day) => day)
    await deps.db
      .insert(travellerReviews)
      .values(days.map((day) => value(day % 2 ? 'japan' : 'tokyo-kyoto', day)))
    await deps.db.insert(travellerReviews).values(value('grecia', 30))
    const { home, trips } = await followPageReviews(deps.db)()
    const newest = days.slice(0, 9).map((day) => `Ada ${day}`)
    expect(home.map(({ name }) => name)).toEqual(newest)
    expect(trips['tokyo-kyoto']?.map(({ name }) => name)).toEqual(newest)
    expect(trips['grecia']).toHaveLength(1)
    const { body } = await callApi(deps, 'GET', '/reviews?tripId=tokyo-kyoto&limit=9')
    expect(body).toMatchObject({ reviews: newest.map((name) => ({ name })) })
  })

  it('counts for its own trip and for the whole site', async () => {
    const first = await written({ stars: 5 })
    await publishReview({ ...deps, actor }, first)
    await deps.db.insert(travellerReviews).values({
      source: 'collected',
      tripId: 'grecia',
      shownName: 'Ada B.',
      endDate: todayInRome(deps.now()),
      state: 'published',
      stars: 4,
      text: words.text,
    })
    expect(await publishedRatings(deps.db)).toEqual({
      site: { average: 4.5, count: 2 },
      trips: { 'tokyo-kyoto': { average: 5, count: 1 }, grecia: { average: 4, count: 1 } },
    })
  })

  it('goes with the person who asks to be forgotten', async () => {
    await written()
    await erasePerson({ ...deps, actor }, 'giulia@example.com')
    expect(await deps.db.$count(travellerReviews)).toBe(0)
  })
})
