import type { publicContract } from '../../contract/contract.ts'
import { publicContract as contract } from '../../contract/contract.ts'
import type { RequestContext } from './context.ts'
import { type Limit, requireWithinLimit, requireWithinReads } from './rate-limit.ts'

type Contract = typeof publicContract
type LimitsOfCalls = {
  [Group in keyof Contract]: { [Call in keyof Contract[Group]]: Limit | 'reading' }
}

/** Every public call has a limit; a call without one does not compile. */
const limitsOfCalls: LimitsOfCalls = {
  departures: { list: 'reading' },
  links: { open: 'link' },
  bookings: {
    create: 'booking',
    createFromTrip: 'booking',
    quoteTrip: 'link',
    retakeSpots: 'booking',
    find: 'reading',
  },
  payments: {
    view: 'reading',
    declareTransfer: 'booking',
    declareDirect: 'booking',
    useVoucher: 'voucher',
    attemptCard: 'booking',
    startCheckout: 'booking',
    returnFromCheckout: 'booking',
  },
  accounts: { official: 'reading', lookAtStop: 'message', stop: 'message' },
  documents: { upload: 'upload' },
  verification: { open: 'link' },
  contact: { send: 'message' },
  whatsapp: { next: 'tracking', recordClick: 'tracking' },
  funnel: { record: 'tracking' },
  vitals: { record: 'tracking' },
  pageErrors: { record: 'pageError' },
  reviews: { list: 'reading', open: 'link', send: 'upload' },
  waitingList: { join: 'message', open: 'link', leave: 'booking' },
  dateAlerts: { ask: 'message', open: 'link', confirm: 'booking', leave: 'booking' },
  figures: { story: 'reading' },
  legal: { read: 'reading' },
  site: { settings: 'reading' },
  trip: {
    askLink: 'message',
    open: 'link',
    view: 'reading',
    leave: 'booking',
    saveOwn: 'booking',
    saveRoom: 'booking',
    saveStrip: 'booking',
    invite: 'message',
    takeBack: 'booking',
    makeCalendar: 'booking',
    setShown: 'booking',
    changeOptions: 'reading',
    quoteRequest: 'booking',
    askRequest: 'booking',
    withdrawRequest: 'booking',
    shares: 'reading',
    setShares: 'booking',
    passkeys: 'reading',
    passkeyOptions: 'booking',
    addPasskey: 'booking',
    endPasskey: 'booking',
    passkeyQuestion: 'booking',
    openWithPasskey: 'booking',
  },
  road: { phoneState: 'link', kitty: 'link' },
}

type Routed = { '~orpc': { route: { method?: string; path?: string } } }

const rules = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as unknown as Record<string, Routed>).map(([call, procedure]) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    const limit = (limitsOfCalls as Record<string, Record<string, Limit | 'reading'>>)[group]?.[
      call
    ]
    return { method, parts: path.split('/'), limit: limit ?? 'reading' }
  }),
)

/** Undefined for addresses that are not a call, or not written as in the contract. */
export function limitOf(method: string, path: string): Limit | 'reading' | undefined {
  const parts = path.split('/')
  return rules.find(
    (rule) =>
      rule.method === method &&
      rule.parts.length === parts.length &&
      rule.parts.every((part, index) => part.startsWith('{') || part === parts[index]),
  )?.limit
}

/** Checked before the body is read, so that refused requests cost no parsing. */
export async function requireVisitorWithinLimit(
  context: RequestContext,
  limit: Limit | 'reading',
): Promise<void> {
  if (limit === 'reading') requireWithinReads(context, context.address)
  else await requireWithinLimit(context, limit, context.address)
}
