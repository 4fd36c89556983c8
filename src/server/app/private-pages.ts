import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { asSentence } from '../../domain/typography.ts'
import { findBooking } from '../booking/bookings/store.ts'
import { findLinkByToken } from '../booking/links/store.ts'
import { preferredEncoding } from '../http/encoding.ts'
import { revalidate, type SiteFiles } from '../http/site-files.ts'
import type { Deps } from '../platform/deps.ts'

type Trip = { id: string; title: string }

const ofBooking =
  /^\/(?:payment-custom|booking-confirmation|bank-transfer-confirmation|dati-ricevuti)\/([\w-]+)$/
const ofLink = /^\/prenotazione\/([\w-]+)$/
const others =
  /^\/(?:prenotazione|payment-custom|passport-verification|verifica-prenotazioni|recensione|lista-attesa|nuove-date|viaggio|cassa-comune)(?:\/[^/]*)?$/

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

/** A page opened from a private link: its frame is part of the HTML. */
export function isPrivateLink(request: IncomingMessage): boolean {
  const path = pathOf(request)
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (ofBooking.test(path) || others.test(path))
  )
}

/** Only the trip: an address shared by mistake reveals nothing about the traveller. */
async function tripBehind({ db }: Deps, path: string): Promise<Trip | undefined> {
  const token = ofLink.exec(path)?.[1]
  const link = token ? await findLinkByToken(db, token) : undefined
  if (link) return { id: link.travelId, title: link.travelTitle }
  const bookingId = ofBooking.exec(path)?.[1]
  const booking = bookingId ? await findBooking(db, bookingId) : undefined
  return booking && { id: booking.tripId, title: booking.destinationTitle }
}

const escaped: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&"<>]/g, (sign) => escaped[sign] ?? sign)

/** The tags for a chat's link preview: trip and agency. */
function cardTags(deps: Deps, trip: Trip | undefined): string {
  const { brand } = deps.catalogue.current().catalogue
  const tripId = trip && resolvePublicTripId(trip.id)
  const title = trip ? `${trip.title} | ${brand.name}` : `La tua area personale | ${brand.name}`
  const description = trip
    ? `Il tuo viaggio con ${brand.name}: ${trip.title}. Apri il link per continuare.`
    : asSentence(`Una pagina personale di ${brand.name}`)
  const image = deps.publicUrl + (tripId ? `/pictures/share/${tripId}.jpg` : brand.meta.shareImage)
  const property = (name: string, content: string) =>
    `<meta data-page="" property="og:${name}" content="${escape(content)}">`
  return [
    `<title data-page="">${escape(title)}</title>`,
    `<meta data-page="" name="description" content="${escape(description)}">`,
    property('type', 'website'),
    property('site_name', brand.name),
    property('locale', 'it_IT'),
    property('title', title),
    property('description', description),
    property('image', image),
    '<meta data-page="" name="twitter:card" content="summary_large_image">',
  ].join('')
}

const tagOf = (address: string) => {
  if (address.endsWith('.css')) return `<link rel="stylesheet" href="${address}">`
  if (address.endsWith('.js'))
    return `<link rel="modulepreload" fetchpriority="low" href="${address}">`
  return `<link rel="preload" as="fetch" crossorigin href="${address}">`
}

/** Preload tags for the page's code, style and data. */
function needsOf(shell: string, path: string): string {
  const [, attribute = '{}'] = /<template id="frame" data-needs="([^"]*)"/.exec(shell) ?? []
  const needs: Record<string, string[]> = JSON.parse(attribute.replaceAll('&quot;', '"'))
  const [, page = '', token = ''] = path.split('/')
  return (needs[page] ?? [])
    .filter((address) => !address.includes('@') || /^[\w-]+$/.test(token))
    .map((address) => tagOf(address.replace('@', token)))
    .join('')
}

/**
 * The empty shell with the frame visible and its own preview tags in the head. Styles come after the frame,
 * so they don't delay it.
 */
export function privatePage(shell: string, tags: string, path: string): string {
  const frame = /<template id="frame"[^>]*>(.*?)<\/template>/s.exec(shell)?.[1] ?? ''
  return shell
    .replace(/<title data-page="">[^<]*<\/title>/, () => tags)
    .replace('<div id="root"></div>', () => `<div id="root">${frame}</div>${needsOf(shell, path)}`)
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const encoders = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quality),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
}

export async function sendPrivatePage(
  request: IncomingMessage,
  response: ServerResponse,
  { deps, site, headers }: { deps: Deps; site: SiteFiles; headers: Record<string, string> },
): Promise<void> {
  // Without the trip the page is sent all the same, only with a general preview.
  const path = pathOf(request)
  const trip = await tripBehind(deps, path).catch(() => undefined)
  const shell = site.shell.bodies.identity.toString('utf8')
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const body = await encoders[encoding](Buffer.from(privatePage(shell, cardTags(deps, trip), path)))
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidate,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
