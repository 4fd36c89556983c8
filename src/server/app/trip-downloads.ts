import { type Context, Hono } from 'hono'
import { errorCatalogue } from '../../contract/errors.ts'
import { DomainError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/ids.ts'
import { receiptCode } from '../../domain/money/receipts.ts'
import { leaderSeat } from '../../domain/trip/place.ts'
import { contractFile } from '../booking/contract-pack/contract-pack.ts'
import { requireWithinLimit, requireWithinReads } from '../http/rate-limit.ts'
import type { ReceiptPaper } from '../money/receipts/receipt-pdf.tsx'
import { findReceipt } from '../money/receipts/store.ts'
import type { Deps } from '../platform/deps.ts'
import { drawPaper } from '../platform/pdf/draw-paper.ts'
import { issuerOf } from '../platform/pdf/issuer.ts'
import { requireVisit, type Visit } from '../trip/access/enter.ts'
import { feedOf } from '../trip/calendar/feed.ts'
import { fileAnswer } from './file-answer.ts'

const pdf = 'application/pdf'
const calendarType = 'text/calendar; charset=utf-8'

/**
 * The documents of the timeline: only for the contact's session and only of that booking; a receipt also for
 * the traveller who paid it.
 */
export function tripDownloadRoutes(deps: Deps, addressOf: (c: Context) => string): Hono {
  const app = new Hono()
  const forVisit = (c: Context, answer: (visit: Visit) => Promise<Response>) =>
    refusing(c, async () => {
      requireWithinReads(deps, addressOf(c))
      const visit = await requireVisit({ ...deps, headers: c.req.raw.headers })
      await requireWithinLimit(deps, 'summary', visit.booking.id)
      return answer(visit)
    })
  const forLeader: typeof forVisit = (c, answer) =>
    forVisit(c, (visit) => {
      if (visit.pass.seat !== leaderSeat) throw new DomainError('FORBIDDEN')
      return answer(visit)
    })
  app.get('/api/trip/contratto.pdf', (c) =>
    forLeader(c, async ({ booking }) => {
      const { file, name } = await contractFile(deps, booking)
      return fileAnswer(file, pdf, name)
    }),
  )
  app.get('/api/trip/ricevute/:id', (c) =>
    forVisit(c, async ({ booking, pass }) => {
      const id = c.req.param('id')
      const receipt = isUuid(id) ? await findReceipt(deps.db, id) : undefined
      const isOwn = receipt?.bookingId === booking.id && receipt.shareSeat === pass.seat
      if (pass.seat !== leaderSeat && !isOwn) throw new DomainError('FORBIDDEN')
      if (!receipt || receipt.bookingId !== booking.id) throw new DomainError('NOT_FOUND')
      const file = await drawPaper<ReceiptPaper>('receipt', { receipt, issuer: issuerOf(deps) })
      return fileAnswer(file, pdf, `${receiptCode(receipt)}.pdf`)
    }),
  )
  // Calendar apps send no cookie: the address itself contains the key.
  app.get('/api/trip/calendario/:file', (c) =>
    refusing(c, async () => {
      requireWithinReads(deps, addressOf(c))
      const text = await feedOf(deps, c.req.param('file').replace(/\.ics$/, ''))
      if (text === undefined) throw new DomainError('NOT_FOUND')
      return fileAnswer(new TextEncoder().encode(text), calendarType, 'viaggio.ics')
    }),
  )
  return app
}

async function refusing(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status, message } = errorCatalogue[error.code]
    return c.json({ code: error.code, status, message }, status)
  }
}
