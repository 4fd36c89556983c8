import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from '@orpc/zod/zod4'
import { type AdminGroup, adminApiPath, type adminContract } from '../../contract/admin/contract.ts'
import { errorCatalogue } from '../../contract/errors.ts'
import { ibanHandlers } from '../accounts/handlers.ts'
import { auditHandlers } from '../audit/handlers.ts'
import { adminBookingHandlers } from '../bookings/admin-handlers.ts'
import { catalogueHandlers } from '../catalogue/drafts/handlers.ts'
import { claimHandlers } from '../claims/handlers.ts'
import { messageHandlers } from '../contact/admin-handlers.ts'
import { dashboardHandlers } from '../dashboard/handlers.ts'
import { adminDepartureHandlers } from '../departures/admin-handlers.ts'
import { adminDocumentHandlers } from '../documents/admin-handlers.ts'
import { adminPriceHandlers } from '../figures/handlers.ts'
import { launchHandlers } from '../launch/handlers.ts'
import { adminLinkHandlers } from '../links/admin-handlers.ts'
import { outboxHandlers } from '../mail/handlers.ts'
import { listedErrorHandlers } from '../page-errors/handlers.ts'
import { peopleHandlers } from '../people/handlers.ts'
import { pictureHandlers } from '../pictures/handlers.ts'
import { refundHandlers } from '../refunds/handlers.ts'
import { adminReviewHandlers } from '../reviews/handlers.ts'
import { searchHandlers } from '../search/handlers.ts'
import { settingsHandlers } from '../settings/handlers.ts'
import { accountHandlers, staffHandlers } from '../staff/handlers.ts'
import { cassaHandlers } from '../statements/handlers.ts'
import { verificationLinkHandlers } from '../verification/admin-handlers.ts'
import { visitorVitalsHandler } from '../vitals/handlers.ts'
import { systemHandlers } from '../watch/handlers.ts'
import { whatsappNumberHandlers } from '../whatsapp/admin-handlers.ts'
import type { AdminRequest } from './admin-api.ts'
import { answerDownload } from './admin-downloads.ts'
import { answerArchive } from './catalogue-archive.ts'
import { rememberChange } from './read-elsewhere.ts'
import { readStaff } from './session.ts'

type Complete = {
  [Group in AdminGroup]: { [Call in keyof (typeof adminContract)[Group]]: unknown }
}

/** Where the features of the back office meet; a call of the contract without a handler won't compile. */
export const adminRouter = {
  account: accountHandlers,
  dashboard: { ...dashboardHandlers, vitals: visitorVitalsHandler },
  search: searchHandlers,
  bookings: adminBookingHandlers,
  catalogue: catalogueHandlers,
  pictures: pictureHandlers,
  cassa: { ...cassaHandlers, ...refundHandlers },
  links: adminLinkHandlers,
  verificationLinks: verificationLinkHandlers,
  departures: adminDepartureHandlers,
  documents: adminDocumentHandlers,
  messages: messageHandlers,
  reviews: adminReviewHandlers,
  ibans: ibanHandlers,
  whatsappNumbers: whatsappNumberHandlers,
  outbox: outboxHandlers,
  audit: auditHandlers,
  settings: settingsHandlers,
  staff: staffHandlers,
  launch: launchHandlers,
  claims: claimHandlers,
  prices: adminPriceHandlers,
  people: peopleHandlers,
  system: { ...systemHandlers, ...listedErrorHandlers },
} satisfies Complete

const handler = new OpenAPIHandler(adminRouter, {
  plugins: [new ZodSmartCoercionPlugin()],
})

/** Everything under /api/admin. Unknown addresses are not told apart from closed ones. */
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

/** What is told little by little is of no use to who gets it all at the end: nginx would gather it. */
function untouchedOnItsWay(response: Response): Response {
  const isTold = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (isTold) response.headers.set('X-Accel-Buffering', 'no')
  return response
}
