import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from '@orpc/zod/zod4'
import { type AdminGroup, adminApiPath, type adminContract } from '../../contract/admin/contract.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { adminBookingHandlers } from '../booking/bookings/admin-handlers.ts'
import { adminDepartureHandlers } from '../booking/departures/admin-handlers.ts'
import { adminDocumentHandlers } from '../booking/documents/admin-handlers.ts'
import { adminLinkHandlers } from '../booking/links/admin-handlers.ts'
import { adminReviewHandlers } from '../booking/reviews/handlers.ts'
import { roomHandlers } from '../booking/rooms/admin-handlers.ts'
import { verificationLinkHandlers } from '../booking/verification/admin-handlers.ts'
import { bundleHandlers } from '../catalogue/bundles/handlers.ts'
import { claimHandlers } from '../catalogue/claims/handlers.ts'
import { answerArchive } from '../catalogue/drafts/catalogue-archive.ts'
import { catalogueHandlers } from '../catalogue/drafts/handlers.ts'
import { adminFigureHandlers } from '../catalogue/figures/handlers.ts'
import { pictureHandlers } from '../catalogue/pictures/handlers.ts'
import { adminContactHandlers } from '../contact/contact/admin-handlers.ts'
import { whatsappNumberHandlers } from '../contact/whatsapp/admin-handlers.ts'
import type { AdminRequest } from '../http/admin-api.ts'
import { inOurWords } from '../http/italian-issues.ts'
import { rememberChange } from '../http/read-from-replica.ts'
import { readStaff } from '../http/session.ts'
import { accountChangeHandlers } from '../money/payee/handlers.ts'
import { bookingMoneyHandlers } from '../money/payments/staff-handlers.ts'
import { refundHandlers } from '../money/refunds/handlers.ts'
import { cassaHandlers } from '../money/statements/handlers.ts'
import { auditHandlers } from '../office/audit/handlers.ts'
import { backupHandlers } from '../office/backup/handlers.ts'
import { launchHandlers } from '../office/launch/handlers.ts'
import { mailHandlers } from '../office/mail/handlers.ts'
import { listedErrorHandlers } from '../office/page-errors/handlers.ts'
import { peopleHandlers } from '../office/people/handlers.ts'
import { searchHandlers } from '../office/search/handlers.ts'
import { settingsHandlers } from '../office/settings/handlers.ts'
import { accountHandlers, staffHandlers } from '../office/staff/handlers.ts'
import { todayHandlers } from '../office/today/handlers.ts'
import { visitorVitalsHandler } from '../office/vitals/handlers.ts'
import { watchHandlers } from '../office/watch/handlers.ts'
import { diaryHandlers, roadHandlers } from '../road/handlers.ts'
import { adminTripHandlers } from '../trip/handlers.ts'
import { adminRequestHandlers } from '../trip/requests/handlers.ts'
import { answerDownload } from './admin-downloads.ts'
import { sampleHandlers } from './sample/handlers.ts'

type Complete = {
  [Group in AdminGroup]: { [Call in keyof (typeof adminContract)[Group]]: unknown }
}

/** Combines the features of the back office; a call of the contract without a handler does not compile. */
export const adminRouter = {
  account: accountHandlers,
  today: { ...todayHandlers, vitals: visitorVitalsHandler },
  search: searchHandlers,
  bookings: { ...adminBookingHandlers, ...bookingMoneyHandlers },
  catalogue: catalogueHandlers,
  pictures: pictureHandlers,
  cassa: { ...cassaHandlers, ...refundHandlers },
  links: adminLinkHandlers,
  verificationLinks: verificationLinkHandlers,
  departures: adminDepartureHandlers,
  rooms: roomHandlers,
  documents: adminDocumentHandlers,
  contact: adminContactHandlers,
  reviews: adminReviewHandlers,
  accounts: accountChangeHandlers,
  whatsappNumbers: whatsappNumberHandlers,
  mail: mailHandlers,
  audit: auditHandlers,
  settings: settingsHandlers,
  staff: staffHandlers,
  launch: launchHandlers,
  bundles: bundleHandlers,
  claims: claimHandlers,
  figures: adminFigureHandlers,
  people: peopleHandlers,
  sample: sampleHandlers,
  trip: adminTripHandlers,
  road: roadHandlers,
  tripRequests: adminRequestHandlers,
  diary: diaryHandlers,
  backup: backupHandlers,
  watch: { ...watchHandlers, ...listedErrorHandlers },
} satisfies Complete

const handler = new OpenAPIHandler(adminRouter, {
  plugins: [new ZodSmartCoercionPlugin()],
  rootInterceptors: [inOurWords],
})

/** Everything under /api/admin. Unknown addresses get the same answer as forbidden ones. */
export async function answerAdmin(request: Request, context: AdminRequest): Promise<Response> {
  const own = (await answerDownload(request, context)) ?? (await answerArchive(request, context))
  if (own) return rememberChange(context, own)
  const { matched, response } = await handler.handle(request, { prefix: adminApiPath, context })
  if (matched) return rememberChange(context, untouchedOnItsWay(response))
  const isSignedIn = (await readStaff(context)) !== undefined
  const code = isSignedIn ? 'NOT_FOUND' : 'UNAUTHORIZED'
  const { status, message } = errorCatalogue[code]
  return Response.json({ code, message }, { status })
}

/** Progress events are useless if they all arrive at the end: this header keeps nginx from buffering them. */
function untouchedOnItsWay(response: Response): Response {
  const isTold = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (isTold) response.headers.set('X-Accel-Buffering', 'no')
  return response
}
