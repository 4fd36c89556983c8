import { adsHome } from '../domain/catalogue/ads.ts'
import { fillRoute, type RouteParams } from '../domain/catalogue/routes.ts'

/** The only list of page addresses. The browser puts them after a hash, the server answers the plain path. */
export const pages = {
  home: '/',
  trips: '/travels',
  trip: '/travel/:id',
  about: '/about',
  team: '/team',
  teamMember: '/team/:id',
  contact: '/contact',
  groupTrips: '/group-trips',
  faq: '/faq',
  privacyPolicy: '/privacy-policy',
  cookiePolicy: '/cookie-policy',
  terms: '/condizioni-generali',
  informationForm: '/modulo-informativo',
  accessibility: '/accessibilita',
  adsHome: '/ads-special',
  adsTrips: '/ads-special/travels',
  adsTrip: '/ads-special/travel/:id',
  adsAbout: '/ads-special/about',
  adsTeam: '/ads-special/team',
  adsTeamMember: '/ads-special/team/:id',
  adsContact: '/ads-special/contact',
  adsBooking: '/ads-special/booking',
  booking: '/booking',
  bookingLink: '/prenotazione/:token',
  payment: '/payment',
  paymentCustom: '/payment-custom/:bookingId',
  bookingConfirmation: '/booking-confirmation/:bookingId',
  transferConfirmation: '/bank-transfer-confirmation/:bookingId',
  dataReceived: '/dati-ricevuti/:bookingId',
  bookingSuccess: '/booking-success',
  paymentAssistance: '/payment-assistance',
  officialAccounts: '/i-nostri-conti',
  pdf: '/pdf',
  verifyBookings: '/verifica-prenotazioni',
  review: '/recensione/:token',
  waitingEntry: '/lista-attesa/:token',
  dateAlert: '/nuove-date/:token',
  tripPlace: '/viaggio/:token',
  road: '/coordinatore/:departure',
  kitty: '/cassa-comune/:token',
  verifySuccess: '/verifica-success',
  passportVerification: '/passport-verification',
  passportVerificationSuccess: '/passport-verification-success',
  generator: '/generatore',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminTasks: '/admin/tasks',
  adminPassportLinks: '/admin/passport-links',
  adminFreeLinks: '/admin/free-links',
} as const

export type PageName = keyof typeof pages
type Pattern<Name extends PageName> = (typeof pages)[Name]
type Query = Readonly<Record<string, string | number | null | undefined>>
type WithoutParams = {
  [Name in PageName]: keyof RouteParams<Pattern<Name>> extends never ? Name : never
}[PageName]

/** `path('trip', { id: 'grecia' })` is `/travel/grecia`; empty query values are left out. */
export function path<Name extends WithoutParams>(
  name: Name,
  params?: undefined,
  query?: Query,
): string
export function path<Name extends PageName>(
  name: Name,
  params: RouteParams<Pattern<Name>>,
  query?: Query,
): string
export function path(name: PageName, params?: Record<string, string | number>, query?: Query) {
  return fillRoute<string>(pages[name], params ?? {}) + queryText(query)
}

function queryText(query: Query = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
/** The traveller's page without a key: it uses the session, or offers 'Mandami il link'. */
export const placePath = pages.tripPlace.replace('/:token', '')

/** The coordinators' page, before a departure is chosen. */
export const roadPath = pages.road.replace('/:departure', '')

/** Addresses that search engines must not list: everything personal, and the advertising copies. */
export const noindexPrefixes = [
  adsHome,
  '/booking',
  '/prenotazione',
  '/payment',
  '/booking-confirmation',
  '/bank-transfer-confirmation',
  '/dati-ricevuti',
  '/booking-success',
  '/payment-custom',
  '/payment-assistance',
  '/i-nostri-conti',
  '/pdf',
  '/verifica-prenotazioni',
  '/verifica-success',
  '/recensione',
  '/lista-attesa',
  '/nuove-date',
  '/viaggio',
  '/coordinatore',
  '/cassa-comune',
  '/passport-verification',
  '/passport-verification-success',
  '/generatore',
  '/admin',
] as const

export function isNoindex(address: string): boolean {
  return noindexPrefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`))
}

/** Known pages that are never prerendered: their real paths answer with the empty app shell. */
const shellPatterns = Object.values(pages)
  .filter(
    (pattern) =>
      isNoindex(pattern) && (!pattern.startsWith(adsHome) || pattern === pages.adsBooking),
  )
  // The parameter is optional, so that such a page can say what is missing instead of responding 404.
  .map((pattern) => new RegExp(`^${pattern.replace(/\/:[A-Za-z]+/g, '(?:/[^/]+)?')}/?$`))

export function isShellPage(address: string): boolean {
  return address.startsWith('/admin/') || shellPatterns.some((pattern) => pattern.test(address))
}
