import { type Context, Hono } from 'hono'
import { errorCatalogue } from '../../contract/errors.ts'
import { bookingReference } from '../../domain/booking/bookings.ts'
import { isDomainError } from '../../domain/errors.ts'
import { bankAccountOf } from '../accounts/bank-account.ts'
import { calendarFile } from '../booking/bookings/calendar-file.ts'
import { keptSummary } from '../booking/bookings/kept-summaries.ts'
import { promiseOf } from '../booking/bookings/payment-promise.ts'
import { type Booking, findBooking } from '../booking/bookings/store.ts'
import { contractFile } from '../booking/contract-pack/contract-pack.ts'
import { publishedPhoto } from '../booking/reviews/review-photos.ts'
import { programmeFile } from '../catalogue/programme/programme-file.ts'
import { requireWithinLimit, requireWithinReads } from '../http/rate-limit.ts'
import type { Deps } from '../platform/deps.ts'
import { issuerOf } from '../platform/pdf/issuer.ts'
import { fileAnswer } from './file-answer.ts'

/** Files offered on the confirmation pages; the booking's id is enough to get them. */
export function downloadRoutes(deps: Deps, addressOf: (c: Context) => string): Hono {
  const app = new Hono()
  const withBooking = (c: Context, answer: (booking: Booking) => Promise<Response>) =>
    answerWithBooking(c, deps, addressOf(c), answer)
  app.get('/api/bookings/:id/riepilogo.pdf', (c) =>
    withBooking(c, async (booking) => {
      await requireWithinLimit(deps, 'summary', booking.id)
      await requireWithinLimit(deps, 'summary', addressOf(c))
      const account = await bankAccountOf(deps.db, deps, booking)
      const pdf = await keptSummary({
        booking,
        account,
        promise: await promiseOf(deps.db, booking),
        issuedAt: deps.now(),
        issuer: issuerOf(deps),
      })
      return fileAnswer(pdf, 'application/pdf', `riepilogo-${bookingReference(booking.id)}.pdf`)
    }),
  )
  app.get('/api/bookings/:id/contratto.pdf', (c) =>
    withBooking(c, async (booking) => {
      await requireWithinLimit(deps, 'summary', booking.id)
      await requireWithinLimit(deps, 'summary', addressOf(c))
      const { file, name } = await contractFile(deps, booking)
      return fileAnswer(file, 'application/pdf', name)
    }),
  )
  app.get('/api/bookings/:id/calendario.ics', (c) =>
    withBooking(c, async (booking) => {
      const text = calendarFile(booking, deps)
      const name = `viaggio-${bookingReference(booking.id)}.ics`
      return fileAnswer(new TextEncoder().encode(text), 'text/calendar; charset=utf-8', name)
    }),
  )
  app.get('/api/trips/:id/programma.pdf', (c) =>
    withinLimits(c, async () => {
      requireWithinReads(deps, addressOf(c))
      await requireWithinLimit(deps, 'summary', addressOf(c))
      const found = await programmeFile(deps, c.req.param('id'))
      return found
        ? fileAnswer(found.file, 'application/pdf', found.name)
        : refuse(c, 'TRIP_NOT_FOUND', 404)
    }),
  )
  app.get('/api/reviews/:id/foto', (c) => publishedPhoto(deps, c.req.param('id'), addressOf(c)))
  return app
}

async function answerWithBooking(
  c: Context,
  deps: Deps,
  caller: string,
  answer: (booking: Booking) => Promise<Response>,
): Promise<Response> {
  return withinLimits(c, async () => {
    // Counts requests with wrong ids too, against guessing.
    requireWithinReads(deps, caller)
    const booking = await findBooking(deps.db, c.req.param('id') ?? '')
    return booking ? answer(booking) : refuse(c, 'BOOKING_NOT_FOUND', 404)
  })
}

async function withinLimits(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (isDomainError(error, 'RATE_LIMITED')) return refuse(c, 'RATE_LIMITED', 429)
    throw error
  }
}

type Refusal = 'BOOKING_NOT_FOUND' | 'TRIP_NOT_FOUND' | 'RATE_LIMITED'

function refuse(c: Context, code: Refusal, status: 404 | 429) {
  return c.json({ code, ...errorCatalogue[code] }, status)
}
